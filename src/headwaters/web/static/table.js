// The table: frames come in, choices go out. What can be chosen is a prefix tree of ids; this file knows no game.
import { $, api, busy, caption, make, say, toast } from "./house.js";
import { FIGHT, Lens, atRest, counted, ghost, gliding, inSight, mark, put, rested, shape, signs, still, travelling, unmark } from "./scene.js";
import { asksToRead, pointAtNext, reading, showLesson, takeLesson } from "./lesson.js";
import { company, showCompany, takeSaid } from "./company.js";
import { showLobby } from "./lobby.js";
import { showResult } from "./result.js";
import { Scenes } from "./happenings.js";
import { Pace } from "./pace.js";
import { recall, remember, settings } from "./settings.js";
import { notifyOf, sound, soundOf } from "./sound.js";

const { table, game } = document.body.dataset;
const language = document.documentElement.lang;
const page = $("table");
let socket, tries = 0, frame = null, path = [], armed = null, look = null;
let slow, requests = 0, sending = null; // how many choices were sent, and the number of the one that is under way
let seenStep = recall(`seen-${table}`) ?? null; // the last step whose scenes were shown here, also before a reload
let missed = null; // the step after which the viewer was away
const log = [], known = new Map(), seen = {};

// ---- the wire
const UNKNOWN_TABLE = 4404;
const banner = document.querySelector(".bar > .lost > span"), reconnecting = banner.textContent;
let greeted = false, trouble = null; // whether this connection has shown the table; with which words it was refused
function connect(whole = false) {
  greeted = false;
  trouble = null;
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/t/${table}/live?lang=${language}`);
  socket.onopen = () => {
    const { revision = null, drawing = null } = whole ? {} : frame ?? {};
    send({ verb: "hello", revision, drawing, look });
  };
  socket.onmessage = (e) => take(JSON.parse(e.data));
  socket.onclose = ({ code }) => {
    if (sending) path = path.slice(0, -1);
    unsend();
    const isGone = code === UNKNOWN_TABLE;
    banner.textContent = trouble ?? (isGone ? say("page-offline") : reconnecting);
    document.body.classList.add("away");
    if (!isGone) setTimeout(connect, Math.min(8000, 300 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}
// The table is there: only now is the connection a good one, and the next try after it soon.
function greet() {
  greeted = true;
  tries = 0;
  document.body.classList.remove("away");
}
// The table was not shown: what is the matter stays on the page until it is, and another connection is tried.
function turnedAway({ id, text }) {
  trouble = text;
  if (id === "error-not-your-seat") look = null; // a seat that was moved to another device
  if (id !== "error-unknown-table") socket.close();
}
// Who sat down without a cookie has one now: only a new connection belongs to that guest.
function rejoin() {
  socket.onclose = null;
  socket.close();
  connect(true);
}
function send(message) {
  const open = socket.readyState === WebSocket.OPEN;
  if (open) socket.send(JSON.stringify(message));
  else toast(say("page-offline"));
  return open;
}
// Something that changes the table: nothing else can be chosen until its own answer is there.
function request(message) {
  if (sending || !send({ ...message, seat: frame.seat, id: ++requests })) return false;
  sending = requests;
  scenes.clear();
  slow = setTimeout(() => { page.classList.add("slow"); light(); }, 400);
  return true;
}
const ask = (message) => send({ ...message, seat: frame.seat, revision: frame.revision });

function take(message) {
  if (message.frame) {
    greet();
    pace.take(message.frame);
    notifyOf(message.frame);
  }
  else if (message.taken) {
    pace.upto(message.taken.revision);
    settled(message.id);
    missed = null;
  }
  else if (message.error && !greeted) turnedAway(message.error);
  else if (message.error) {
    if (message.id === EXPLAIN) explainNext();
    if (message.id === PREVIEW) undecided = null;
    if (typeof message.id === "string") return; // a question that came too late
    carried = passed = null;
    settled(message.id);
    reply(message.error.text, message.error.rule);
  } else if (message.why && doubted === moment()) reply(message.why.text, message.why.rule);
  else if (message.preview) {
    known.set(message.preview.action, message.preview);
    if (message.preview.action === wanted) showPreview(wanted);
    if (message.preview.action === undecided?.action) choose(undecided.id);
  } else if (message.foreseen) {
    foreseen = { ...foreseen, signs: message.foreseen.signs };
    atRest(drawSigns);
  } else if (message.said) hear(message.said);
  else if (message.explained) showTip(message.explained);
  else if (message.aloud) $("read").textContent = message.aloud.text;
  else if (message.past) showPast(message.past);
}
function hear(said) {
  takeSaid(said);
  if (frame) showCompany(frame);
  if (said.lines.length === 1 && !said.lines[0].mine) sound("said");
}
// The choice under way is answered, by its own number: frames of other people's moves may come in between.
function settled(id) {
  if (!sending || id !== sending) return false;
  unsend();
  path = [];
  light();
  if (asked() && document.activeElement === document.body) focusFirst();
  const next = carried;
  carried = null;
  if (passed) passed.to ??= frame.revision;
  if (next && options().includes(stem(next))) choose(alternatives(next)[0]);
  return true;
}
function unsend() {
  sending = null;
  clearTimeout(slow);
  page.classList.remove("slow");
}
const ruleLink = (rule) => rule && { href: `/rules/${game}#${rule}`, text: rule };

// ---- a frame
const pace = new Pace(showFrame, (seat) => (pace.newest?.frame ?? frame)?.table.seats[seat]?.mine, drawSkip);
const scenes = new Scenes(
  () => frame.table.seats.map((seat, n) => (n === frame.seat ? say("page-you") : seat.name)),
  () => document.querySelector("#board > svg")?.getAttribute("class") ?? "",
  (rule) => ruleLink(rule).href,
  (open, focused) => {
    pace.hold(Boolean(open));
    placeScene();
    showPrompt(); // while it is open, a guided game asks to read it
    if (open?.waits && keys) $("happening-on").focus();
    else if (focused && !open) focusFirst();
  },
);
// What waits to be shown, and whether the viewer is asked behind it.
function drawSkip() {
  const behind = pace.newest?.frame;
  page.dataset.waiting = pace.waiting.length;
  page.dataset.arrived = pace.revision;
  $("skip").hidden = !behind;
  if (!behind) return;
  const mine = behind.seat != null && behind.actors.includes(behind.seat);
  $("skip").textContent = say(mine ? "page-skip-to-turn" : "page-skip");
  if (mine) title(true);
}
function title(mine) {
  document.title = (mine ? `● ${say("page-your-turn")} · ` : "") + document.body.dataset.title;
}
function skip() {
  scenes.hurry();
  pace.skip();
}
// At the calm pace the turn is the viewer's when the last motion of the others has come to rest, or with a click before.
const LANDING = 60; // milliseconds after a flight until its piece lies there
let arriving = null; // what is still to be shown of the frame
function arrive() {
  if (!arriving) return;
  const { show } = arriving;
  arriving = null;
  drawSeats();
  show();
}
document.addEventListener("visibilitychange", arrive); // nothing flies where nobody looks, and the turn is to be told there too
function showFrame(next) {
  arrive();
  const moved = frame && next.revision !== frame.revision;
  const same = frame && !moved && frame.seat === next.seat;
  const first = !frame;
  const parts = { ...next.parts };
  for (const [name, pieces] of Object.entries(next.patches ?? {})) {
    parts[name] = pieces.map((piece) => (typeof piece === "string" ? piece : seen[name].slice(...piece))).join("");
  }
  if (next.full) {
    for (const name of Object.keys(seen)) parts[name] ??= null;
    log.length = 0;
    $("log").replaceChildren();
  }
  Object.assign(seen, parts);
  const from = Math.min(next.log?.[0]?.n ?? Infinity, (next.lines ?? Infinity) + 1);
  while (log.length && log.at(-1).n >= from) { log.pop(); $("log").lastChild.remove(); }
  const fresh = next.log ?? [];
  log.push(...fresh);
  frame = next;
  takeLesson(frame, cardRead, lens);
  if (!same) { known.clear(); keepChoice(); }
  showCompany(frame);
  drawSeats();
  const fly = travelling(moved && !next.full ? next.travels ?? [] : []);
  put(place, parts, first ? 0 : 1);
  fly();
  lens.apply();
  shape();
  drawLog(fresh);
  page.dataset.status = frame.table.status;
  page.dataset.revision = frame.revision;
  page.dataset.step = frame.step ?? 0;
  const show = () => showAsked(first, same, fresh);
  const rests = settings.pace === "calm" && moved && !frame.lesson && !frame.table.seats[frame.by]?.mine && !still() && asked() && !page.classList.contains("mine");
  const flights = rests ? gliding(".part, #sky") : [];
  if (!flights.length) return show();
  const coming = arriving = { show };
  rested(flights).then(() => setTimeout(() => { if (arriving === coming) arrive(); }, LANDING));
  drawSeats();
}
// What a frame asks, and of whom.
function showAsked(first, same, fresh) {
  const was = page.classList.contains("mine");
  page.classList.toggle("mine", asked());
  const staged = page.classList.contains("has-stage");
  for (const name of ["hand", "stage"]) page.classList.toggle(`has-${name}`, Boolean(seen[name]));
  placeStage(staged);
  if (first || (asked() && !was)) goHome();
  title(asked());
  if ($("aloud").open) askAloud();
  if (first || prompt() !== $("prompt").textContent || fresh.length) announce([...fresh.map((line) => line.text), prompt()]);
  $("prompt").textContent = prompt();
  drawCurtain();
  showLobby(frame, table, rejoin);
  showResult(frame);
  $("waiting").hidden = !frame.waiting;
  light();
  showLesson();
  if (!same && asked() && document.activeElement === document.body) focusFirst();
  showScenes(first);
  takeSingle();
}
function showScenes(first) {
  if (first && seenStep != null && seenStep < frame.step) {
    missed = seenStep;
    light();
  }
  seenStep = Math.min(seenStep ?? frame.step, frame.step); // an undo goes back
  const fresh = (frame.happenings ?? []).filter((scene) => scene.step > seenStep);
  for (const scene of fresh) scenes.add(scene);
  soundOf(frame, asked(), fresh);
  seenStep = frame.step;
  remember(`seen-${table}`, seenStep);
}
// The stage lies where what it is about does not, or below the board, which then shows that.
const upright = matchMedia("(max-width: 979px) and (min-height: 521px)"), wide = matchMedia("(min-width: 980px) and (min-height: 521px)");
let fight = ""; // what the stage is about: one fight may follow the other while it is open
function placeStage(staged) {
  const named = (seen.stage && document.querySelector("#stage > svg")?.dataset.about) || "", before = fight;
  const about = named.split(" ").map(element).filter(Boolean);
  fight = named;
  if (staged && !seen.stage) lens.leave();
  if (!about.length || named === before) return;
  const middle = (el) => { const box = el.getBoundingClientRect(); return box.y + box.height / 2; };
  const mean = about.reduce((sum, el) => sum + middle(el), 0) / about.length;
  page.classList.toggle("stage-low", lay($("stage"), about, mean < middle($("board")), true));
  if (upright.matches) lens.visit([...about, ...counted()], FIGHT);
}
const GAP = 10; // around a panel
function unlay(panel) {
  panel.classList.remove("docked");
  for (const name of ["left", "top", "bottom", "width", "maxHeight"]) panel.style[name] = "";
}
// A panel lies over the board where it covers least of these places: low or high, to a side only if it covers nothing there.
// Where there is no room at a desk, one that docks is laid beside the board. Answers whether it lies low.
function lay(panel, places, low, docks) {
  unlay(panel);
  const felt = panel.parentElement.getBoundingClientRect(), room = wide.matches ? $("board").getBoundingClientRect() : felt;
  const { offsetWidth: w, offsetHeight: h } = panel, edge = w / 2 + GAP, boxes = places.map((el) => el.getBoundingClientRect());
  const shared = (a, b, from, size) => Math.max(0, Math.min(b, from + size) - Math.max(a, from));
  const covers = (x, y) => boxes.reduce((sum, box) => sum + shared(box.left, box.right, x, w) * shared(box.top, box.bottom, y, h), 0);
  const centre = room.width / 2, ways = (wide.matches ? [centre, edge, room.width - edge] : [centre]).flatMap((across) => [low, !low].map((isLow) => (
    { low: isLow, across, covers: covers(room.left + across - w / 2, isLow ? room.bottom - h - GAP : room.top + GAP) })));
  const best = ways.reduce((least, way) => (way.covers < least.covers && (way.across === centre || !way.covers) ? way : least));
  if (wide.matches && docks && (best.covers || h + 2 * GAP > room.height)) dock(panel, felt);
  else if (wide.matches) {
    panel.style.left = `${room.left - felt.left + best.across}px`;
    if (best.low) Object.assign(panel.style, { top: "auto", bottom: `${felt.bottom - room.bottom + GAP}px` });
  }
  return best.low;
}
// Over log and players, above the hand.
function dock(panel, felt) {
  const { left, width, top } = document.querySelector(".company").getBoundingClientRect();
  const end = $("hand").hidden ? felt.bottom : $("hand").getBoundingClientRect().top - GAP;
  panel.classList.add("docked");
  Object.assign(panel.style, {
    left: `${left + width / 2 - felt.left}px`, top: "auto", bottom: `${felt.bottom - end}px`, width: `${width}px`, maxHeight: `${end - top}px`,
  });
}
// A scene that waits, or that names its places, lies beside what it tells of; any other note that goes by stays where notes are.
function placeScene() {
  const { about = [], waits } = scenes.open ?? {}, box = $("happening"), named = about.length > 0;
  const places = (named ? about : frame?.marks ?? []).map(element).filter((el) => el?.closest("#board"));
  if ((waits || named) && wide.matches) lay(box, places, false, named);
  else unlay(box);
}
addEventListener("resize", () => {
  if (!wide.matches) unlay($("stage"));
  else if (seen.stage) { fight = ""; placeStage(true); }
  placeScene();
});
// Where a turn begins on a phone: at what is mine on the board, and at what was touched since my last action; before
// anything is mine, where I can begin. Where nothing on the board is anybody's own, all of it is seen.
function goHome() {
  const placeless = frame.seat != null && document.querySelector("#hand > svg")?.dataset.home === undefined;
  const named = (part, name) => (document.querySelector(`#${part} > svg`)?.dataset[name] ?? "").split(" ").map(element).filter(Boolean);
  const mine = named("hand", "home");
  const touched = (frame.marks ?? []).map(element).filter((el) => el?.closest("#board"));
  if (!frame.lesson && !seen.stage) lens.home(placeless ? [] : mine.length || touched.length ? [...mine, ...touched] : frame.seat == null ? [] : named("board", "begin"));
}
const place = (name) => (name === "board" || name === "stage" || name === "hand" ? $(name) : $(`part-${name}`));
const asked = () => frame != null && !arriving && !reading() && frame.seat != null && frame.curtain == null && frame.actors.includes(frame.seat) && frame.table.status === "playing";
// What is asked; while a card is to be read, nothing else is.
const prompt = () => (reading() ? asksToRead() : frame.prompt);
// Another card of a guided game is open: what it asks for is offered now, or no longer.
function cardRead() {
  page.classList.toggle("mine", asked());
  light();
  if (asked() && keys) (document.querySelector(".part .offered") ?? answers()[0])?.focus();
}
function showPrompt() {
  $("prompt").textContent = (path.length && !sending && !held && frame.follows?.[path.at(-1)]) || prompt();
}
const announce = (lines) => { $("live").textContent = lines.filter(Boolean).join(" "); };

function drawSeats() {
  const list = $("seats"), seats = frame.table.seats;
  while (list.children.length > seats.length) list.lastChild.remove();
  seats.forEach((seat, n) => {
    let item = list.children[n];
    if (!item) {
      item = make("li", { className: "seat" }, make("p", { className: "who" }), make("div", { className: "part", id: `part-seat-${n}` }));
      list.append(item);
    }
    const acts = frame.table.status === "playing" && !arriving && frame.actors.includes(n);
    item.className = `seat ${acts ? "acts" : ""} ${seat.here || seat.kind === "bot" ? "here" : ""} ${frame.seat === n ? "own" : ""}`;
    const presence = seat.level_name ?? say(seat.here ? "page-here" : "page-gone");
    item.firstChild.replaceChildren(...[
      make("span", { className: "dot", role: "img", "aria-label": presence, title: presence }),
      make("b", {}, seat.name || say("page-free")),
      seat.handed || seat.resigned ? null : seat.level_name ? make("span", { className: "tag" }, seat.level_name) : frame.seat === n ? make("span", { className: "tag" }, say("page-you")) : null,
      ...company(seat, n),
      acts ? make("span", { className: "tag turn" }, say("page-to-act")) : null,
    ].filter(Boolean));
  });
  list.dataset.count = seats.length;
}

function drawLog(fresh) {
  const list = $("log");
  const first = list.children.length === 0;
  for (const line of fresh) {
    const rule = ruleLink(line.rule);
    const where = line.where?.length ? line.where.join(" ") : false;
    list.append(make("li", { className: first ? "" : "new", "data-seat": line.seat == null ? false : String(line.seat), "data-where": where }, line.text, " ",
      rule ? make("a", { href: rule.href, target: "_blank", "aria-label": say("page-rule", { rule: line.rule }) }, line.rule) : null));
  }
  for (const link of [...list.querySelectorAll("a")].slice(0, -6)) link.tabIndex = -1; // Tab need not walk through the whole game
  if (fresh.length) requestAnimationFrame(() => { list.parentElement.scrollTop = list.parentElement.scrollHeight; }); // measured once all else is drawn
}

// The places that a line names are lit while the mouse is on it; a click brings them into sight, on a phone from below the log.
function pointAt(line) {
  for (const el of document.querySelectorAll(".pointed")) el.classList.remove("pointed");
  const places = line?.dataset.where.split(" ").map(element).filter(Boolean) ?? [];
  for (const el of places) el.classList.add("pointed");
  return places;
}
$("log").addEventListener("pointerover", (e) => e.pointerType !== "touch" && pointAt(e.target.closest("[data-where]")));
$("log").addEventListener("pointerleave", (e) => e.pointerType !== "touch" && pointAt(null));
$("log").addEventListener("click", (e) => {
  const line = e.target.closest("a") ? null : e.target.closest("[data-where]");
  const places = line && pointAt(line);
  if (!places?.length) return;
  if ($("logbox").classList.contains("open")) document.querySelector("[data-opens=logbox]").click();
  lens.bring(places);
});
page.addEventListener("pointerdown", (e) => { if (!e.target.closest?.("#log")) pointAt(null); });

function drawCurtain() {
  const box = $("curtain"), seat = frame.curtain;
  const lifted = box.hidden;
  box.hidden = seat == null;
  page.inert = seat != null;
  if (seat == null) return;
  const { name } = frame.table.seats[seat];
  $("curtain-name").textContent = say("page-curtain", { name });
  $("curtain-lift").textContent = say("page-curtain-lift", { name });
  if (lifted) $("curtain-lift").focus();
}
$("curtain-lift").onclick = () => { look = frame.curtain; send({ verb: "look", seat: look }); };

// ---- choosing
const stem = (id) => id.split("~")[0];
// A half-made choice stays as far as it still leads somewhere; one that is being sent stays until it is answered.
function keepChoice() {
  if (sending || held) return;
  let tree = asked() ? frame.offers ?? {} : {};
  const leads = path.findIndex((id) => typeof (tree = tree?.[id]) !== "object");
  if (leads >= 0) path = path.slice(0, leads);
  if (armed && node()[armed] === undefined) armed = null;
}
const node = (ids = path) => ids.reduce((tree, id) => tree?.[id], asked() && !sending && !held ? frame.offers ?? {} : {}) ?? {};
const element = (id) => {
  const el = document.getElementById(stem(id));
  return el instanceof SVGElement && el.closest(".part") ? el : null;
};
const twins = (id) => [...document.querySelectorAll(`.part [data-as="${CSS.escape(stem(id))}"]`)]; // pieces just like it
const options = (ids = path) => [...new Set(Object.keys(node(ids)).map(stem))];
const alternatives = (id, ids) => Object.keys(node(ids)).filter((key) => stem(key) === stem(id));
const label = (id) => frame.labels?.[id] ?? frame.labels?.[stem(id)] ?? id;

let lit = null; // the frame that the lights are of
function light() {
  if (!frame) return;
  hush();
  page.dataset.chosen = path.join(" ");
  page.dataset.sending = Boolean(sending);
  page.classList.toggle("sending", Boolean(sending));
  if (sending && lit === frame && !page.classList.contains("slow")) return; // mostly the answer is there in a moment: until then all stays as it was
  lit = frame;
  for (const el of document.querySelectorAll("[data-turn]")) if (!path.some((id) => stem(id) === el.id)) turnTo(el, 0);
  for (const old of document.querySelectorAll(".part .signs")) old.remove();
  const buttons = [], looks = new Map(); // of elements: how they look, and what they are called where they can be clicked
  const show = (el, look, id) => { const all = looks.get(el) ?? { look: [] }; looks.set(el, { look: [...all.look, look], id: id ?? all.id }); };
  for (const id of frame.marks ?? []) if (element(id)) show(element(id), "marked"); // touched since the viewer's last action
  for (const id of options()) {
    if (element(id)) show(element(id), "offered", alternatives(id)[0]);
    else for (const each of alternatives(id)) buttons.push(answer(each));
    for (const twin of twins(id)) show(twin, "offered"); // pieces like it, or that stand for the button
  }
  for (const id of path.length ? [] : further()) if (element(id)) show(element(id), "offered", id);
  for (const id of path) if (element(id)) show(element(id), "chosen", id);
  if (path.length) {
    const switches = [...path.flatMap((_, i) => options(path.slice(0, i))), ...further()];
    for (const id of Object.keys(frame.labels ?? {})) {
      const el = element(id), { look = [] } = looks.get(el) ?? {};
      if (!el || look.includes("offered") || look.includes("chosen")) continue;
      if (switches.includes(stem(id))) show(el, null, id); else show(el, "off");
    }
  }
  dress(looks);
  for (const id of path) if (element(id) && id.includes("~")) turnTo(element(id), Number(id.split("~")[1]));
  const kept = document.activeElement?.dataset?.id;
  $("choices").replaceChildren(...inRows(buttons));
  if (kept) answers().find((b) => b.dataset.id === kept)?.focus();
  $("way").textContent = path.map(label).join(" › ");
  showPrompt();
  $("back").hidden = !path.length || Boolean(held);
  $("turn").hidden = !path.some((id, i) => alternatives(id, path.slice(0, i)).length > 1);
  $("undo").hidden = !held && (!frame.undo || path.length > 0);
  $("undo").classList.toggle("holds", Boolean(held));
  caption($("undo"), ...(held ? [say("page-held"), say("page-held-what", { what: path.map(label).join(" › ") })] : [say("page-undo"), say("page-undo-what", { what: frame.undo ?? "" })]));
  $("again").hidden = !(frame.marks?.length || missed != null) || path.length > 0;
  $("again").textContent = missed == null ? say("page-again") : say("page-since", { count: frame.step - missed });
  $("confirm").hidden = !armed;
  if (sending) return; // what can be chosen then is seen with the answer
  reach();
  rove();
  if (armed) showPreview(leaf(armed));
  else wantOnly();
  foresee();
}
// The button of an answer: its words, or a number of a row with what would stand then.
const answers = () => [...$("choices").querySelectorAll("button")];
function answer(id) {
  const face = frame.faces?.[[...path, id].join(" ")], look = `choice ${face?.ahead ? "ahead" : ""} ${id === armed ? "chosen" : ""}`;
  const button = { type: "button", className: look, "data-id": id, "aria-label": face && `${label(id)}. ${face.total}`, title: face ? `${label(id)} (${face.total})` : "", onclick: () => choose(id) };
  return face ? Object.assign(make("button", button, make("b", {}, String(face.number)), make("small", {}, face.total)), { face }) : make("button", button, label(id));
}
// Numbers stand in rows below each other, each row after its name; what ends the list stands in the last row.
function inRows(buttons) {
  const faced = buttons.filter((button) => button.face), least = Math.min(...faced.map((button) => button.face.number));
  if (!faced.length) return buttons;
  const rows = [...new Set(faced.map((button) => button.face.row).reverse())].reverse().map((name) => {
    const row = faced.filter((button) => button.face.row === name);
    for (const button of row) button.style.gridColumn = button.face.number - least + 2;
    return make("div", { className: "row-of", role: "group", "aria-label": name }, make("span", { "aria-hidden": "true" }, name), ...row);
  });
  return [make("div", { className: "tally" }, ...rows), ...buttons.filter((button) => !button.face)];
}
// What is offered on the board is large enough for a finger: on a small screen the board comes nearer where it must.
const FINGER = 24;
let reached = "";
function reach() {
  const key = `${frame.revision} ${path.join(" ")}`;
  if (frame.lesson || seen.stage || key === reached) return;
  reached = key;
  atRest(() => key === reached && lens.reach([...document.querySelectorAll("#board .offered")], FINGER));
}
// Only what differs is touched: the browser styles and paints the rest of the board no more.
const LOOKS = ["offered", "chosen", "off", "marked"];
function dress(looks) {
  const worn = document.querySelectorAll(`.part :is(${LOOKS.map((look) => `.${look}`).join()}, [role=button])`);
  for (const el of new Set([...worn, ...looks.keys()])) {
    const { look = [], id } = looks.get(el) ?? {};
    for (const each of LOOKS) if (el.classList.contains(each) !== look.includes(each)) el.classList.toggle(each);
    if (look.includes("marked")) mark(el, frame.marked_by?.[el.id]);
    else if (el.dataset.by) unmark(el);
    if (id == null && el.getAttribute("role") !== "button") continue;
    if ((id == null || sending) && (keys || frame.lesson) && el === document.activeElement) el.blur(); // the keyboard goes on elsewhere
    const button = id == null ? {} : { role: "button", tabindex: el.getAttribute("tabindex") ?? "-1", "aria-label": label(id), "aria-pressed": look.includes("chosen") ? "true" : null };
    for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) {
      const value = button[name] ?? null;
      if (value === el.getAttribute(name)) continue;
      if (value === null) el.removeAttribute(name); else el.setAttribute(name, value);
    }
  }
}
function turnTo(el, k) {
  const way = el.querySelector(".turnable") ?? el;
  if (k) el.dataset.turn = k; else delete el.dataset.turn;
  way.style.transform = k ? `rotate(${90 * k}deg)` : "";
}

