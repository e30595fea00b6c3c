// The guided game: one card at a time, and what it speaks of lit on the table. Knows no game.
import { $, api, busy, say } from "./house.js";
import { FIGHT, counted, gliding, rested } from "./scene.js";

const box = $("lesson"), page = $("table"), { table, game } = document.body.dataset;
const small = matchMedia("(max-width: 979px), (max-height: 520px)"), above = matchMedia("(max-width: 979px) and (min-height: 521px)");
// Rings around what lies on the board are below the panels that lie over it; all others are above the page.
const [rings, below] = [document.body, document.querySelector(".felt")].map((parent) => {
  const layer = document.createElement("div");
  layer.className = "rings";
  layer.ariaHidden = "true";
  parent.append(layer);
  return layer;
});

let lesson = null, revision = 0, card = 0, leaving = false, shown = false, heard = () => {}, lens = null;

// Which card is open is remembered for this tab, as long as nothing was played since.
const KEY = `headwaters-lesson-${table}`;
function remember() {
  try { sessionStorage.setItem(KEY, JSON.stringify([lesson.at, card])); } catch { /* then a reload begins at the first card */ }
}
function remembered() {
  try {
    const [at, open] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return at === lesson.at ? Math.min(open, lesson.cards.length - 1) : 0;
  } catch { return 0; }
}

const last = () => card >= lesson.cards.length - 1;
// While there is something to read first, nothing is offered: Next goes on, also where the others play then.
export const reading = () => Boolean(lesson?.cards.length && (!last() || leaving || lesson.waits));

// What is asked instead of the game's own question while something is to be read.
export const asksToRead = () => say(leaving ? "page-lesson-leaving" : told() ? "page-lesson-scene" : "page-lesson-read");

// A frame's lesson; what the page shows of it comes with `showLesson`. `onRead` is called when something is offered anew.
export function takeLesson(frame, onRead, boardLens) {
  const before = lesson;
  [lesson, revision, heard, lens] = [frame.lesson ?? null, frame.revision, onRead, boardLens];
  if (lesson && before?.at !== lesson.at) {
    card = Math.max(0, remembered());
    leaving = false;
  }
}

export function showLesson() {
  page.classList.toggle("in-lesson", Boolean(lesson));
  if (!lesson?.cards.length) { // the bots play on: the last card stays until there is another one
    box.hidden ||= !lesson;
    box.inert = $("lesson-yours").hidden = true;
    box.classList.add("later");
    ring([]);
    return;
  }
  const { text, lit } = lesson.cards[card], number = lesson.before + card + 1, ends = lesson.done && last();
  const words = leaving ? say("page-lesson-sure") : text, fresh = $("lesson-words").textContent !== words || box.hidden;
  box.hidden = box.inert = false;
  box.classList.toggle("later", told()); // what has happened is looked at first: it has the way out
  box.dataset.card = number;
  page.classList.toggle("shows-company", lit.some((id) => find(id)?.closest(".company")));
  if (fresh) $("lesson-words").textContent = words;
  fit();
  $("lesson-at").textContent = say("page-lesson-at", { n: number, most: lesson.of });
  $("lesson-bar").value = number / lesson.of;
  $("lesson-yours").hidden = leaving || !lesson.asks || !last();
  $("lesson-back").hidden = leaving || card === 0;
  $("lesson-next").hidden = leaving || (last() && !lesson.waits);
  $("lesson-skip").hidden = leaving || ends;
  $("lesson-stay").hidden = !leaving;
  for (const id of ["lesson-play-on", "lesson-bots", "lesson-real"]) $(id).hidden = !leaving && !ends;
  box.classList.toggle("choosing", leaving || ends);
  ring(leaving ? [] : lit);
  if (fresh) box.scrollTop = 0;
  if (!told() && (fresh ? document.activeElement === document.body || box.contains(document.activeElement) : shown)) focusCard();
  shown = false;
}
const told = () => !$("happening").hidden;
// Where every card has the same room, many words are written smaller until they fit; the least size can be read well.
const SMALLEST = 0.76, SMALLER = 0.04;
function fit() {
  const words = $("lesson-words");
  words.style.fontSize = "";
  for (let size = 1 - SMALLER; above.matches && size >= SMALLEST && words.scrollHeight > words.clientHeight + 1; size -= SMALLER) {
    words.style.fontSize = `${size}rem`;
  }
}
function focusCard() {
  const button = ["lesson-stay", "lesson-next", "lesson-real"].map($).find((el) => !el.hidden);
  if (button) button.focus({ preventScroll: true });
  else $("lesson-words").focus({ preventScroll: true });
}

// ---- what is lit: a piece or place of the scene, a whole part, or a button beside the prompt
const CONFIRM = "confirm"; // the page's own button, on a touch screen
const find = (id) => id === CONFIRM || document.getElementById(id)?.closest(".part") ? document.getElementById(id)
  : document.querySelector(`#choices [data-id="${CSS.escape(id)}"]`) ?? document.getElementById(`part-${id}`);
