/** The attack on a base as a ladder: one rung per hit point, ships first, the base last. */
import type { AttackSum } from "./model";

export interface Rungs {
  /** The ship or base that the rungs belong to. */
  card: number;
  /** Hit points, or damage that is prevented, in this part. */
  length: number;
  /** How many of them the attack fills, if it is dealt in this order. */
  filled: number;
}

/** The parts of the ladder in the order in which they are shown. */
export function ladder(sum: AttackSum): Rungs[] {
  let left = sum.total;
  return sum.against.map(({ card, value }) => {
    const filled = Math.min(left, value);
    left -= filled;
    return { card, length: value, filled };
  });
}

/** What more attack would reach next: the first part that is not full, and how much it lacks. */
export function nextStep(rungs: readonly Rungs[]): { card: number; missing: number } | null {
  const next = rungs.find((part) => part.filled < part.length);
  return next ? { card: next.card, missing: next.length - next.filled } : null;
}

/** How many rungs there are; beyond 24 each part is drawn as one bar. */
export function isLong(rungs: readonly Rungs[]): boolean {
  return rungs.reduce((length, part) => length + part.length, 0) > 24;
}
