// People at the table: chat, a seat handed over and taken back, a step taken back by consent, giving up.
import { $, api, busy, caption, make, say } from "./house.js";
import { recall, remember } from "./settings.js";

const { table } = document.body.dataset;
const MUTED = "headwaters-muted", FOLDED = "headwaters-chat-open";
const muted = new Set(recall(MUTED) ?? []); // people, by the name that only stands for them here
const lines = new Map(); // by number
let frame = null, unread = 0;

const post = (what, body = {}) => api(`/api/tables/${table}/${what}`, body);

// ---- chat
export function takeSaid(said) {
  const known = lines.size;
  for (const line of said.lines) {
    if (lines.has(line.n)) continue;
    lines.set(line.n, line);
    if (known && !line.mine && !muted.has(line.who) && !isOpen()) unread += 1;
  }
  if (!known) unread = isOpen() ? 0 : [...lines.values()].filter((line) => line.n > (recall(`read-${table}`) ?? 0) && !line.mine && !muted.has(line.who)).length;
  drawChat();
}
const isOpen = () => $("chat").classList.contains("open");
function drawChat() {
  const list = $("chat-lines"), all = [...lines.values()].sort((a, b) => a.n - b.n);
  list.replaceChildren(...all.map((line, i) => {
    const silent = muted.has(line.who), again = i > 0 && all[i - 1].who === line.who && !silent;
    const time = new Date(line.at * 1000);
    return make("li", { className: `${again ? "again" : ""} ${silent ? "muted" : ""}`, "data-seat": line.seat == null ? false : String(line.seat), title: time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }) },
      again ? null : make("p", { className: "by-whom" }, make("b", {}, line.name), line.mine ? null : muteButton(line, silent)),
      silent ? null : make("p", { className: "words" }, line.text));
  }));
  list.parentElement.scrollTop = list.parentElement.scrollHeight;
  showUnread();
}
function muteButton(line, silent) {
  const text = say(silent ? "page-chat-unmute" : "page-chat-mute", { name: line.name });
  return make("button", { type: "button", className: "link mute", "aria-label": text, title: text, onclick: () => {
    if (silent) muted.delete(line.who); else muted.add(line.who);
    remember(MUTED, [...muted]);
    drawChat();
  } }, say(silent ? "page-chat-listen-again" : "page-chat-mute-short"));
}
function showUnread() {
  if (isOpen()) {
    unread = 0;
    remember(`read-${table}`, Math.max(0, ...lines.keys()));
  }
  for (const button of document.querySelectorAll("[data-opens=chat]")) {
    button.classList.toggle("unread", unread > 0);
    if (button.dataset.label) button.setAttribute("aria-label", unread ? say("page-chat-unread", { count: unread }) : button.dataset.label);
  }
}
for (const button of document.querySelectorAll("[data-opens=chat]")) {
  button.addEventListener("click", () => { // behind the one of every opener
    if (button.closest("#chat")) remember(FOLDED, isOpen());
    showUnread();
    if (isOpen()) $("chat-say").focus({ preventScroll: true });
  });
}
$("chat-form").addEventListener("submit", busy($("chat-send"), async () => {
  const field = $("chat-say"), text = field.value.trim();
  if (!text) return;
  await post("say", { text });
  field.value = "";
  field.focus();
}));
if (recall(FOLDED) && matchMedia("(min-width: 980px) and (min-height: 521px)").matches) document.querySelector("#chat [data-opens=chat]").click();

