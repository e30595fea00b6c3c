// Points over the game as lines; each line has its own dash and its name at the end, so colour does not stand alone.
// It is drawn as large as the box is, so that its words are as large everywhere, and again when the box has another size.
const NS = "http://www.w3.org/2000/svg";
const el = (tag, attributes, text) => {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text != null) made.textContent = text;
  return made;
};

const drawings = new Map(), LETTER = 7.6, LINE = 16;
const sizes = new ResizeObserver((boxes) => { for (const { target } of boxes) drawings.get(target)(); });
export function chart(box, points, names, title, step = null) {
  drawings.set(box, () => {
    const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(box);
    const width = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), height = box.clientHeight - parseFloat(paddingTop);
    if (width > 0 && height > 0) box.replaceChildren(drawn(points, names, title, step, width, height));
  });
  drawings.get(box)();
  sizes.observe(box);
}

function drawn(points, names, title, step, width, height) {
  const left = 34, right = Math.min(150, width * 0.36), top = 12, bottom = 12, letters = Math.floor((right - 10) / LETTER);
  const lines = names.map((_, seat) => points[seat] ?? points[String(seat)] ?? []);
  const most = Math.max(5, ...lines.flat()), least = Math.min(0, ...lines.flat());
  const steps = Math.max(1, ...lines.map((line) => line.length - 1));
  const x = (n) => left + (n / steps) * (width - left - right);
  const y = (v) => height - bottom - ((v - least) / (most - least)) * (height - top - bottom);
  const svg = el("svg", { viewBox: `0 0 ${width} ${height}`, height, class: "chart", role: "img", "aria-label": title });
  const gap = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= Math.max(1, (height - top - bottom) / 30)) ?? 200;
  for (let v = Math.ceil(least / gap) * gap; v <= most; v += gap) {
    svg.append(el("path", { class: "grid", d: `M${left} ${y(v)}H${width - right}` }), el("text", { class: "axis", x: left - 7, y: y(v) + 4 }, String(v)));
  }
  let floor = height + LINE - 5;
  const ends = lines.map((line, seat) => ({ seat, at: y(line.at(-1) ?? 0) })).sort((a, b) => b.at - a.at);
  for (const end of ends) { end.at = Math.min(end.at, floor - LINE); floor = end.at; }
  const lift = Math.max(0, 8 - floor);
  for (const { seat, at } of ends) {
    const line = lines[seat];
    const d = line.map((v, n) => (n && v !== line[n - 1] ? `H${x(n).toFixed(1)}V${y(v).toFixed(1)}` : n ? "" : `M${x(0)} ${y(v).toFixed(1)}`)).join("") + `H${x(line.length - 1).toFixed(1)}`;
    svg.append(el("path", { class: `line line-${seat}`, d }), el("text", { class: `name name-${seat}`, x: width - right + 10, y: at + lift + 4 }, ended(names[seat], line.at(-1) ?? "", letters)));
  }
  if (step != null) svg.append(el("path", { class: "now", d: `M${x(step)} ${top}V${height - bottom}` }));
  return svg;
}
const ended = (name, points, most) => {
  const room = most - String(points).length - 1;
  return `${name.length > room ? `${name.slice(0, room - 1)}…` : name} ${points}`;
};
