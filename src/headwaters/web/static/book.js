// The pages to read, rules and player aid: language, palette, printing, and the guided game.
import "./house.js";
import "./begin.js";

for (const button of document.querySelectorAll("[data-prints]")) button.addEventListener("click", () => print());