let lit = [], around = [], following = 0, until = 0;
function ring(ids) {
  lit = ids.length && lesson.asks && last() ? [...ids, CONFIRM] : ids;
  around = lit.map(() => document.createElement("i"));
  below.replaceChildren();
  rings.replaceChildren(...around);
  lookAt(ids);
  follow();
}
// How near the board may come: the less of it a stage leaves, the nearer.
const nearest = () => ($("stage").hidden ? 1.9 : $("stage").querySelector("[data-about]") ? FIGHT : 2.6);
// The board shows what is spoken of: at once, and again when what glides has come to rest.
let looked = 0;
async function lookAt(ids) {
  const turn = ++looked, seen = () => ids.map(find).filter((el) => el?.closest("#board"));
  const show = () => { if (seen().length) lens.show([...seen(), ...counted()], small.matches ? nearest() : 1); };
  const glides = gliding("#board");
  show();
  if (!glides.length) return;
  await rested(glides);
  if (turn === looked) { show(); follow(); }
}
// The rings stay around their pieces while these glide or the board is moved: for a moment after anything that moves them.
function follow() {
  until = performance.now() + 900;
  if (!following && lit.length) step();
}
const near = (a, b, gap) => a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap;
function step() {
  const clear = [...document.querySelectorAll("#board [data-clear]")].map((el) => el.getBoundingClientRect());
  lit.forEach((id, n) => {
    const el = find(id), at = el?.getBoundingClientRect(), ring = around[n], layer = el?.closest("#board") ? below : rings;
    if (ring.parentElement !== layer) layer.append(ring);
    ring.hidden = !at?.width || told() || covered(el, at);
    if (ring.hidden) return;
    const round = Boolean(el.closest("#board")), gap = el.matches(".part, button") ? 2 : round ? 8 : 5, wide = Math.max(at.width, at.height);
    const [width, height] = round ? [wide, wide] : [at.width, at.height];
    ring.className = `${el.closest(".offered, button") ? "now" : el.matches(".chosen") ? "done" : ""} ${round ? "round" : ""}`;
    Object.assign(ring.style, {
      left: `${at.x + (at.width - width) / 2 - gap}px`, top: `${at.y + (at.height - height) / 2 - gap}px`, width: `${width + 2 * gap}px`, height: `${height + 2 * gap}px`,
    });
    const { x, y } = ring.getBoundingClientRect(); // it passes behind numbers and flags
    ring.style.maskImage = round ? clear.filter((box) => near(box, at, 2 * gap)).map((box) => `radial-gradient(${box.width / 2 + 2}px ${box.height / 2 + 2}px at ${box.x + box.width / 2 - x}px ${box.y + box.height / 2 - y}px, #0000 96%, #000)`).join() : "";
  });
  following = lit.length && performance.now() < until ? requestAnimationFrame(step) : 0;
}
// What lies under a panel or beyond the edge of the board has no ring: it would lie around something else.
function covered(el, at) {
  const board = el.closest("#board")?.getBoundingClientRect(), stage = $("stage").getBoundingClientRect(), preview = $("preview").getBoundingClientRect();
  const x = at.x + at.width / 2, y = at.y + at.height / 2;
  const within = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return within(preview) || (Boolean(board) && (!within(board) || within(stage)));
}
for (const moves of ["resize", "wheel", "pointermove", "click", "keydown", "scroll"]) addEventListener(moves, follow, { capture: true, passive: true });
new MutationObserver(() => { // it may cover what is lit
  if (lesson?.cards.length) { shown = !told() && document.activeElement === document.body; showLesson(); }
  follow();
}).observe($("happening"), { attributeFilter: ["hidden"] });

// ---- the buttons of the card
function go(step) {
  card += step;
  $("toast").hidden = true; // it spoke of the card before
  remember();
  showLesson();
  heard();
}
const post = (what, body = {}) => api(`/api/tables/${table}/${what}`, body);
$("lesson-next").addEventListener("click", busy($("lesson-next"), () => (last() ? post("next-card", { revision }) : go(1))));
$("lesson-back").addEventListener("click", () => go(-1));
function leave(wish) {
  leaving = wish;
  showLesson();
  heard();
}
$("lesson-skip").addEventListener("click", () => leave(true));
$("lesson-stay").addEventListener("click", () => leave(false));
$("lesson-play-on").addEventListener("click", busy($("lesson-play-on"), () => post("leave-lesson")));
$("lesson-real").addEventListener("click", busy($("lesson-real"), async () => {
  await post("leave-lesson");
  const begun = await api("/api/quick", { game, bots: Number(box.querySelector("[data-bots]").value) });
  location.assign(`/t/${begun.table}`);
}));

// Something else was chosen while the card is to be read: the way on shows itself.
export function pointAtNext() {
  const button = $(leaving ? "lesson-stay" : told() ? "happening-on" : "lesson-next");
  button.classList.remove("here");
  void button.offsetWidth; // begins anew
  button.classList.add("here");
}

// The card is above the board on a phone held upright, else beside it: it never covers what it speaks of.
const settle = () => (above.matches ? page.before(box) : document.querySelector(".side").prepend(box));
above.addEventListener("change", settle);
addEventListener("resize", fit);
settle();
