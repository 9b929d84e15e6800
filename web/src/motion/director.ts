/** Which scene plays when. The table never waits for it: it shows the newest state, and any input
 *  ends the animation. Your own moves play at once; those of others one after another, faster when
 *  many are waiting, and not at all when there are too many. */
import { MOST } from "./timing";

/** What is done about much that waits. */
export interface Limits {
  /** Everything goes twice as fast. */
  isMuch(waiting: readonly Playable[]): boolean;
  /** Nothing of it is shown. */
  isTooMuch(waiting: readonly Playable[]): boolean;
  /** How long the next may take, in milliseconds at normal pace: by how long it has waited, and how
   *  many wait with it. Nothing is left: it is not shown. */
  timeFor(waited: number, waiting: number): number;
}

/** Scenes count by their events, and are over soon after they happened. */
export const BY_EVENTS: Limits = {
  isMuch: (waiting) => eventsIn(waiting) >= 7,
  isTooMuch: (waiting) => eventsIn(waiting) >= 20,
  timeFor: (waited) => MOST.others - waited,
};

const eventsIn = (waiting: readonly Playable[]) =>
  waiting.reduce((all, { events }) => all + events, 0);

export interface Playable {
  readonly events: number;
  readonly isOwn: boolean;
  /** How long it takes at normal speed. */
  readonly ms: number;
  play: (rate: number) => Promise<void>;
  hasten: (rate: number) => void;
  end: () => void;
  /** While it waits: take in what comes next, if both are told as one. */
  join?: (next: Playable) => boolean;
}

interface Waiting {
  playback: Playable;
  since: number;
}

export class Director {
  readonly #running = new Set<Playable>();
  #waiting: Waiting[] = [];
  #isHurried = false;

  /** `pace`: how many times as long as normal everything takes, as the player set it. */
  constructor(
    private readonly pace: () => number,
    private readonly clock: () => number = () => performance.now(),
    private readonly limits: Limits = BY_EVENTS,
  ) {}

  get isIdle(): boolean {
    return this.#running.size === 0 && this.#waiting.length === 0;
  }

  add(playback: Playable): void {
    if (playback.isOwn) {
      if ([...this.#running].some((one) => !one.isOwn)) this.end();
      return this.#start(playback, 1);
    }
    if (this.#waiting.at(-1)?.playback.join?.(playback)) return;
    this.#waiting.push({ playback, since: this.clock() });
    const waiting = this.#waiting.map((one) => one.playback);
    const begun = this.#running.size > 0;
    if (begun && this.limits.isTooMuch(waiting)) return this.end();
    if (begun && this.limits.isMuch(waiting)) this.#hurry();
    if (!begun) this.#next();
  }

  /** Everything is where it belongs, now. */
  end(): void {
    const all = [...this.#running, ...this.#waiting.map(({ playback }) => playback)];
    this.#running.clear();
    this.#waiting = [];
    this.#isHurried = false;
    for (const playback of all) playback.end();
  }

  #hurry(): void {
    this.#isHurried = true;
    for (const playback of this.#running) playback.hasten(2 / this.pace());
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#isHurried = false;
      return;
    }
    const waited = (this.clock() - next.since) / this.pace();
    const left = this.limits.timeFor(waited, this.#waiting.length + 1);
    if (left > 0) return this.#start(next.playback, next.playback.ms / left);
    next.playback.end();
    this.#next();
  }

  /** Play a scene at the set speed, or as much faster as it needs. */
  #start(playback: Playable, needed: number): void {
    this.#running.add(playback);
    const speed = Math.max(1, this.#isHurried ? 2 : 1, needed);
    void playback.play(speed / this.pace()).then(() => {
      if (this.#running.delete(playback) && this.#running.size === 0) this.#next();
    });
  }
}
