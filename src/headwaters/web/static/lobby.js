// While chairs are free: who sits where, bots, the link to share.
import { $, api, busy, make, say } from "./house.js";

const levels = JSON.parse($("levels").textContent);
const emblems = JSON.parse($("emblems").textContent);
const wanted = new Map(); // by free chair: the emblem to sit down with

const LONG = 120_000; // milliseconds until the preparing of the rules needs another word
let preparing = null;
function showPreparing(isUnderWay) {
  $("getting-ready").hidden = !isUnderWay;
  if (isUnderWay) preparing ??= setTimeout(() => { $("getting-ready-words").textContent = say("page-getting-ready-still"); }, LONG);
  else clearTimeout(preparing);
}
export function showLobby(frame, table, rejoin) {
  const box = $("lobby"), { seats, status, creator } = frame.table;
  box.hidden = !["open", "compiling", "given-up"].includes(status);
  showPreparing(status === "compiling");
  $("given-up").hidden = status !== "given-up";
  for (const id of ["lobby-title", "chairs", "share"]) $(id).hidden = status !== "open";
  $("give-up-waiting").hidden = status !== "open" || !creator;
  if (status !== "open") return;
  const post = (what, body) => api(`/api/tables/${table}/${what}`, body);
  const kept = document.activeElement?.dataset?.chair;
  $("chairs").replaceChildren(...seats.map((seat, n) => {
    const act = (id, what, body, className = "quiet", then = () => {}) => {
      const button = make("button", { type: "button", className, "data-chair": `${id}-${n}` }, say(id));
      button.addEventListener("click", busy(button, async () => { await post(what, { seat: n, ...body() }); then(); }));
      return button;
    };
    const free = seat.kind === "free";
    const emblemsFor = (seat, n) => {
      const taken = (name) => seats.some((each, other) => other !== n && each.emblem === name);
      if (!free || taken(wanted.get(n))) wanted.delete(n);
      return make("span", { className: "emblems", role: "group", "aria-label": say("page-emblem") }, ...emblems.map(({ name, label, picture }) => {
        const chosen = name === (free ? wanted.get(n) : seat.emblem);
        const button = make("button", { type: "button", className: "emblem", "aria-pressed": String(chosen), "aria-label": label, title: label, disabled: taken(name), "data-chair": `emblem-${name}-${n}` });
        if (picture) button.innerHTML = picture; else button.textContent = label;
        button.addEventListener("click", free
          ? () => { if (chosen) wanted.delete(n); else wanted.set(n, name); showLobby(frame, table, rejoin); }
          : busy(button, () => post("emblem", { seat: n, emblem: name })));
        return button;
      }));
    };
    const item = make("li", { className: `chair ${free ? "free" : ""} ${seat.mine ? "mine" : ""}` },
      make("span", { className: "number" }, String(n + 1)),
      make("b", {}, free ? say("page-free") : seat.name),
      seat.kind === "bot" ? make("span", { className: "tag" }, seat.level_name) : seat.mine ? make("span", { className: "tag" }, say("page-you")) : null);
    if (emblems.length && (free || seat.mine)) item.append(emblemsFor(seat, n));
    if (free) {
      const mine = seats.some((each) => each.mine);
      let name = null;
      if (mine) {
        name = make("input", { className: "short", maxlength: "24", "aria-label": say("page-second-name"), placeholder: say("page-second-name"), "data-chair": `name-${n}` });
        item.append(name);
      }
      const body = () => ({ ...(name?.value && { name: name.value }), ...(wanted.has(n) && { emblem: wanted.get(n) }) });
      item.append(act(mine ? "page-sit-too" : "page-sit", "sit", body, ...(mine ? [] : ["gold", rejoin])));
    } else if (seat.mine) item.append(act("page-stand", "stand", () => ({})));
    if (creator && !seat.mine && seat.kind === "person") item.append(act("page-free-chair", "chair", () => ({ bot: null })));
    if (creator && !seat.mine && seat.kind !== "person") {
      const menu = make("select", { "aria-label": say("page-bot-here"), "data-chair": `bot-${n}` },
        make("option", { value: "" }, say("page-free")),
        ...levels.map(({ name, label }) => make("option", { value: name, selected: seat.level === name && !free }, say("page-bot", { level: label }))));
      menu.addEventListener("change", () => post("chair", { seat: n, bot: menu.value || null }).catch(() => {}));
      item.append(menu);
    }
    return item;
  }));
  if (kept) document.querySelector(`[data-chair="${kept}"]`)?.focus();
}

const { table: here } = document.body.dataset;
$("give-up").addEventListener("click", busy($("give-up"), () => api(`/api/tables/${here}/give-up`, {})));
