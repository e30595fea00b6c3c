// Points over the game as lines; each line has its own dash and its name at the end, so colour does not stand alone.
const NS = "http://www.w3.org/2000/svg";
const el = (tag, attributes, text) => {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text != null) made.textContent = text;
  return made;
};

export function chart(points, names, title, step = null) {
  const width = 640, height = 240, left = 40, right = 150, top = 14, bottom = 22;
  const lines = names.map((_, seat) => points[seat] ?? points[String(seat)] ?? []);
  const most = Math.max(5, ...lines.flat()), least = Math.min(0, ...lines.flat());
  const steps = Math.max(1, ...lines.map((line) => line.length - 1));
  const x = (n) => left + (n / steps) * (width - left - right);
  const y = (v) => height - bottom - ((v - least) / (most - least)) * (height - top - bottom);
  const svg = el("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart", role: "img", "aria-label": title });
  const gap = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  for (let v = Math.ceil(least / gap) * gap; v <= most; v += gap) {
    svg.append(el("path", { class: "grid", d: `M${left} ${y(v)}H${width - right}` }), el("text", { class: "axis", x: left - 7, y: y(v) + 4 }, String(v)));
  }
  let floor = height;
  const ends = lines.map((line, seat) => ({ seat, at: y(line.at(-1) ?? 0) })).sort((a, b) => b.at - a.at);
  for (const end of ends) { end.at = Math.min(end.at, floor - 20); floor = end.at; }
  const lift = Math.max(0, 10 - floor);
  for (const { seat, at } of ends) {
    const line = lines[seat];
    const d = line.map((v, n) => (n && v !== line[n - 1] ? `H${x(n).toFixed(1)}V${y(v).toFixed(1)}` : n ? "" : `M${x(0)} ${y(v).toFixed(1)}`)).join("") + `H${x(line.length - 1).toFixed(1)}`;
    svg.append(el("path", { class: `line line-${seat}`, d }), el("text", { class: `name name-${seat}`, x: width - right + 10, y: at + lift + 4 }, `${names[seat]} ${line.at(-1) ?? ""}`));
  }
  if (step != null) svg.append(el("path", { class: "now", d: `M${x(step)} ${top}V${height - bottom}` }));
  return svg;
}
