/** The positions of a game as one pair of eyes saw them: fetched some at a time, before they are
 *  needed, and kept. */
import { frames } from "../api/rest";
import type { FrameShown } from "../api/wire";

/** So many frames are fetched at once. */
export const REEL = 30;
/** How far ahead of what is shown the next ones are fetched. */
const AHEAD = 12;

export class Film {
  #reels = new Map<number, Promise<FrameShown[]>>();

  constructor(
    readonly id: string,
    readonly eyes: number,
    readonly length: number,
  ) {}

  /** The frames from one step to another, both included. */
  async frames(first: number, last: number): Promise<FrameShown[]> {
    const reels = [];
    for (let reel = reelOf(first); reel <= reelOf(last); reel++) reels.push(this.#reel(reel));
    const found = (await Promise.all(reels)).flat();
    return found.filter(({ number }) => number >= first && number <= last);
  }

  /** Fetch what will be wanted next, on either side of a step. */
  prepare(step: number): void {
    for (const near of [step + AHEAD, step - AHEAD]) {
      if (near < 0 || near >= this.length) continue;
      this.#reel(reelOf(near)).catch(() => undefined); // it is asked for again when it is wanted
    }
  }

  #reel(reel: number): Promise<FrameShown[]> {
    const known = this.#reels.get(reel);
    if (known) return known;
    const asked = frames(this.id, this.eyes, reel * REEL, REEL);
    this.#reels.set(reel, asked);
    asked.catch(() => this.#reels.delete(reel));
    return asked;
  }
}

const reelOf = (step: number) => Math.floor(step / REEL);