// `alone`: the whole action is the only one that is offered.
function choose(id, sure = false, alone = false) {
  const next = node()[id];
  undecided = null;
  if (next === undefined) return;
  if (typeof next === "string") {
    if (!sure && restrained(id, next)) return;
    armed = null;
    path = [...path, id];
    transmit(id, next);
    return;
  }
  armed = null;
  path = [...path, id];
  const [only, ...others] = Object.keys(node());
  const ends = leaf(only); // the last choice of an action is its player's own: what it costs and brings is seen first
  if (settings.single && !others.length && !frame.lesson && (alone || !ends)) return choose(only, sure, alone);
  light();
  focusFirst();
}
function transmit(id, action) {
  if (!request({ verb: "play", action, revision: frame.revision })) path = path.slice(0, -1);
  light();
  if (sending) element(id)?.classList.add("chosen");
}
// What ends the turn or can't be taken back is asked twice or held for a moment, as the person likes it, by mouse, touch
// and keys alike; nothing else is. Whether it does, the preview knows.
const GRACE = 1500;
let undecided = null, held = null, alone;
let carried = null; // what was clicked to go on with, while that is not yet asked
let passed = null; // what could have been chosen instead of going on, and the revision that this led to
// What is asked only later, and can be clicked now to go on to it.
const further = () => (asked() && !sending && !held && !frame.lesson ? Object.keys(frame.passes ?? {}) : []);
function goOn(id) {
  const left = options([]);
  path = [];
  if (request({ verb: "play", action: frame.passes[id], revision: frame.revision })) [carried, passed] = [id, { left, to: null }];
  light();
}
// Who went on by a click and steps back is where that click was made, and may choose there anew.
const returns = () => passed?.to === frame.revision && frame.undo && !sending;
function goBack(id = null) {
  path = [];
  passed = null;
  if (request({ verb: "undo", revision: frame.revision })) carried = id;
  light();
}
function restrained(id, action) {
  if (!settings.confirm && (!settings.grace || frame.lesson)) return false;
  const told = known.get(action);
  if (!told) {
    if (ask({ verb: "preview", action, id: PREVIEW })) undecided = { id, action };
    return true;
  }
  if (!told.ends || armed === id) return false;
  if (settings.confirm) arm(id);
  else {
    path = [...path, id];
    held = setTimeout(() => { held = null; transmit(id, action); }, GRACE);
    light();
    element(id)?.classList.add("chosen");
  }
  return true;
}
function letGo() {
  clearTimeout(held);
  held = null;
  path = path.slice(0, -1);
  light();
}
function arm(id) {
  armed = id;
  light();
  want(id);
  element(id)?.classList.add("chosen");
}
// The only action there is, a moment after it was asked for.
function takeSingle() {
  clearTimeout(alone);
  if (!settings.single || !frame.single || frame.lesson || !asked() || path.length || sending || held) return;
  alone = setTimeout(() => {
    const [id] = Object.keys(node());
    if (id && !path.length) choose(id, !settings.confirm, true);
  }, 700);
}
function turn(step = 1) {
  for (let i = path.length - 1; i >= 0; i--) {
    const all = alternatives(path[i], path.slice(0, i));
    if (all.length < 2) continue;
    path = [...path.slice(0, i), all[(all.indexOf(path[i]) + step + all.length) % all.length]];
    if (armed && node()[armed] === undefined) armed = null;
    if (armed) arm(armed);
    else {
      light();
      hover(pointed);
    }
    return true;
  }
  return false;
}
function back() {
  if (held) return letGo();
  if (armed) armed = null;
  else if (path.length === 1 && returns()) return goBack();
  else if (path.length) {
    const last = path.at(-1);
    path = path.slice(0, -1);
    light();
    element(last)?.focus();
    return;
  }
  light();
}
const leaf = (id) => (typeof node()[id] === "string" ? node()[id] : null);

