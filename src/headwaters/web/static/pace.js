// Frames that arrive are shown one after another, at the pace of the viewer: an own action at once, the others' in turn.
import { settings } from "./settings.js";

const ACTION = { calm: 1200, quick: 400, now: 0 };
const SCENE = { calm: 4000, quick: 1600, now: 0 };
const LETTER = { calm: 55, quick: 30, now: 0 }; // what reading takes
// How long a scene stays that need not be clicked away: one without sides is read sooner, none leaves before it can be read.
export function sceneTime({ title, sides, lines, lost, gained }) {
  const words = [title, ...lines, ...[...lost, ...gained].map((item) => item.text), ...sides.flatMap((side) => [side.name, ...side.lines])];
  return Math.max(SCENE[settings.pace] * (sides.length ? 1 : 0.6), LETTER[settings.pace] * words.join(" ").length);
}

export class Pace {
  waiting = [];
  step = -1; // of the newest frame that has arrived
  revision = 0; // of the same
  resting = null; // after an action was shown
  held = false; // by a scene that has to be seen first
  // `show(frame)` puts a frame on the table; `mine(seat)`: is that seat one of the viewer's; `changed()`: the queue has.
  constructor(show, mine, changed) {
    Object.assign(this, { show, mine, changed });
  }
  get newest() { return this.waiting.at(-1) ?? null; }
  take(frame) {
    const moved = frame.step > this.step;
    const jump = frame.full || frame.step < this.step || (moved && this.mine(frame.by));
    this.step = frame.step;
    this.revision = frame.revision;
    this.waiting.push({ frame, moved });
    if (jump || settings.pace === "now") this.skip(); else this.run();
  }
  // Everything that has arrived is shown now.
  skip() {
    this.held = false;
    while (this.waiting.length) this.next();
    this.changed();
  }
  // An own action was taken: what has arrived up to its revision is shown now.
  upto(revision) {
    while (this.waiting.length && this.waiting[0].frame.revision <= revision) this.next();
    this.run();
  }
  hold(held) {
    this.held = held && settings.pace !== "now";
    this.run();
  }
  run() {
    while (this.waiting.length && !this.held && !(this.waiting[0].moved && this.resting)) this.next();
    this.changed();
  }
  next() {
    const { frame, moved } = this.waiting.shift(), time = ACTION[settings.pace];
    if (moved && time) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => { this.resting = null; this.run(); }, time);
    }
    this.show(frame);
  }
}
