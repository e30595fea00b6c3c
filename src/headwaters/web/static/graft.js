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
// Children are known by their id, the others as the first, second, … of their kind.
function names(nodes) {
  const count = new Map();
  return nodes.map(({ id, nodeName, classList }) => {
    if (id) return id;
    const kind = `${nodeName} ${classList?.[0] ?? ""}`, n = count.get(kind) ?? 0;
    count.set(kind, n + 1);
    return `${kind} ${n}`;
  });
}
function regrow(live, fresh) {
  const next = [...fresh.childNodes], named = names(next), here = new Map(), wanted = new Set(named);
  for (const child of [...live.childNodes]) if (!drawn.has(child)) child.remove();
  const old = [...live.childNodes], known = names(old.map(asDrawn));
  old.forEach((child, n) => { if (wanted.has(known[n])) here.set(known[n], child); else child.remove(); });
  let at = live.firstChild;
  next.forEach((child, n) => {
    const same = here.get(named[n]);
    if (same?.nodeName !== child.nodeName) { live.insertBefore(plant(child), at); return; }
    if (same === at) at = at.nextSibling;
    else live.insertBefore(same, at);
    graft(same, child);
  });
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}
