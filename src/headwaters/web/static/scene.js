// The parts of a scene on the page: put in place, let glide, pan and zoom. Knows no game.
import { asDrawn, graft, plant } from "./graft.js";

const NS = "http://www.w3.org/2000/svg";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const still = () => calm.matches || document.hidden;

// What glides now, and what is to be done when it ends; what the style itself turns, beats or fades is not meant.
const glides = new Map();
function glide(el, way, timing, ends = () => {}) {
  const motion = el.animate(way, timing);
  glides.set(motion, ends);
  motion.onfinish = motion.oncancel = () => { glides.delete(motion); ends(); };
}
// New parts come: what they had glide is where it is; a traveller flies on.
function stop() {
  for (const [motion, ends] of glides) {
    if (motion.effect.target.matches(".traveller")) continue;
    motion.onfinish = motion.oncancel = null;
    motion.cancel();
    glides.delete(motion);
    ends();
  }
}
export const gliding = (where) => [...glides.keys()].filter(({ effect }) => effect.target.closest(where));
export const rested = (glides) => Promise.allSettled(glides.map((each) => each.finished));
// Now, or as soon as what glides in the parts has come to rest: what is measured then stays where it is.
export function atRest(work) {
  const glides = gliding(".part");
  return glides.length ? rested(glides).then(work) : work();
}

const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
const far = (m, n) => Math.abs(m.e - n.e) + Math.abs(m.f - n.f) > 1.5 || Math.abs(m.a - n.a) + Math.abs(m.b - n.b) > 0.05;
const within = (svg, el) => DOMMatrix.fromMatrix(svg.getScreenCTM()).inverse().multiply(DOMMatrix.fromMatrix(el.getScreenCTM()));
const middle = (el) => {
  const r = el.getBoundingClientRect();
  return r.width || r.height ? { x: r.x + r.width / 2, y: r.y + r.height / 2 } : null;
};

function parse(text) {
  const paper = document.createElement("template");
  paper.innerHTML = text;
  const svg = paper.content.firstElementChild;
  const title = svg.querySelector(":scope > title");
  svg.setAttribute("role", "group");
  if (title) svg.setAttribute("aria-label", title.textContent);
  title?.remove();
  return svg;
}

// How parts lie in their places. A narrow page takes the second arrangement of a part that has one (`data-upright`: its
// viewBox; the class `upright` moves what is in it), any small screen its `data-small` (class `small`). `--px` is how much of the part is one px of the screen,
// so that the style can keep texts from being smaller than can be read. All are arranged before any is measured: the browser styles them once.
const narrow = matchMedia("(max-width: 699px) and (orientation: portrait)"), slight = matchMedia("(max-width: 979px), (max-height: 520px)");
export function lay(...parts) {
  for (const svg of parts) arrange(svg);
  const scales = parts.map((svg) => svg.getScreenCTM()?.a);
  parts.forEach((svg, n) => {
    const px = scales[n] && (1 / scales[n]).toFixed(3);
    if (px && svg.style.getPropertyValue("--px") !== px) svg.style.setProperty("--px", px);
  });
}
function arrange(svg) {
  const { upright, small } = svg.dataset;
  if (!upright && !small) return;
  svg.dataset.flat ??= svg.dataset.whole ?? svg.getAttribute("viewBox");
  const stands = Boolean(upright && narrow.matches), shrinks = Boolean(small && slight.matches && !stands);
  const whole = stands ? upright : shrinks ? small : svg.dataset.flat;
  svg.classList.toggle("upright", stands);
  svg.classList.toggle("small", shrinks);
  if (svg.dataset.whole !== whole) svg.setAttribute("viewBox", whole);
  svg.dataset.whole = whole;
}
const watched = new ResizeObserver((changed) => lay(...changed.flatMap(({ target }) => [...target.querySelectorAll(":scope > svg")])));
for (const way of [narrow, slight]) way.addEventListener("change", () => lay(...document.querySelectorAll(".part > svg")));

