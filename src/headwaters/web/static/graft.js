// A drawing takes the place of the one before it: what is drawn as before stays as it is on the page, with all that the page
// has done to it since, so that only what is new is styled and painted. Knows no game.
const drawn = new WeakMap(); // of every element on the page: as it was drawn

// A new drawing, to be put on the page.
export function plant(fresh) {
  const live = document.importNode(fresh, true);
  remember(live, fresh);
  return live;
}
function remember(live, fresh) {
  drawn.set(live, fresh);
  for (let a = live.firstChild, b = fresh.firstChild; b; a = a.nextSibling, b = b.nextSibling) remember(a, b);
}

export const asDrawn = (live) => drawn.get(live);

// What the page has added by itself, and nobody has drawn, is gone after it.
export function graft(live, fresh) {
  const old = drawn.get(live);
  if (old.isEqualNode(fresh)) return;
  drawn.set(live, fresh);
  if (fresh.nodeType !== Node.ELEMENT_NODE) live.nodeValue = fresh.nodeValue;
  else {
    redress(live, old, fresh);
    regrow(live, fresh);
  }
}
// Attributes that are drawn otherwise than before; of the classes each by itself, for the page has some of its own.
function redress(live, old, fresh) {
  for (const { name } of old.attributes) if (name !== "class" && !fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== "class" && old.getAttribute(name) !== value) live.setAttribute(name, value);
  if (old.getAttribute("class") === fresh.getAttribute("class")) return;
  for (const name of old.classList) if (!fresh.classList.contains(name)) live.classList.remove(name);
  for (const name of fresh.classList) live.classList.add(name);
}
// Children are known by their id, the others by their order.
function regrow(live, fresh) {
  const next = [...fresh.childNodes], ids = new Set(next.map((child) => child.id).filter(Boolean)), named = new Map();
  for (const child of [...live.childNodes]) {
    if (!drawn.has(child) || (child.id && !ids.has(child.id))) child.remove();
    else if (child.id) named.set(child.id, child);
  }
  let at = live.firstChild;
  for (const child of next) {
    const same = child.id ? named.get(child.id) : at && !at.id && at;
    if (same?.nodeName !== child.nodeName) { live.insertBefore(plant(child), at); continue; }
    if (same === at) at = at.nextSibling;
    else live.insertBefore(same, at);
    graft(same, child);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}