function click(e, touch) {
  const trail = [];
  for (let el = e.target; el && !el.classList?.contains("part"); el = el.parentElement) {
    if (el.id || el.dataset?.as) trail.push(el.dataset?.as ?? el.id);
    if (el.dataset?.for) trail.push(el.dataset.for); // what this place stands for now
  }
  hideTip();
  arrive();
  if (reading()) {
    pointAtNext();
    return reply(asksToRead());
  }
  if (pace.waiting.length) skip(); // a click is about the table as it is now
  const offered = options();
  let hit = trail.find((id) => offered.includes(id));
  if (!hit && touch) hit = nearest(e, offered.filter((id) => element(id)));
  if (hit) {
    const id = alternatives(hit).find((each) => each === armed) ?? alternatives(hit)[0];
    return choose(id);
  }
  const chosen = path.findIndex((id) => trail.includes(stem(id)));
  if (chosen >= 0) {
    if (chosen === path.length - 1 && turn()) return;
    if (!chosen && returns()) return goBack();
    path = path.slice(0, chosen);
    return light();
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const other = trail.find((id) => options(path.slice(0, i)).includes(id));
    if (other) {
      path = path.slice(0, i);
      return choose(alternatives(other)[0]);
    }
  }
  if (sending || held) return;
  const first = frame.lesson && comesFirst(trail);
  if (first) return reply(say(element(first)?.closest("#hand") ? "page-lesson-first-hand" : "page-lesson-first", { what: label(first) }));
  const left = returns() && trail.find((id) => passed.left.includes(id)), later = further();
  const beyond = trail.find((id) => later.includes(id)) ?? (touch && nearest(e, later.filter(element)));
  if (left) goBack(left);
  else if (beyond) goOn(beyond);
  else refuse(trail[0]);
}
// What is to be chosen now so that one of these ids can be chosen later: a guided game marks the whole way.
function comesFirst(ids) {
  const leads = (tree) => typeof tree === "object" && Object.entries(tree).some(([id, behind]) => ids.includes(stem(id)) || leads(behind));
  return Object.keys(node()).find((id) => leads(node()[id]));
}
// A click that means nothing is answered: why, or what is asked instead and of whom.
function refuse(id) {
  if (frame.table.status !== "playing" || frame.curtain != null) return;
  const asks = $("prompt").textContent;
  if (!asked()) return reply(say(frame.seat == null ? "page-only-watching" : "page-not-your-turn", { asks }));
  if (!id) return reply(say("page-nothing-there", { asks }));
  doubted = moment();
  ask({ verb: "why", ids: [...path, id].slice(0, 8) });
}
// What a refusal is about: what is asked, and what of the answer is chosen. When that is another, it has nothing to say.
const moment = () => (asked() && !sending ? [frame.prompt, ...path, armed].join(" ") : "");
let doubted = null; // the moment of the last why
let refused = null; // the moment of the refusal that can be read, and how to take it away
function reply(text, rule) {
  refused = { at: moment(), hush: toast(text, ruleLink(rule)) };
}
function hush() {
  if (!refused || refused.at === moment()) return;
  refused.hush();
  refused = null;
}
function nearest(e, ids) {
  const part = e.target.closest(".part"), edges = part.getBoundingClientRect();
  let best = null, least = 26;
  for (const id of ids) {
    const r = element(id).getBoundingClientRect();
    if (element(id).closest(".part") !== part || !inSight(r, edges)) continue; // nobody means what lies beyond the board's edge
    const gap = Math.hypot(e.clientX - r.x - r.width / 2, e.clientY - r.y - r.height / 2);
    if (gap < least) [best, least] = [id, gap];
  }
  return best;
}
page.addEventListener("click", (e) => {
  if (!e.target.closest?.(".part > svg")) return;
  if (e.pointerType === "touch" && pressed) { pressed = false; return; } // it was a long press: the tip is there
  click(e, e.pointerType === "touch");
});

