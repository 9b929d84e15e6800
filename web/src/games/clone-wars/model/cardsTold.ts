/** The cards that an event or a line of the story is about; -1 stands for one that is hidden. */
import type { ThingShown } from "../../../api/wire";

export function cardsTold({ refs }: { refs: readonly ThingShown[] }): number[] {
  return refs.map(({ number }) => number);
}
