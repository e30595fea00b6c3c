// The pages to read, rules and player aid: language, palette and printing.
import "./house.js";

for (const button of document.querySelectorAll("[data-prints]")) button.addEventListener("click", () => print());