// ---- preview before commitment
const PREVIEW = "preview", EXPLAIN = "explain", FORESEE = "foresee", RECALL = "recall", ALOUD = "aloud";
let wanted = null, pointed = null;
function want(id) {
  const action = leaf(id);
  wanted = action;
  if (action && !known.has(action)) ask({ verb: "preview", action, id: PREVIEW });
  showPreview(action);
  const piece = [...path].reverse().map(element).find((el) => el && element(id) && el !== element(id));
  ghost(action ? piece : null, element(id));
}
function showPreview(action) {
  const lines = action && known.get(action)?.lines;
  $("preview").hidden = !lines?.length;
  if (lines) $("preview").replaceChildren(...lines.map((line) => make("p", {}, line)));
}
function hover(target) {
  pointed = target;
  const button = target?.closest?.(".choice");
  const el = target?.closest?.(".part .offered");
  const id = button?.dataset.id ?? (el && alternatives(el.dataset.as ?? el.id)[0]);
  weigh(id);
  if (id) want(id);
  else if (!armed) wantOnly();
}
// While nothing is pointed at: what the one way to end a half-made choice would bring, if there is only one.
function wantOnly() {
  const [only, ...others] = path.length ? Object.keys(node()) : [];
  if (only && leaf(only) && !others.length) return want(only);
  wanted = null;
  showPreview(null);
  ghost(null);
}
// Of answers that are numbers: all pieces that would go with this one.
function weigh(id) {
  const face = (each) => frame?.faces?.[[...path, each].join(" ")], most = id && face(id)?.number;
  for (const el of document.querySelectorAll(".part .going")) el.classList.remove("going");
  if (most) for (const each of options()) if (face(each)?.number <= most) for (const el of twins(each)) el.classList.add("going");
}
page.addEventListener("pointerover", (e) => e.pointerType !== "touch" && hover(e.target));
page.addEventListener("focusin", (e) => e.target.matches(":focus-visible") && hover(e.target));

