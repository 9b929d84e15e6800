/** Plays a replay by itself, a step at a time. */
import { settings } from "../shared/browser/settings.svelte";
import type { ReplaySession } from "./replaySession.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays, in milliseconds at normal speed; less if it changes nothing. */
const BEAT = 1000;
const BRIEF = 550;
/** Frequent steps that only prepare others. */
const TRIVIAL = /^(play|commit|done)\b/;

export class Autoplay {
  isPlaying = $state(false);
  speed = $state<number>(1);

  constructor(readonly session: ReplaySession) {}

  /** Play or pause; from the end it starts over. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.session.at >= this.session.last) void this.session.jump(0);
  }

  /** The viewer takes over. */
  by(act: () => unknown): void {
    this.isPlaying = false;
    void act();
  }

  /** The next speed, wrapping around. */
  hurry(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  /** For an effect: wait, then go one step forward. What it returns stops it. */
  run(): (() => void) | undefined {
    const { session } = this;
    if (!this.isPlaying || session.shown !== session.at) return undefined;
    if (session.at >= session.last) {
      this.isPlaying = false;
      return undefined;
    }
    const wait = TRIVIAL.test(session.steps[session.at]?.picked ?? "") ? BRIEF : BEAT;
    // Without motion there is still something to read.
    const beat = settings.motion === "off" ? wait : settings.paced(wait);
    const timer = setTimeout(() => void session.next(), beat / this.speed);
    return () => clearTimeout(timer);
  }
}
