/** Where a beam goes up: the gap between two cards of the row that is nearest. */
export function nearestGap(gaps: readonly number[], x: number): number {
  return gaps.reduce(
    (best, gap) => (Math.abs(gap - x) < Math.abs(best - x) ? gap : best),
    gaps[0] ?? x,
  );
}
