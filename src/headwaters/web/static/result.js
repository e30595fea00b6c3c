// The end: who won, points by source, the course of the game, the shuffle checked.
import { $, api, busy, make, say, toast } from "./house.js";
import { chart } from "./chart.js";

// A small picture that stands before words.
function drawing(svg) {
  const box = make("span", { className: "glyph" });
  box.innerHTML = svg;
  return box;
}
let shown = null;
export function showResult(frame) {
  const { result } = frame, box = $("result");
  if (!result || frame.table.status !== "over") { box.hidden = true; shown = null; return; }
  if (shown === frame.revision) return;
  shown = frame.revision;
  const names = frame.table.seats.map((seat) => seat.name);
  $("result-words").textContent = frame.prompt;
  const order = result.rows;
  const row = (tag, text, values, picture) => make("tr", {}, make("th", { scope: "row" }, ...(picture ? [drawing(picture), text] : [text])),
    ...order.map((each) => make(tag, { className: each.winner ? "won" : "" }, String(values(each) ?? "–"))));
  $("result-table").replaceChildren(
    make("caption", { className: "unseen" }, say("page-points-by-source")),
    make("thead", {}, make("tr", {}, make("td"), ...order.map((each) => make("th", { scope: "col", className: each.winner ? "won" : "" }, each.name)))),
    make("tbody", {}, ...result.sources.map((source) => row("td", source.text, (each) => source.seats[each.seat]))),
    make("tbody", {}, ...result.tallies.map((tally) => row("td", tally.text, (each) => tally.seats[each.seat], tally.picture))),
    make("tbody", {}, ...result.columns.map((text, n) => (text ? row("td", text, (each) => each.cells[n]) : null)).filter(Boolean)),
    make("tfoot", {}, row("td", say("page-total"), (each) => each.total)),
  );
  for (const [n, each] of order.entries()) if (result.resigned?.includes(each.seat)) $("result-table").querySelectorAll("thead th")[n].append(make("small", {}, say("page-resigned")));
  box.hidden = false;
  $("result-words").focus({ preventScroll: true });
  chart($("result-chart"), result.points, names, say("page-chart"));
}

$("result-close").addEventListener("click", () => { $("result").hidden = true; $("result-open").hidden = false; });
$("result-open").addEventListener("click", () => { $("result").hidden = false; $("result-open").hidden = true; });
const { table } = document.body.dataset;
$("rematch").addEventListener("click", busy($("rematch"), async () => {
  const next = await api(`/api/tables/${table}/again`, {});
  location.assign(`/t/${next.table}`);
}));
$("check").addEventListener("click", busy($("check"), async () => {
  const { ok, seed, commitment } = await api(`/api/tables/${table}/check`);
  $("check-said").replaceChildren(make("b", {}, say(ok ? "page-check-ok" : "page-check-bad")), make("br"), make("code", {}, `SHA-256(${seed}) = ${commitment}`));
  toast(say(ok ? "page-check-ok" : "page-check-bad"));
}));