// Signs on the targets of a half-made choice: what each would bring.
let foreseen = { key: "", signs: {} };
function foresee() {
  const targets = asked() ? options().filter((id) => element(id) && alternatives(id).some(leaf)) : [];
  if (!targets.length || armed) return;
  const key = `${frame.revision} ${path.join(" ")}`;
  if (foreseen.key === key) return atRest(drawSigns);
  foreseen = { key, signs: {} };
  send({ verb: "foresee", ids: path, seat: frame.seat, revision: frame.revision, id: FORESEE });
}
function drawSigns() {
  for (const old of document.querySelectorAll(".part .signs")) old.remove();
  if (foreseen.key !== `${frame.revision} ${path.join(" ")}`) return;
  const placed = new Set(), drawn = [];
  for (const [id, all] of Object.entries(foreseen.signs)) {
    const el = element(id);
    if (!el?.classList.contains("offered")) continue;
    for (const each of [el, ...twins(id)]) drawn.push(signs(each, all.filter((sign) => !sign.at).map((sign) => sign.svg)));
    el.setAttribute("aria-label", [label(id), ...all.map((sign) => sign.text)].join(". "));
    for (const { at, svg } of all) if (at && !placed.has(at) && element(at)) { placed.add(at); drawn.push(signs(element(at), [svg], true)); }
  }
  for (const draw of drawn) draw();
}