// The table is as wide as board and tray together need.
export function shape() {
  const high = ["board", "part-tray"].map((id) => document.querySelector(`#${id} > svg`)).filter((svg) => svg?.parentElement.hidden === false)
    .map((svg) => (svg.dataset.flat ?? svg.dataset.whole ?? svg.getAttribute("viewBox")).split(" ").map(Number));
  if (high.length) document.body.style.setProperty("--ratio", (1 / high.reduce((sum, [, , w, h]) => sum + h / w, 0)).toFixed(4));
}

// A copy of an element on a layer above the page, with the classes of its ancestors, so that it looks the same there.
function lift(el) {
  const sky = document.getElementById("sky");
  let top = el.cloneNode(true);
  for (const child of [top, ...top.querySelectorAll("[id]")]) child.removeAttribute("id");
  for (const name of ["tabindex", "role", "aria-label", "data-from"]) top.removeAttribute(name);
  const copy = top;
  for (let up = el.parentElement; up instanceof SVGElement; up = up.parentElement) {
    const layer = document.createElementNS(NS, "g");
    layer.setAttribute("class", up.getAttribute("class") || "");
    layer.style.transform = "none"; // where it is, its own matrix says
    layer.append(top);
    top = layer;
  }
  sky.append(top);
  return { top, copy };
}

// The chosen piece, seen through, where it would go: in the picture of its target, below the signs that stand there. A piece
// that says `data-stays` goes nowhere: it is chosen where it lies.
export function ghost(held, target) {
  const el = held?.hasAttribute("transform") ? held : held?.querySelector("[id][transform]"); // of several one
  document.querySelectorAll(".ghostly").forEach((old) => old.remove());
  const place = target && middle(target), svg = target?.closest(".part > svg");
  if (!el || !place || !svg || !el.hasAttribute("transform") || el.closest("[data-stays]")) return;
  const from = el.getBoundingClientRect(), to = target.getBoundingClientRect();
  const size = Math.min(to.width / from.width, to.height / from.height, 1.5);
  const at = el.getScreenCTM(), old = middle(el), back = DOMMatrix.fromMatrix(svg.getScreenCTM()).inverse();
  const { top, copy } = lift(el);
  top.classList.add("ghostly");
  top.style.setProperty("--px", 0); // it is as large as the piece, however large the target's picture is
  for (const each of [top, ...top.querySelectorAll("*")]) {
    each.classList.remove("chosen", "offered", "marked", "off");
    each.removeAttribute("data-as");
  }
  copy.setAttribute("transform", css(back.multiply(new DOMMatrix().translate(place.x, place.y).scale(size).translate(-old.x, -old.y).multiply(at))));
  svg.insertBefore(top, svg.querySelector(":scope > .signs"));
}

// Small drawings beside an element, in its own picture: they pan and zoom with it. `inward`: towards the middle.
// The answer puts them there: where all of them belong is measured before the first one changes the page.
export function signs(el, drawings, inward = false) {
  const svg = el.closest(".part > svg"), centre = middle(el);
  if (!drawings.length || !centre) return () => {};
  const back = svg.getScreenCTM().inverse(), box = el.getBoundingClientRect();
  const layer = document.createElementNS(NS, "g");
  layer.setAttribute("class", "signs");
  layer.setAttribute("aria-hidden", "true");
  const all = svg.getBoundingClientRect();
  const corner = inward
    ? { x: centre.x + (all.x + all.width / 2 - centre.x) * 0.16, y: centre.y + (all.y + all.height / 2 - centre.y) * 0.16 }
    : { x: centre.x + box.width * 0.2, y: centre.y - box.height * 0.22 };
  const at = new DOMPoint(corner.x, corner.y).matrixTransform(back);
  const step = (box.width * (drawings.length > 2 ? 0.34 : 0.54)) / svg.getScreenCTM().a; // two stand beside each other, more overlap
  drawings.forEach((drawing, n) => {
    const sign = document.createElementNS(NS, "g");
    sign.setAttribute("transform", `translate(${at.x - n * step} ${at.y})`);
    sign.innerHTML = drawing;
    layer.append(sign);
  });
  return () => svg.append(layer);
}

