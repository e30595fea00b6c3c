// How this person likes to play: kept in this browser, changed in the settings of the table.
import { $ } from "./house.js";

const KEY = "headwaters-table";
const touch = matchMedia("(pointer: coarse)").matches;
export const settings = { pace: "calm", confirm: touch, grace: !touch, single: true, sound: !touch, notify: false, ...read() };

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
export function remember(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch { /* a browser that keeps nothing */ }
}
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}
for (const field of $("settings")?.querySelectorAll("[data-likes]") ?? []) {
  const { likes } = field.dataset;
  if (field.type === "checkbox") field.checked = settings[likes]; else field.value = settings[likes];
  field.addEventListener("change", () => {
    settings[likes] = field.type === "checkbox" ? field.checked : field.value;
    remember(KEY, { ...read(), [likes]: settings[likes] });
  });
}