// What a piece is: the mouse rests on it, or a finger stays on it.
let pressed = false, resting, asking = [];
function explain(target, time) {
  clearTimeout(resting);
  const trail = [];
  for (let el = target; el && !el.classList?.contains("part"); el = el.parentElement) if (el.id || el.dataset?.as) trail.push([el.dataset?.as ?? el.id, el]);
  if (!target?.closest?.(".part > svg") || !trail.length) return hideTip();
  if (trail[0][1] === tip.about) return;
  hideTip();
  resting = setTimeout(() => {
    asking = trail.slice(0, 3);
    pressed = true;
    explainNext();
    hover(target); // a finger too sees what it would bring
  }, time);
}
function explainNext() {
  const next = asking.shift();
  if (!next) return;
  tip.about = next[1];
  send({ verb: "explain", target: next[0].split("~")[0], seat: frame.seat, id: EXPLAIN });
}
const tip = { about: null };
function showTip({ name, text, rule }) {
  const box = $("tip"), link = ruleLink(rule), on = tip.about?.getBoundingClientRect();
  if (!on?.width || !$("agree").hidden) return; // a question to me comes first
  const marked = tip.about.closest(".marked[data-by]"), by = marked && Number(marked.dataset.by);
  const touched = marked && say("page-touched", { name: by === frame.seat ? say("page-you") : frame.table.seats[by].name });
  box.replaceChildren(...[
    name && make("b", {}, name), make("span", {}, text), touched && make("span", { className: "touched", "data-seat": String(by) }, touched),
    make("a", { href: link.href, target: "_blank" }, link.text)].filter(Boolean));
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect(), above = on.bottom + height + 12 > innerHeight;
  box.style.left = `${Math.max(6, Math.min(on.x + on.width / 2 - width / 2, innerWidth - width - 6))}px`;
  box.style.top = `${Math.max(6, above ? on.y - height - 8 : on.bottom + 8)}px`;
}
function hideTip() {
  clearTimeout(resting);
  tip.about = null;
  $("tip").hidden = true;
}
let clickedAt = null; // where the mouse has clicked and rests since: what comes to lie there was not asked about
const rests = (e) => clickedAt && Math.hypot(e.clientX - clickedAt.clientX, e.clientY - clickedAt.clientY) < 4;
page.addEventListener("pointerover", (e) => e.pointerType !== "touch" && !rests(e) && explain(e.target, 700));
$("tip").addEventListener("pointerleave", hideTip);
$("tip").addEventListener("click", (e) => { // a click on a tip is meant for what lies below
  if (e.target.closest("a")) return;
  hideTip();
  document.elementFromPoint(e.clientX, e.clientY)?.dispatchEvent(new PointerEvent("click", e));
});
page.addEventListener("pointerdown", (e) => { pressed = false; clickedAt = e; if (e.pointerType === "touch") explain(e.target, 550); else hideTip(); });
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(resting));
addEventListener("pointermove", (e) => { if (e.pointerType === "touch" && Math.hypot(e.movementX, e.movementY) > 6) clearTimeout(resting); });
page.addEventListener("contextmenu", (e) => { if (e.target.closest?.(".part > svg")) e.preventDefault(); });

