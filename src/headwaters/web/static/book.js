// The pages to read, rules and player aid: language, palette, printing, and the guided game.
import "./house.js";
import "./begin.js";

// On a small screen the contents would push the page itself out of sight.
const contents = document.querySelector("[data-contents]");
if (contents && matchMedia("(max-width: 820px)").matches) contents.open = false;

// A picture whose words would be too small on this screen is drawn larger, in a frame in which it can be panned.
const LEGIBLE = 11;
function enlarge(svg) {
  const words = [...svg.querySelectorAll("text")].filter((el) => el.textContent && el.checkVisibility());
  const sizes = words.map((el) => parseFloat(getComputedStyle(el).fontSize) * Math.hypot(el.getScreenCTM().a, el.getScreenCTM().b));
  const least = Math.min(...sizes);
  if (least >= LEGIBLE) return;
  const { width } = svg.getBoundingClientRect(), frame = document.createElement("div");
  Object.assign(frame, { className: "panned", tabIndex: 0, role: "region", ariaLabel: svg.getAttribute("aria-label") ?? "" });
  svg.replaceWith(frame);
  frame.append(svg);
  svg.style.setProperty("--wide", `${Math.ceil((width * (LEGIBLE + 0.1)) / least)}px`);
}
document.querySelectorAll("figure > svg").forEach(enlarge);

for (const button of document.querySelectorAll("[data-prints]")) button.addEventListener("click", () => print());
