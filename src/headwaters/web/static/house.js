// What every page needs: the texts, requests, language and palette.
export const $ = (id) => document.getElementById(id);
const texts = JSON.parse($("texts")?.textContent ?? "{}");
export const say = (id, args = {}) => (texts[id] ?? id).replace(/\[(\w+)\]/g, (all, name) => args[name] ?? all);

export function make(tag, props = {}, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value == null) continue;
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (name in el && typeof value !== "string") el[name] = value;
    else el.setAttribute(name === "className" ? "class" : name, value);
  }
  el.append(...children.filter((child) => child != null));
  return el;
}

// A button in a word or two, and in a whole sentence for whoever rests on it or hears it.
export function caption(button, words, sentence) {
  button.textContent = words;
  button.title = sentence;
  button.setAttribute("aria-label", sentence);
}

// A word in passing; what is returned takes it away before its time, if it is still the last word.
let fading;
export function toast(text, link) {
  const box = $("toast"), words = make("span", {}, text);
  box.replaceChildren(words);
  if (link) box.append(" ", make("a", { href: link.href, target: "_blank" }, link.text));
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { box.hidden = true; }, 3500 + 40 * text.length);
  return () => { if (words.isConnected) box.hidden = true; };
}

class Refused extends Error {} // the person has been told

export async function api(path, body) {
  let answer;
  try {
    answer = await fetch(path, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  } catch {
    toast(say("page-offline"));
    throw new Refused("offline");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    toast(data.text ?? say("page-offline"));
    throw new Refused(data.error ?? answer.status);
  }
  return data;
}

// A button that sends something is busy until the answer is there.
export const busy = (button, work) => async (e) => {
  e?.preventDefault();
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  try { await work(e); } catch (error) { if (!(error instanceof Refused)) throw error; } finally { button.ariaBusy = "false"; }
};

for (const menu of document.querySelectorAll("[data-setting]")) {
  menu.addEventListener("change", async () => {
    const { setting } = menu.dataset;
    if (setting === "palette") document.documentElement.dataset.palette = menu.value;
    await api("/api/me", { [setting]: menu.value });
    if (setting === "language") {
      const url = new URL(location.href);
      url.searchParams.delete("lang");
      if (url.href === location.href) location.reload(); else location.replace(url);
    }
  });
}
for (const button of document.querySelectorAll("[data-opens]")) {
  button.addEventListener("click", () => {
    const target = $(button.dataset.opens);
    if (target instanceof HTMLDialogElement) target.showModal();
    else {
      const open = String(target.classList.toggle("open"));
      for (const each of document.querySelectorAll(`[data-opens=${target.id}]`)) each.ariaExpanded = open;
      for (const list of target.querySelectorAll("[data-newest]")) list.scrollTop = list.scrollHeight;
    }
  });
}
document.addEventListener("click", (e) => {
  const menu = document.querySelector(".tools.open");
  if (menu && !menu.contains(e.target) && !e.target.closest?.("[data-opens=tools]")) document.querySelector("[data-opens=tools]").click();
  if (e.target instanceof HTMLDialogElement || e.target.closest?.("[data-closes]")) e.target.closest("dialog")?.close();
});
