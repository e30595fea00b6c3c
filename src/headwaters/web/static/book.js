// The pages to read, rules and player aid: language, palette, printing, and the guided game.
import "./house.js";
import "./begin.js";

// On a small screen the contents would push the page itself out of sight.
const contents = document.querySelector("[data-contents]");
if (contents && matchMedia("(max-width: 820px)").matches) contents.open = false;

for (const button of document.querySelectorAll("[data-prints]")) button.addEventListener("click", () => print());
