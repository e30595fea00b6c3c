// The front page: one click to a game, a table made to measure.
import { $, api, busy, say, toast } from "./house.js";
import "./begin.js";

$("name")?.addEventListener("change", (e) => api("/api/me", { name: e.target.value }).catch(() => {}));

// My tables: when something was last played there, and what is not needed any more.
const { lang } = document.documentElement, DAY = 86_400_000;
for (const time of document.querySelectorAll("time")) {
  const at = new Date(time.dateTime), days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / DAY);
  const clock = at.toLocaleTimeString(lang, { hour: "numeric", minute: "2-digit" });
  const near = new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-days, "day");
  time.textContent = days < 7 ? `${near}, ${clock}` : at.toLocaleDateString(lang, { day: "numeric", month: "short", year: "numeric" });
  time.title = `${time.title}: ${at.toLocaleString(lang, { dateStyle: "long", timeStyle: "short" })}`;
}
for (const [attribute, path] of [["tidy", "tidy"], ["giveUp", "give-up"]]) {
  for (const button of document.querySelectorAll(`[data-${path}]`)) {
    button.addEventListener("click", busy(button, async () => {
      await api(`/api/tables/${button.dataset[attribute]}/${path}`, {});
      if (path === "give-up") await api(`/api/tables/${button.dataset[attribute]}/tidy`, {});
      button.closest("li").remove();
      toast(say("page-tidied"));
    }));
  }
}

const form = $("create");
if (form) {
  const chosen = () => form.querySelector(`fieldset[data-game="${form.elements.game.value}"]`);
  const fit = () => {
    for (const set of form.querySelectorAll("fieldset[data-game]")) {
      set.hidden = set !== chosen();
      set.disabled = set !== chosen();
    }
    const seats = Number(chosen().querySelector("[data-seats]:checked").value);
    for (const field of chosen().querySelectorAll("[data-only]")) {
      field.disabled = !field.dataset.only.split(" ").includes(String(seats));
      if (field.disabled) field.checked = false;
    }
    for (const row of form.querySelectorAll("[data-chair]")) {
      row.hidden = Number(row.dataset.chair) >= seats;
    }
  };
  form.addEventListener("change", fit);
  fit();
  for (const pick of document.querySelectorAll("[data-pick]")) {
    pick.addEventListener("click", () => {
      form.elements.game.value = pick.dataset.pick;
      fit();
      $("make").open = true;
      $("make").scrollIntoView();
    });
  }
  const button = form.querySelector("[type=submit]");
  form.addEventListener("submit", busy(button, async () => {
    const set = chosen(), options = {};
    for (const field of set.querySelectorAll("[data-option]")) {
      const { option, kind } = field.dataset;
      const value = kind === "flag" ? field.checked : kind === "number" ? Number(field.value) : kind === "numbers" ? field.value.split(/[\s,;]+/).filter(Boolean).map(Number) : field.value;
      if (JSON.stringify(value) !== field.dataset.default) options[option] = value;
    }
    const seats = Number(set.querySelector("[data-seats]:checked").value);
    const chairs = [...form.querySelectorAll("[data-chair] select")].slice(0, seats).map((menu) => menu.value || null);
    const { table } = await api("/api/tables", { game: form.elements.game.value, seats, options, chairs, public: form.elements.public.value === "yes" });
    location.assign(`/t/${table}`);
  }));
}
$("take-seats")?.addEventListener("click", busy($("take-seats"), async () => {
  const { table } = await api(`/api/move/${$("take-seats").dataset.token}`, {});
  location.assign(`/t/${table}`);
}));
