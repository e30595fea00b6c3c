// The player aid at the table: a sheet beside the board, on a phone over it. It is fetched when it is first opened.
import { $, say, toast } from "./house.js";

const sheet = $("aid"), opener = $("aid-open"), menu = document.querySelector("[data-opens=tools]");
const covering = matchMedia("(max-width: 979px)");
const beneath = document.querySelectorAll(".bar, .ask, .felt, #hand, .company, .logbox, #result, #lobby");
const STAYS = "headwaters-aid-stays-open";
let before = null, fetched = null;

// A browser may refuse to remember anything.
function remember(open) {
  try { if (open) localStorage.setItem(STAYS, "yes"); else localStorage.removeItem(STAYS); } catch { /* then it is closed after a reload */ }
}
function remembered() {
  try { return localStorage.getItem(STAYS) === "yes"; } catch { return false; }
}

async function bring() {
  const answer = await fetch(`/rules/${document.body.dataset.game}/aid?sheet=1&lang=${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(answer.status);
  $("aid-text").innerHTML = await answer.text();
  for (const link of sheet.querySelectorAll("a")) link.target = "_blank";
  $("aid-text").ariaBusy = "false";
}

function show(open) {
  sheet.hidden = !open;
  $("table").classList.toggle("with-aid", open);
  opener.ariaExpanded = String(open);
  for (const el of beneath) el.inert = open && covering.matches;
  if (open) fetched ??= bring().catch(() => { fetched = null; toast(say("page-offline")); close(); });
}
function open() {
  if ($("tools").classList.contains("open")) menu.click();
  before = document.activeElement;
  show(true);
  $("aid-close").focus();
  remember(true);
}
function close() {
  const inside = sheet.contains(document.activeElement);
  show(false);
  remember(false);
  if (inside) [before, opener, menu].find((el) => el?.isConnected && el !== document.body && el.checkVisibility())?.focus();
}
const toggle = () => (sheet.hidden ? open() : close());

opener.addEventListener("click", toggle);
$("aid-close").addEventListener("click", close);
covering.addEventListener("change", () => show(!sheet.hidden));

// Before the keys of the table: in the sheet the arrows scroll, Escape first closes what the reader looks at.
addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]") || e.target.matches?.("input, select, textarea")) return;
  const inside = sheet.contains(e.target), choosing = !$("back").hidden || !$("confirm").hidden;
  if (e.key === "h" && !$("table").inert) toggle();
  else if (e.key === "Escape" && !sheet.hidden && (inside || covering.matches || !choosing)) close();
  else if (inside && e.key.startsWith("Arrow")) return e.stopImmediatePropagation();
  else return;
  e.preventDefault();
  e.stopImmediatePropagation();
}, true);

if (remembered() && !covering.matches) show(true);
