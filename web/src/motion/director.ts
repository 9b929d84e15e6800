/** Which scene plays when. The table never waits for it: it shows the newest state, and any input
 *  ends the animation. Your own moves play at once; those of others one after another, faster when
 *  many are waiting, and not at all when there are too many. */
import { MOST } from "./timing";

const HURRY = 7;
const JUMP = 20;

export interface Playable {
  readonly events: number;
  readonly isOwn: boolean;
  /** How long it takes at normal speed. */
  readonly ms: number;
  play: (rate: number) => Promise<void>;
  hasten: (rate: number) => void;
  end: () => void;
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
  ) {}

  get isIdle(): boolean {
    return this.#running.size === 0 && this.#waiting.length === 0;
  }

  add(playback: Playable): void {
    if (playback.isOwn) {
      if ([...this.#running].some((one) => !one.isOwn)) this.end();
      return this.#start(playback, 1);
    }
    this.#waiting.push({ playback, since: this.clock() });
    const waiting = this.#waiting.reduce((all, { playback: { events } }) => all + events, 0);
    const begun = this.#running.size > 0;
    if (begun && waiting >= JUMP) return this.end();
    if (begun && waiting >= HURRY) this.#hurry();
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
    const left = next.since + MOST.others * this.pace() - this.clock();
    if (left > 0) return this.#start(next.playback, (next.playback.ms * this.pace()) / left);
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
