// Scenes of what happened, over a part of the board: sides that count up, what fell, who gained. One after another.
import { $, make, say } from "./house.js";
import { still } from "./scene.js";
import { sceneTime } from "./pace.js";

const BOX = "-36 -38 72 76"; // of a piece that is drawn around the origin

export class Scenes {
  waiting = [];
  open = null;
  // `names()` of the seats; `style()` of the board, whose classes colour the pieces; `changed(open)`.
  constructor(names, style, rule, changed) {
    Object.assign(this, { names, style, rule, changed, box: $("happening") });
    this.box.addEventListener("click", (e) => { if (!e.target.closest("a")) this.close(); });
    this.box.addEventListener("scroll", () => this.hint(), { passive: true });
    new ResizeObserver(() => this.hint()).observe(this.box);
  }
  // One that concerns the viewer stays until it is clicked away; another is there for the time of the pace.
  add(scene) {
    if (!scene.waits && !sceneTime(scene)) return;
    this.waiting.push(scene);
    if (!this.open) this.next();
  }
  close() {
    if (this.open) this.next();
  }
  // Skipping: only what has to be seen is left.
  hurry() {
    this.waiting = this.waiting.filter((scene) => scene.waits);
    if (this.open && !this.open.waits) this.next();
  }
  clear() {
    this.waiting = [];
    this.close();
  }
  next() {
    clearTimeout(this.timer);
    const had = this.open, focused = this.box.contains(document.activeElement);
    this.open = this.waiting.shift() ?? null;
    this.box.hidden = !this.open;
    $("board").dataset.told = this.open?.kind ?? ""; // the scene may show it on the board too
    if (this.open) this.draw(this.open);
    if (this.open && !this.open.waits) this.timer = setTimeout(() => this.next(), sceneTime(this.open));
    if (had || this.open) this.changed(this.open, focused);
  }
  // Whether there is more below what can be seen.
  hint() {
    const { scrollTop, clientHeight, scrollHeight } = this.box;
    this.box.classList.toggle("more", scrollTop + clientHeight < scrollHeight - 4);
  }
  draw(scene) {
    const { box } = this, brief = !scene.sides.length && !scene.lost.length && !scene.gained.length;
    box.className = `happening ${scene.kind} ${brief ? "brief" : ""} ${scene.waits ? "waits" : ""}`;
    const list = (name, items) => (items.length ? make("div", { className: `items ${name}-items` },
      make("h3", {}, say(`page-${name}`)), make("ul", {}, ...items.map((item) => this.item(item)))) : null);
    const titled = make("h2", { id: "happening-title" }, scene.svg ? this.picture(scene.svg) : null, scene.title);
    box.replaceChildren(...[
      titled,
      scene.sides.length ? make("div", { className: "sides" }, ...scene.sides.map((side, n) => this.side(side, n, owners(scene.sides)[n]))) : null,
      ...scene.lines.map((line) => make("p", { className: "line" }, line)),
      make("div", { className: "outcome" }, list("gained", scene.gained), list("lost", scene.lost)),
      make("p", { className: "after" },
        make("a", { href: this.rule(scene.rule), target: "_blank", "aria-label": say("page-rule", { rule: scene.rule }) }, scene.rule),
        make("button", { type: "button", id: "happening-on", className: scene.waits ? "gold" : "quiet" }, say("page-go-on"))),
    ].filter(Boolean));
    $("told").textContent = [
      scene.title, ...scene.sides.flatMap((side) => [`${side.name}: ${side.strength}.`, ...side.lines]), ...scene.lines,
      ...[["lost", scene.lost], ["gained", scene.gained]].flatMap(([name, items]) => (items.length ? [`${say(`page-${name}`)}:`, ...items.map((item) => item.text)] : [])),
    ].join(" ");
  }
  side(side, n, owner) {
    const might = make("b", { className: "might" }, String(side.strength));
    if (!still() && side.strength > 0) count(might, side.strength);
    return make("section", { className: `fighter fighter-${n} ${side.won ? "won" : ""}`, "data-seat": owner == null ? false : String(owner) },
      make("h3", {}, side.name),
      make("div", { className: "pieces" }, ...side.pieces.map((piece) => make("figure", {}, this.picture(piece.svg, piece.text), this.owner(piece.seat)))),
      might,
      make("ul", {}, ...side.lines.map((line) => make("li", {}, line))),
      side.won ? make("span", { className: "tag turn" }, say("page-won")) : null);
  }
  item(item) {
    return make("li", { "data-seat": item.seat == null ? false : String(item.seat) }, item.svg ? this.picture(item.svg) : null, make("span", {}, item.text));
  }
  owner(seat) {
    return seat == null ? null : make("figcaption", { "data-seat": String(seat) }, this.names()[seat]);
  }
  picture(svg, text) {
    const box = make("span", text ? { className: "picture", role: "img", "aria-label": text, title: text } : { className: "picture", "aria-hidden": "true" });
    box.innerHTML = `<svg viewBox="${BOX}" class="${this.style()}">${svg}</svg>`;
    return box;
  }
}

// Whose side each is, where each is fought for by one player and all by different ones.
function owners(sides) {
  const fighters = sides.map((side) => [...new Set(side.pieces.length ? side.pieces.map((piece) => piece.seat) : side.seats)]);
  const clear = fighters.every((seats) => seats.length === 1) && new Set(fighters.flat()).size === sides.length;
  return fighters.map(([seat]) => (clear ? seat : null));
}

function count(el, most) {
  let n = 0;
  el.textContent = "0";
  const timer = setInterval(() => {
    el.textContent = String(++n);
    if (n >= most || !el.isConnected) { clearInterval(timer); el.textContent = String(most); }
  }, Math.max(40, Math.min(220, 1100 / most)));
}