// ---- keyboard: one stop for Tab in each part, arrows go from target to target
const targets = () => [...document.querySelectorAll(".part [role=button], #choices button")].filter((el) => el.getBoundingClientRect().width);
function rove(chosen) {
  const groups = new Map();
  for (const el of targets()) {
    const group = el.closest(".part") ?? $("choices");
    groups.set(group, [...(groups.get(group) ?? []), el]);
  }
  for (const all of groups.values()) {
    const stop = all.find((el) => el === chosen || el === document.activeElement) ?? all.find((el) => el.matches(".offered, .choice")) ?? all[0];
    for (const el of all) el.setAttribute("tabindex", el === stop ? "0" : "-1");
  }
}
function focusFirst() {
  if (!document.activeElement?.matches(":focus-visible") && document.activeElement !== document.body) return;
  if (!keys) return;
  (document.querySelector(".part .offered") ?? answers()[0])?.focus();
}
function arrow(dx, dy) {
  const from = document.activeElement, all = targets();
  if (!all.includes(from)) return all[0]?.focus();
  const mid = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [x, y] = mid(from);
  let best = null, least = Infinity;
  for (const el of all) {
    const [u, v] = mid(el);
    const along = (u - x) * dx + (v - y) * dy, aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (el !== from && along > 2 && along + 2.5 * aside < least) [best, least] = [el, along + 2.5 * aside];
  }
  if (best) { rove(best); best.focus(); }
}
let keys = false;
addEventListener("pointerdown", () => { keys = false; }, true);
addEventListener("keydown", (e) => {
  keys = true;
  if (!frame || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]") || e.target.matches?.("input, select, textarea")) return;
  arrive();
  if (scenes.open && (e.key === "Escape" || (e.key === "Enter" && !e.target.closest?.("button, a, .part [role=button]")))) {
    e.preventDefault();
    return scenes.close();
  }
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const button = e.target.closest?.("button, a");
  if (ways[e.key]) arrow(...ways[e.key]);
  else if ((e.key === "Enter" || e.key === " ") && e.target.matches?.(".part [role=button]")) click({ target: e.target }, false);
  else if (e.key === "Escape") { hideTip(); if (page.classList.contains("again")) page.classList.remove("again"); else back(); }
  else if (e.key === "r" || e.key === "R") turn(e.key === "R" ? -1 : 1);
  else if (e.key === "u" && !$("undo").hidden) $("undo").click();
  else if (e.key === "a" && !$("again").hidden) $("again").click();
  else if (e.key === "?") $("keys").showModal();
  else if (e.key === "+") lens.to(lens.zoom * 1.4);
  else if (e.key === "-") lens.to(lens.zoom / 1.4);
  else if (e.key === "0") lens.to(1);
  else if (e.key !== "Enter" || !button) return;
  else return;
  e.preventDefault();
});