// What a step moved from one place to another: where it comes from is looked up now, before the new parts are there;
// the answer lets it fly once they are. `pace` stretches the way.
export function travelling(travels) {
  if (still()) return () => {};
  const place = (id) => { const el = document.getElementById(id); return el && middle(el); };
  const starts = travels.map(({ from }) => place(from));
  return (pace = 1) => {
    const board = document.querySelector("#board > svg");
    const scale = board?.getScreenCTM()?.a ?? 1;
    travels.forEach(({ from, to, svg }, n) => {
      const start = starts[n] ?? place(from), end = place(to);
      if (!start || !end || !svg) return;
      const piece = document.createElementNS(NS, "g");
      piece.setAttribute("class", `${board?.getAttribute("class") ?? ""} traveller`);
      piece.innerHTML = svg;
      document.getElementById("sky").append(piece);
      const at = ({ x, y }, size) => `translate(${x}px, ${y}px) scale(${size})`;
      glide(
        piece, [{ transform: at(start, scale), opacity: 1 }, { transform: at(end, scale * 0.7), opacity: 0.9 }],
        { duration: 420 * pace, delay: Math.min(n, 12) * 70, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" }, () => piece.remove(),
      );
    });
  };
}

// Touched by somebody, in the colour of who did it.
export function mark(el, by) {
  el?.classList.add("marked");
  if (by == null || !el || el.dataset.by === String(by)) return;
  el.style.setProperty("--by", `var(--p${by})`);
  el.dataset.by = by;
}
export function unmark(el) {
  el.classList.remove("marked");
  el.style.removeProperty("--by");
  delete el.dataset.by;
}

// One part: grafted onto what is there, if it lies as that does.
const LIE = ["viewBox", "class", "data-upright", "data-small"];
function set(place, fresh) {
  const live = place.querySelector(":scope > svg"), old = live && asDrawn(live);
  if (fresh && old && LIE.every((name) => old.getAttribute(name) === fresh.getAttribute(name))) {
    for (const el of place.querySelectorAll(".marked")) unmark(el);
    graft(live, fresh);
    return null;
  }
  const svg = fresh && plant(fresh), px = live?.style.getPropertyValue("--px");
  if (svg && px) svg.style.setProperty("--px", px); // mostly it stays as it was
  place.replaceChildren(...(svg ? [svg] : []), ...place.querySelectorAll(":scope > button"));
  if (svg) watched.observe(place);
  return svg;
}

// Put new parts where they belong. `places` maps part names to elements, `pace` stretches the gliding (0: none).
export function put(places, parts, pace = 1) {
  const fresh = Object.entries(parts).map(([name, text]) => [places(name), text && parse(text)]).filter(([place]) => place);
  const moves = pace > 0 && !still();
  const old = new Map(), sources = new Map();
  const focus = document.activeElement?.closest?.("svg [id]")?.id;
  if (moves) {
    for (const svg of document.querySelectorAll(".part > svg")) {
      for (const el of svg.querySelectorAll("[id][transform]")) {
        if (el.getScreenCTM()) old.set(el.id, { svg: svg.parentElement, local: within(svg, el), screen: el.getScreenCTM(), text: el.textContent });
      }
    }
    for (const [, svg] of fresh) {
      for (const el of svg?.querySelectorAll("[data-from]") ?? []) {
        const from = document.getElementById(el.dataset.from);
        if (!old.has(el.id) && from) sources.set(el.id, { ...middle(from), svg: from.closest(".part") });
      }
    }
  }
  stop();
  for (const [place, svg] of fresh) place.hidden = !svg;
  lay(...fresh.map(([place, svg]) => set(place, svg)).filter(Boolean));
  if (moves && old.size) for (const [place, svg] of fresh) if (svg) move(place, old, sources, 280 * pace);
  if (focus && document.activeElement === document.body) document.getElementById(focus)?.focus({ preventScroll: true });
}

// A long way from one side of the board to the next goes round its middle, not across: the way that the piece says
// (`data-round`: 1 clockwise, -1 against it), else the shorter one; along a ring with rounded corners.
function around(svg, el, from, to) {
  const [x, y, w, h] = (svg.dataset.flat ?? svg.dataset.whole ?? svg.getAttribute("viewBox")).split(" ").map(Number);
  const ring = (c, s) => (c ** 4 + s ** 4) ** 0.25;
  const polar = (m) => { const c = (m.e - x - w / 2) / w, s = (m.f - y - h / 2) / h; return [ring(c, s), Math.atan2(s, c)]; };
  const [r, a] = polar(from), [s, b] = polar(to), way = Number(el.dataset.round ?? 0);
  const full = 2 * Math.PI, nearer = ((b - a + 3 * Math.PI) % full) - Math.PI;
  const turn = way ? way * ((way * (b - a) + 2 * full) % full) : nearer;
  if (Math.abs(nearer) < 0.9 || (!way && Math.abs(turn) > 2.4) || Math.min(r, s) < 0.25 || Math.abs(r - s) > 0.15) return [from, to];
  const steps = Math.ceil(Math.abs(turn) / 0.16);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const k = n / steps, m = DOMMatrix.fromMatrix(n < steps ? from : to), angle = a + turn * k;
    if (n && n < steps) {
      const radius = (r + (s - r) * k) / ring(Math.cos(angle), Math.sin(angle));
      m.e = x + w / 2 + Math.cos(angle) * radius * w;
      m.f = y + h / 2 + Math.sin(angle) * radius * h;
    }
    return m;
  });
}