// ---- seats, questions, giving up
export function showCompany(next) {
  frame = next;
  const { seats, status } = frame.table;
  const mine = seats.some((seat) => seat.mine), playing = status === "playing";
  const people = seats.filter((seat) => seat.kind === "person" || seat.handed || seat.resigned).length;
  const social = (people > 1 || frame.table.spectators > 0 || lines.size > 0) && !frame.lesson;
  $("chat").hidden = !social;
  for (const button of document.querySelectorAll(".chat-opener")) button.hidden = !social;
  const may = mine || status === "over";
  $("chat-form").hidden = !may;
  $("chat-only-listen").hidden = may;

  const own = frame.seat == null ? null : seats[frame.seat];
  $("come-back").hidden = !(own?.mine && own.handed && playing);
  $("takeback").hidden = !frame.takeback || Boolean(frame.question);
  const others = seats.some((seat) => seat.kind === "person" && !seat.mine);
  const back = others ? "page-takeback" : "page-held"; // bots always agree
  caption($("takeback"), say(back), say(others ? "page-takeback-what" : "page-held-bots", { what: frame.takeback ?? "" }));
  const keepsUsWaiting = seats.find((seat, n) => frame.actors.includes(n) && hasLeft(seat));
  $("hand-absent").hidden = !keepsUsWaiting;
  $("hand-absent").textContent = say("page-hand-over", { name: keepsUsWaiting?.name });
  document.querySelector("[data-resigns]").hidden = !mayResign();
  showQuestion(frame.question);
}
// Somebody for whom I may ask a bot to play on.
function hasLeft(seat) {
  const { seats, status } = frame.table, plays = seats.some((each) => each.mine && !each.handed && !each.resigned);
  return status === "playing" && plays && !frame.question && seat.kind === "person" && !seat.here && !seat.mine;
}
// What is written beside a player's name, and the button for one who has left.
export function company(seat, n) {
  const marks = [];
  if (seat.resigned) marks.push(make("span", { className: "tag gave-up" }, say("page-resigned")));
  else if (seat.handed) marks.push(make("span", { className: "tag stand-in" }, say("page-handed")));
  if (hasLeft(seat)) {
    const button = small("hand-over", say("page-hand-over", { name: seat.name }), BOT);
    button.addEventListener("click", busy(button, () => post("hand", { seat: n })));
    marks.push(button);
  }
  if (mayResign() && n === frame.seat) {
    const button = small("flag", say("page-resign"), FLAG);
    button.addEventListener("click", askToResign);
    marks.push(button);
  }
  return marks;
}
const FLAG = "M6 21V4m0 1c4-3 8 3 12 0v9c-4 3-8-3-12 0", BOT = "M5 9h14v10H5zM12 9V5m-2-1h4M9 13v2m6-2v2M2 13v3m20-3v3";
function small(name, label, path) {
  const button = make("button", { type: "button", className: `small ${name}`, "aria-label": label, title: label });
  button.insertAdjacentHTML("afterbegin", `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);
  return button;
}
function mayResign() {
  const own = frame.seat == null ? null : frame.table.seats[frame.seat];
  return own?.mine && !own.resigned && !own.handed && frame.table.status === "playing" && !frame.lesson && frame.curtain == null;
}
function showQuestion(question) {
  const box = $("agree");
  box.hidden = !question || !(question.asks || question.may_refuse);
  if (box.hidden) return;
  $("tip").hidden = true;
  $("agree-words").textContent = question.text;
  $("agree-waits").textContent = question.waits_for && !question.asks ? say("page-waits-for", { names: question.waits_for }) : "";
  $("agree-yes").hidden = !question.asks;
  const asking = frame.table.seats[question.by]?.mine;
  $("agree-no").textContent = say(asking ? "page-withdraw" : question.asks ? "page-refuse" : "page-still-here");
}
const answer = (yes) => post("consent", { yes, revision: frame.question.revision });
for (const [id, work] of Object.entries({
  "agree-yes": () => answer(true),
  "agree-no": () => answer(false),
  "come-back": () => post("come-back", { seat: frame.seat }),
  "hand-absent": () => post("hand", { seat: frame.table.seats.findIndex((seat, n) => frame.actors.includes(n) && hasLeft(seat)) }),
  takeback: () => post("take-back", { seat: frame.seat, revision: frame.revision }),
  "resign-yes": async () => { $("resigning").close(); await post("resign", { seat: frame.seat }); },
})) $(id).addEventListener("click", busy($(id), work));
document.querySelector("[data-resigns]").addEventListener("click", askToResign);
function askToResign() {
  const ends = frame.table.seats.filter((seat) => !seat.resigned).length < 3 || frame.table.seats.filter((seat) => (seat.kind === "person" || seat.handed) && !seat.mine).length === 0;
  $("resign-words").textContent = say(ends ? "page-resign-ends" : "page-resign-goes-on");
  $("resigning").showModal();
}
