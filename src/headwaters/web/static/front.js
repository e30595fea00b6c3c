// The front page: one click to a game, a table made to measure.
import { $, api, busy } from "./house.js";
import "./begin.js";

$("name")?.addEventListener("change", (e) => api("/api/me", { name: e.target.value }).catch(() => {}));

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
      $("make").scrollIntoView({ behavior: "smooth" });
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
