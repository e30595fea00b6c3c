// A finished game, step by step.
import { $, api, make, say, toast } from "./house.js";
import { Lens, mark, put, shape } from "./scene.js";
import { chart } from "./chart.js";

const { table, game, seat } = document.body.dataset;
const names = JSON.parse(document.body.dataset.names), language = document.documentElement.lang;
const slider = $("slider"), view = $("view"), cache = new Map();
let facts, step = 0, playing = null, asked = 0;
const lens = new Lens($("board"));
const place = (name) => (["board", "stage", "hand"].includes(name) ? $(name) : $(`part-${name}`));

const fetched = (k) => {
  const key = `${k} ${view.value}`;
  if (!cache.has(key)) {
    const answer = api(`/api/tables/${table}/steps/${k}?as=${view.value}&seat=${seat}&lang=${language}`);
    answer.catch(() => cache.delete(key));
    cache.set(key, answer);
  }
  return cache.get(key);
};

async function go(k, pace = 1) {
  step = Math.min(Math.max(k, 0), facts.steps);
  slider.value = step;
  history.replaceState(null, "", `#${step}`);
  const turn = ++asked;
  const shown = await fetched(step);
  if (turn !== asked) return;
  const parts = { hand: null, stage: null, ...shown.parts };
  put(place, parts, pace);
  $("table").classList.toggle("has-hand", Boolean(parts.hand));
  lens.apply();
  shape();
  $("table").dataset.step = step;
  for (const [id, by] of Object.entries(shown.marked_by)) mark(document.getElementById(id), by);
  $("prompt").textContent = shown.prompt;
  $("read").textContent = shown.read ?? "";
  slider.setAttribute("aria-valuetext", say("page-step-of", { n: step, most: facts.steps }));
  $("step").textContent = `${step} / ${facts.steps}`;
  const shows = parts.hand ? Number(view.value === "open" ? seat : view.value) : null; // whose hand
  names.forEach((_, n) => {
    const { classList } = $(`part-seat-${n}`).parentElement;
    classList.toggle("acts", (shown.actors ?? []).includes(n));
    classList.toggle("with-hand", n === shows);
  });
  for (const line of $("log").children) {
    const n = Number(line.dataset.step);
    line.classList.toggle("now", n === step);
    line.classList.toggle("later", n > step);
  }
  const now = [...$("log").querySelectorAll(".now")];
  if (now.length) {
    const box = $("log").parentElement;
    box.scrollTop = now.at(-1).offsetTop - box.clientHeight * 0.6;
    $("live").textContent = now.map((line) => line.firstChild.textContent).join(" ");
  }
  drawChart();
  if (step < facts.steps) fetched(step + 1);
}
function drawChart() {
  if (facts.points) chart($("result-chart"), facts.points, names, say("page-chart"), step);
}
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (step >= facts.steps ? play(false) : go(step + 1, 1.6)), 1300) : null;
  $("play").ariaPressed = String(on);
}

facts = await api(`/api/tables/${table}/steps?lang=${language}`);
slider.max = facts.steps;
for (const line of facts.log ?? []) {
  $("log").append(make("li", { "data-step": String(line.step ?? line.n), "data-seat": line.seat == null ? false : String(line.seat) },
    make("button", { type: "button", className: "line", onclick: () => go(line.step ?? line.n) }, line.text), " ",
    line.rule ? make("a", { href: `/rules/${game}#${line.rule}`, target: "_blank", "aria-label": say("page-rule", { rule: line.rule }) }, line.rule) : null));
}
slider.addEventListener("input", () => go(Number(slider.value)));
view.addEventListener("change", () => go(step, 0));
for (const [id, work] of Object.entries({
  start: () => go(0), previous: () => go(step - 1), next: () => go(step + 1), finish: () => go(facts.steps), play: () => play(!playing),
  nearer: () => lens.to(lens.zoom * 1.5), farther: () => lens.to(lens.zoom / 1.5), fit: () => lens.to(1),
  "chart-open": () => { $("chart-open").ariaPressed = String($("logbox").classList.toggle("with-chart")); },
  link: async () => { await navigator.clipboard?.writeText(location.href).catch(() => {}); toast(say("page-copied")); },
})) $(id).addEventListener("click", work);
addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.target.matches?.("select")) return;
  if (e.target === slider && e.key.startsWith("Arrow")) return;
  const work = { ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(facts.steps) }[e.key];
  if (work) { work(); e.preventDefault(); }
});
addEventListener("hashchange", () => { const k = Number(location.hash.slice(1)); if (k !== step) go(k); });
go(Number(location.hash.slice(1)) || 0, 0);
