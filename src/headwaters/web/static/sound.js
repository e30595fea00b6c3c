// Sounds, made here and now out of a few tones, and a notification when it is my turn and nobody looks at the page.
import { $, say, toast } from "./house.js";
import { settings } from "./settings.js";

let context = null;
// A browser lets a page sound once somebody has touched it. To make ready for it takes a while: what was touched is shown first.
const SHOWN = 200; // milliseconds
for (const touched of ["pointerdown", "keydown"]) {
  addEventListener(touched, () => {
    if (!settings.sound) return;
    if (context) wake();
    else setTimeout(wake, SHOWN);
  }, { passive: true });
}
function wake() {
  context ??= window.AudioContext ? new AudioContext() : null;
  if (context?.state === "suspended") context.resume().catch(() => {});
}
// [frequency in Hz, when it begins, how long it sounds, how loud, wave]: plucked strings, wood, a drum.
const SOUNDS = {
  turn: [[523, 0, 0.5, 0.12, "triangle"], [784, 0.13, 0.7, 0.1, "triangle"]],
  laid: [[196, 0, 0.09, 0.14, "sine"], [1180, 0, 0.03, 0.03, "square"]],
  war: [[98, 0, 0.5, 0.22, "sine"], [74, 0.22, 0.7, 0.22, "sine"], [147, 0.22, 0.4, 0.05, "sawtooth"]],
  dusk: [[659, 0, 1.1, 0.06, "sine"], [494, 0.22, 1.2, 0.06, "sine"], [392, 0.46, 1.4, 0.06, "sine"]],
  said: [[880, 0, 0.14, 0.04, "sine"]],
  end: [[392, 0, 0.5, 0.09, "triangle"], [494, 0.16, 0.5, 0.09, "triangle"], [587, 0.32, 0.9, 0.09, "triangle"]],
};
const SCENES = { war: "war", revolt: "war", riot: "war", fog: "dusk", sunset: "dusk", "last-day": "dusk", "last-turns": "dusk" };

export function sound(name) {
  if (!settings.sound || context?.state !== "running") return;
  for (const [pitch, after, time, loud, wave] of SOUNDS[name]) {
    const tone = context.createOscillator(), volume = context.createGain(), at = context.currentTime + after;
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, at);
    if (pitch < 160) tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + time); // a drum falls
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + time);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + time + 0.02);
  }
}

// What a frame sounds like: one sound, the one that matters most.
let was = null;
export function soundOf(frame, asked, scenes) {
  const now = { asked, step: frame.step ?? 0, status: frame.table.status }, moved = now.step !== was?.step;
  const scene = scenes.map(({ kind }) => SCENES[kind]).find(Boolean);
  if (was) {
    if (now.status === "over" && was.status === "playing") sound("end");
    else if (scene && moved) sound(scene);
    else if (asked && !was.asked) sound("turn");
    else if (moved) sound("laid");
  }
  was = now;
}

// ---- a notification, when a frame arrives: what is shown at a pace may come later
let shown = null, waited = true;
export function notifyOf(frame) {
  const mine = frame.table.status === "playing" && frame.curtain == null && frame.seat != null && frame.actors.includes(frame.seat);
  if (mine && !waited) notify(frame);
  waited = mine;
}
function notify(frame) {
  if (!settings.notify || !document.hidden || !window.Notification || Notification.permission !== "granted") return;
  shown = new Notification(`${say("page-your-turn")} · ${frame.table.title}`, { body: frame.prompt, tag: frame.table.id, icon: "/static/icon.svg" });
  shown.onclick = () => { window.focus(); shown?.close(); };
}
document.addEventListener("visibilitychange", () => { if (!document.hidden) { shown?.close(); shown = null; } });

const asks = $("likes-notify");
asks?.addEventListener("change", async () => {
  if (!asks.checked) return;
  const may = window.Notification ? await Notification.requestPermission() : "denied";
  if (may === "granted") return;
  asks.checked = false;
  asks.dispatchEvent(new Event("change"));
  toast(say("page-notify-denied"));
});
$("likes-sound")?.addEventListener("change", () => { if (settings.sound) { wake(); setTimeout(() => sound("turn"), 60); } });
