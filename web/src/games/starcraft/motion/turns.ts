/** An order is the unit of telling: what happens in one is shown as one, however many picks it took. */
import type { EventShown } from "../../../api/wire";
import type { Playable } from "../../../motion/director";
import type { Playback } from "../../../motion/playback";
import { MOST } from "../../../motion/timing";
import { lengthOf, within, type Beat } from "./beats";
import { Script, type Scenery } from "./script";
import { TELLERS } from "./tellers";

/** What happened in one update. */
export interface Part {
  readonly events: readonly EventShown[];
  readonly scenery: Scenery;
}

/** The beats of what happened one after the other. */
export function beatsOf(parts: readonly Part[]): Beat[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return [];
  const script = new Script({ ...last.scenery, before: first.scenery.before });
  for (const { events } of parts) for (const event of events) TELLERS[event.kind]?.(script, event);
  return script.beats;
}

/** An order, or what belongs to none, as it is shown. Its pieces are made when it begins. */
export class Turn implements Playable {
  readonly #parts: Part[];
  #shown: Playback | null = null;
  #beats: Beat[];

  constructor(
    /** Of the story; null: it is told by itself. */
    readonly order: number | null,
    part: Part,
    readonly isOwn: boolean,
    readonly project: (beats: readonly Beat[]) => Playback,
  ) {
    this.#parts = [part];
    this.#beats = this.#written();
  }

  get events(): number {
    return this.#parts.reduce((all, { events }) => all + events.length, 0);
  }

  get ms(): number {
    return lengthOf(this.#beats);
  }

  get isEmpty(): boolean {
    return this.#beats.length === 0;
  }

  join(next: Playable): boolean {
    if (!(next instanceof Turn) || next.order === null || next.order !== this.order) return false;
    this.#parts.push(...next.#parts);
    this.#beats = this.#written();
    return true;
  }

  async play(rate: number): Promise<void> {
    this.#shown = this.project(this.#beats);
    await this.#shown.play(rate);
  }

  hasten(rate: number): void {
    this.#shown?.hasten(rate);
  }

  end(): void {
    this.#shown?.end();
  }

  #written(): Beat[] {
    const beats = beatsOf(this.#parts);
    return this.isOwn ? within(beats, MOST.own) : beats;
  }
}
