// Buttons that lead to a table with one click: a game against bots, a guided game.
import { api, busy } from "./house.js";

const leads = (attribute, path, body) => {
  for (const button of document.querySelectorAll(`[data-${attribute}]`)) {
    button.addEventListener("click", busy(button, async () => {
      const { table } = await api(path, { game: button.dataset[attribute], ...body(button) });
      location.assign(`/t/${table}`);
    }));
  }
};
leads("quick", "/api/quick", (button) => ({ bots: Number(button.parentElement.querySelector("[data-bots]").value) }));
leads("learn", "/api/learn", (button) => ({ anew: "anew" in button.dataset }));