function move(place, old, sources, duration) {
  const svg = place.querySelector(":scope > svg");
  const busy = new Set();
  const timing = { duration, easing: "cubic-bezier(.3,.1,.2,1)" };
  for (const el of svg.querySelectorAll("[id][transform]")) {
    if (el.closest("defs") || !el.getScreenCTM()) continue;
    let up = el.parentElement;
    while (up !== svg && !busy.has(up)) up = up.parentElement;
    if (up !== svg) continue;
    const was = old.get(el.id), from = sources.get(el.id);
    const now = within(svg, el);
    if (was && was.svg === place) {
      if (far(was.local, now)) {
        const base = within(svg, el.parentElement).inverse();
        const way = around(svg, el, was.local, now);
        glide(el, way.map((m) => ({ transform: css(base.multiply(m)) })), way.length > 2 ? { ...timing, duration: duration * (way.length > 14 ? 3.5 : 2) } : timing);
        busy.add(el);
      } else if (was.text !== el.textContent && was.text.length < 12 && place.id !== "board") {
        glide(el, [{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }], { duration: duration * 2 });
      }
    } else if (was || from?.svg) {
      const at = el.getScreenCTM(), here = middle(el);
      if (!here) continue;
      const start = was ? was.screen : new DOMMatrix().translate(from.x, from.y).scale(0.6).translate(-here.x, -here.y).multiply(at);
      const { top, copy } = lift(el);
      el.classList.add("flying");
      copy.setAttribute("transform", css(at));
      glide(copy, [{ transform: css(start) }, { transform: css(at) }], { ...timing, duration: duration * 1.25 }, () => { top.remove(); el.classList.remove("flying"); });
      busy.add(el);
    } else if (!was) {
      glide(el, [{ opacity: 0 }, { opacity: 1 }], timing);
    }
  }
}

export const FIGHT = 3.8; // how near it comes where a stage below it leaves little room
export const counted = () => [...document.querySelectorAll("#board .counts")]; // what counts in a fight: it is in sight with those who fight
const CLOSE = 1.9, FEW = 8; // how near a part of the board is shown; more targets than a few need not all be in sight
export const inSight = (box, frame) => {
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
};

