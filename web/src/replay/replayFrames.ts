/** The positions of a game from one perspective, or from all of them at once: fetched a few at a
 *  time, before they are needed, and cached. */
import { frames } from "../api/rest";
import type { FrameShown } from "../api/wire";

/** How many frames are fetched at once. */
export const BATCH = 30;
/** How far ahead of the current step the next ones are fetched. */
const AHEAD = 12;

export class ReplayFrames {
  #batches = new Map<number, Promise<FrameShown[]>>();

  /** `perspectives`: several are combined by `merge`. */
  constructor(
    readonly id: string,
    readonly perspectives: readonly number[],
    readonly length: number,
    private readonly merge: (views: readonly object[]) => object = ([only = {}]) => only,
  ) {}

  /** The frames from one step to another, both included. */
  async between(first: number, last: number): Promise<FrameShown[]> {
    const batches = [];
    for (let batch = batchOf(first); batch <= batchOf(last); batch++)
      batches.push(this.#batch(batch));
    const found = (await Promise.all(batches)).flat();
    return found.filter(({ number }) => number >= first && number <= last);
  }

  /** Prefetch what will be needed next, on either side of a step. */
  prepare(step: number): void {
    for (const near of [step + AHEAD, step - AHEAD]) {
      if (near < 0 || near >= this.length) continue;
      this.#batch(batchOf(near)).catch(() => undefined); // it will be requested again when it is needed
    }
  }

  #batch(batch: number): Promise<FrameShown[]> {
    const known = this.#batches.get(batch);
    if (known) return known;
    const asked = this.#fetch(batch * BATCH);
    this.#batches.set(batch, asked);
    asked.catch(() => this.#batches.delete(batch));
    return asked;
  }

  async #fetch(from: number): Promise<FrameShown[]> {
    const all = await Promise.all(
      this.perspectives.map((perspective) => frames(this.id, perspective, from, BATCH)),
    );
    const [first = []] = all;
    return first.map((frame, at) => {
      const views = all.map((others) => others[at]?.view ?? {});
      return { ...frame, view: this.merge(views) };
    });
  }
}

const batchOf = (step: number) => Math.floor(step / BATCH);
