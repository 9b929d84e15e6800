/** Parts of a choice of several: which are equal, and what they make together. */
import type { Schemas } from "../../../api/wire";
import { keyOf, type Thing } from "../../../shared/choosing/narrowing";

export interface Part {
  readonly thing: Thing;
  readonly pick: string;
  /** How many equal ones there are. */
  readonly all: number;
}

/** Every thing that parts name, once. */
export function distinct(parts: readonly Schemas["PartShown"][]): Part[] {
  const found = new Map<string, Part>();
  for (const { pick, refs } of parts) {
    for (const { kind, number } of refs) {
      const thing = { kind, number };
      const known = found.get(keyOf(thing));
      found.set(keyOf(thing), { thing, pick, all: (known?.all ?? 0) + 1 });
    }
  }
  return [...found.values()];
}

/** Whether all of these are among the whole, each as often. */
export function contains(whole: readonly string[], part: readonly string[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && contains(one, other);
