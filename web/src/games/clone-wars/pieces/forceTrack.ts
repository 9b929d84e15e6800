/** The track of the Force: nodes on a line, the middle one belongs to nobody. */

export const NODE_MS = 160;

export type Towards = "start" | "end" | "nobody";

export interface Node {
  readonly value: number;
  /** Distance from the start of the line. */
  readonly at: number;
  readonly radius: number;
  readonly towards: Towards;
  readonly last: boolean;
}

export function towards(value: number): Towards {
  return value < 0 ? "start" : value > 0 ? "end" : "nobody";
}

/** From `-reach` at the start to `reach` at the end; the last one at each end is larger. */
export function nodes(reach: number, length: number): Node[] {
  const step = length / (2 * reach);
  return Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const value = i - reach;
    const last = Math.abs(value) === reach;
    return {
      value,
      at: i * step,
      radius: last ? 11 : value === 0 ? 7 : 8,
      towards: towards(value),
      last,
    };
  });
}

/** The next node on the way. */
export function stepTowards(shown: number, value: number): number {
  return shown + Math.sign(value - shown);
}