// Pan and zoom of one svg by its viewBox: wheel, drag, pinch, buttons. `wheel(e)` may take a wheel event for itself.
export class Lens {
  zoom = 1;
  points = new Map();
  constructor(box, wheel = () => false) {
    this.box = box;
    narrow.addEventListener("change", () => { this.zoom = 1; this.apply(); });
    box.addEventListener("wheel", (e) => {
      e.preventDefault();
      if (!wheel(e)) this.to(this.zoom * Math.exp(-e.deltaY / 400), e);
    }, { passive: false });
    box.addEventListener("pointerdown", (e) => { this.points.set(e.pointerId, e); this.dragged = false; this.start = e; });
    addEventListener("pointermove", (e) => this.points.has(e.pointerId) && this.move(e));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (e) => { this.points.delete(e.pointerId); box.classList.remove("held"); });
    box.addEventListener("click", (e) => { if (this.dragged) { e.stopPropagation(); e.preventDefault(); } this.dragged = false; }, true);
  }
  get svg() { return this.box.querySelector(":scope > svg"); }
  point(e) { return new DOMPoint(e.clientX, e.clientY).matrixTransform(this.svg.getScreenCTM().inverse()); }
  apply() {
    const svg = this.svg;
    if (!svg) return;
    svg.dataset.whole ??= svg.getAttribute("viewBox");
    const [x, y, w, h] = svg.dataset.whole.split(" ").map(Number);
    if (this.zoom === 1) this.at = null;
    const at = this.at ?? { x: x + w / 2, y: y + h / 2 };
    const dx = w / this.zoom / 2, dy = h / this.zoom / 2;
    at.x = Math.min(Math.max(at.x, x + Math.min(dx, w / 2) * 0.6), x + w - Math.min(dx, w / 2) * 0.6);
    at.y = Math.min(Math.max(at.y, y + Math.min(dy, h / 2) * 0.6), y + h - Math.min(dy, h / 2) * 0.6);
    const box = `${at.x - dx} ${at.y - dy} ${2 * dx} ${2 * dy}`;
    if (svg.getAttribute("viewBox") !== box) {
      svg.setAttribute("viewBox", box);
      lay(svg);
    }
    this.box.classList.toggle("zoomed", this.zoom > 1);
  }
  to(zoom, e) {
    zoom = Math.min(Math.max(zoom, 1), 6);
    if (!this.svg || zoom === this.zoom) return;
    this.moved();
    const r = this.box.getBoundingClientRect();
    const on = this.point(e ?? { clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 });
    const v = this.svg.viewBox.baseVal, k = this.zoom / zoom;
    this.at = { x: on.x + (v.x + v.width / 2 - on.x) * k, y: on.y + (v.y + v.height / 2 - on.y) * k };
    this.zoom = zoom;
    this.apply();
  }
  moved() {
    this.byHand = true;
    this.before = this.gliding = null;
  }
  // So near that each of these is at least so large on a small screen, and a few of them all in sight; with none, as it was before.
  reach(elements, least) {
    if (!this.svg || !slight.matches) return;
    this.arrive();
    const boxes = elements.map((el) => el.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length) return this.leave();
    const needed = Math.max(1, (this.zoom * (least + 0.2)) / Math.min(...boxes.map((box) => Math.min(box.width, box.height))));
    const frame = this.box.getBoundingClientRect(), seen = boxes.filter((box) => inSight(box, frame)).length;
    const enough = seen === boxes.length || (seen && boxes.length > FEW);
    if (enough && needed <= this.zoom) return;
    this.before ??= this.stand();
    if (enough && seen < boxes.length) return this.glide(needed, this.stand().at);
    const { zoom, at } = this.aim(elements, enough ? needed : Math.max(needed, this.zoom, CLOSE), needed);
    this.glide(zoom, at);
  }
  // These are in sight on a small screen, which stays as near as it is.
  bring(elements) {
    this.arrive();
    const frame = this.box.getBoundingClientRect();
    if (slight.matches && !elements.every((el) => inSight(el.getBoundingClientRect(), frame))) this.show(elements, this.zoom, this.zoom);
  }
  // A look at these, until `leave`.
  visit(elements, most) {
    this.arrive();
    this.before ??= this.stand();
    this.show(elements, most);
  }
  leave() {
    if (this.before) this.glide(this.before.zoom, this.before.at);
    this.before = null;
  }
  // Where a narrow page begins, and comes back to: these, as long as nobody has moved the board by hand.
  home(elements) {
    if (!this.svg || !narrow.matches || this.byHand) return;
    this.arrive();
    this.before = null;
    if (elements.length) this.show(elements, CLOSE);
    else if (this.zoom > 1) { this.zoom = 1; this.apply(); }
  }
  stand() {
    const v = this.svg.viewBox.baseVal;
    return { zoom: this.zoom, at: { x: v.x + v.width / 2, y: v.y + v.height / 2 } };
  }
  glide(zoom, to) {
    const v = this.svg.viewBox.baseVal, from = { zoom: this.zoom, x: v.x + v.width / 2, y: v.y + v.height / 2 };
    const begun = performance.now(), time = still() ? 0 : 240, goal = { zoom, to };
    this.gliding = goal;
    const step = (now) => {
      if (this.gliding !== goal) return; // something else is looked at meanwhile
      const k = time ? Math.min(1, Math.max(0, (now - begun) / time)) : 1;
      this.zoom = from.zoom + (zoom - from.zoom) * k;
      this.at = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
      this.apply();
      if (k < 1) requestAnimationFrame(step);
      else this.gliding = null;
    };
    step(begun);
  }
  // What glides is there at once: where things are is measured at rest.
  arrive() {
    if (!this.gliding) return;
    this.zoom = this.gliding.zoom;
    this.at = this.gliding.to;
    this.gliding = null;
    this.apply();
  }
  // These elements in the middle, at most and at least so near; they are in sight, whatever was before.
  show(elements, most, least = 1) {
    const aim = this.aim(elements, most, least);
    if (!aim) return;
    this.gliding = null;
    Object.assign(this, aim);
    this.apply();
  }
  aim(elements, most, least) {
    if (!this.svg) return null;
    const boxes = elements.map((el) => el.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length) return null;
    const edge = (side, end) => end(...boxes.map((box) => box[side]));
    const a = this.point({ clientX: edge("left", Math.min), clientY: edge("top", Math.min) });
    const b = this.point({ clientX: edge("right", Math.max), clientY: edge("bottom", Math.max) });
    const [x, y, w, h] = this.svg.dataset.whole.split(" ").map(Number);
    const seen = this.box.getBoundingClientRect(), whole = Math.min(seen.width / w, seen.height / h);
    const fitting = Math.min((0.8 * seen.width) / Math.abs(b.x - a.x), (0.8 * seen.height) / Math.abs(b.y - a.y)) / whole;
    const zoom = Math.min(Math.max(fitting, least), most), scale = whole * zoom;
    const inside = (at, start, size, half) => (size < 2 * half ? start + size / 2 : Math.min(Math.max(at, start + half), start + size - half));
    return { zoom, at: { x: inside((a.x + b.x) / 2, x, w, seen.width / scale / 2), y: inside((a.y + b.y) / 2, y, h, seen.height / scale / 2) } };
  }
  move(e) {
    const before = this.points.get(e.pointerId);
    const others = [...this.points.values()].filter((p) => p.pointerId !== e.pointerId);
    if (!this.dragged && Math.hypot(e.clientX - this.start.clientX, e.clientY - this.start.clientY) < 8 && !others.length) return;
    this.dragged = true;
    this.box.classList.add("held");
    if (others.length === 1) {
      const o = others[0], gap = (p) => Math.hypot(p.clientX - o.clientX, p.clientY - o.clientY);
      this.to(this.zoom * gap(e) / Math.max(gap(before), 1), { clientX: (e.clientX + o.clientX) / 2, clientY: (e.clientY + o.clientY) / 2 });
    } else if (!others.length && this.zoom > 1) {
      this.moved();
      const a = this.point(before), b = this.point(e), v = this.svg.viewBox.baseVal;
      this.at = { x: v.x + v.width / 2 + a.x - b.x, y: v.y + v.height / 2 + a.y - b.y };
      this.apply();
    }
    this.points.set(e.pointerId, e);
  }
}