// ---- the rest of the table
const lens = new Lens($("board"), (e) => path.length > 0 && Math.abs(e.deltaY) > 3 && throttled(() => turn(Math.sign(e.deltaY))));
let last = 0;
function throttled(work) {
  const hasTurn = !$("turn").hidden;
  if (hasTurn && Date.now() - last > 160) { last = Date.now(); work(); }
  return hasTurn;
}
for (const [id, work] of Object.entries({
  nearer: () => lens.to(lens.zoom * 1.5),
  farther: () => lens.to(lens.zoom / 1.5),
  fit: () => lens.to(1),
  back,
  turn: () => turn(),
  confirm: () => armed && choose(armed),
  skip,
  undo: () => (held ? letGo() : request({ verb: "undo", revision: frame.revision }) && light()),
  fold: () => { $("fold").ariaExpanded = String(!page.classList.toggle("folded")); },
})) $(id).addEventListener("click", work);

// The position as text: asked for when it is opened, and again with every frame until it is closed.
const askAloud = () => frame && send({ verb: "aloud", seat: frame.seat, id: ALOUD });
document.querySelector("[data-opens=aloud]").addEventListener("click", askAloud);

// The steps since my last action, or since I was away, once more and slowly, each with its words.
$("again").addEventListener("click", () => send({ verb: "recall", step: missed, seat: frame.seat, id: RECALL }));
async function showPast({ parts, steps }) {
  const { revision } = frame, gone = Object.fromEntries(Object.keys(seen).map((name) => [name, null]));
  page.classList.add("again");
  put(place, { ...gone, ...parts }, 0);
  lens.apply();
  await rest(300);
  for (const step of steps) {
    if (frame.revision !== revision || !page.classList.contains("again")) break;
    const fly = travelling(step.travels);
    put(place, step.parts, 3);
    fly(2);
    lens.apply();
    for (const [id, by] of Object.entries(step.marked_by)) mark(element(id), by);
    $("prompt").textContent = step.lines.join(" ");
    await rest(still() ? 700 : 1500);
  }
  page.classList.remove("again");
  missed = null;
  put(place, { ...gone, ...seen }, 0);
  lens.apply();
  light();
}
const rest = (time) => new Promise((done) => { setTimeout(done, time); });
$("move-seat").addEventListener("click", busy($("move-seat"), async () => {
  const { url } = await api(`/api/tables/${table}/link`, {});
  $("moving-url").value = new URL(url, location.href).href;
  $("moving").showModal();
  $("moving-url").select();
}));
for (const button of document.querySelectorAll("[data-copies]")) {
  button.addEventListener("click", async () => {
    const field = $(button.dataset.copies);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    toast(say("page-copied"));
  });
}
connect();
