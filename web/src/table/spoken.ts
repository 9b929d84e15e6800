/** What is read out of the story as it happens: of each order one sentence, and all that is about the
 *  reader. */
import type { LineShown } from "../api/wire";

export class Spoken {
  #order: number | null = null;

  /** The new lines that are worth hearing; those of one's own picks are known. */
  of(lines: readonly LineShown[], seat: number | null): readonly string[] {
    return lines.filter((line) => this.#isHeard(line, seat)).map(({ text }) => text);
  }

  #isHeard({ order, seat: by, of }: LineShown, seat: number | null): boolean {
    const isNew = order === null || order !== this.#order;
    this.#order = order ?? this.#order;
    if (by === seat && seat !== null) return false;
    return isNew || (seat !== null && of === seat);
  }
}

/** What is new in a list that grows at its end, and may lose its beginning, or its end by an undo. */
export class Fresh<Thing> {
  #last: Thing | undefined;

  in(things: readonly Thing[]): readonly Thing[] {
    const known = this.#last === undefined ? -1 : things.lastIndexOf(this.#last);
    const isCut = this.#last !== undefined && known < 0;
    this.#last = things.at(-1);
    return isCut ? [] : things.slice(known + 1);
  }
}
