/** The path of a beam: from the attacking card, through a gap in the row, to what it hits. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Between the row and what is above it. */
const ABOVE = 8;
/** A beam does not meet a ship at its very edge, where its marks are. */
const EDGE = 34;

/** Where a beam goes up: the nearest gap between two row cards. */
export function nearestGap(gaps: readonly number[], x: number): number {
  return gaps.reduce(
    (best, gap) => (Math.abs(gap - x) < Math.abs(best - x) ? gap : best),
    gaps[0] ?? x,
  );
}

/** Where a beam that comes up at `x` meets the nearest ship. */
export function onShips(ships: readonly Box[], x: number): Point | undefined {
  const points = ships.map(({ left, right, bottom }) => ({
    x: Math.max(left + EDGE, Math.min(right - EDGE, x)),
    y: bottom,
  }));
  return points.sort((one, two) => Math.abs(one.x - x) - Math.abs(two.x - x))[0];
}

/** Where a beam from the right below meets a world: on its edge, not on its name. */
export function onWorld({ left, right, top, bottom }: Box): Point {
  const reach = (right - left) / 2 / Math.SQRT2;
  return { x: (left + right) / 2 + reach, y: (top + bottom) / 2 + reach };
}

/** Up from the card, through the gap, along the row to below the target, and to it. */
export function beamPath(from: Point, gap: number, row: Box, to: Point): string {
  const above = row.top - ABOVE;
  const below = to.x < row.left ? row.left : gap;
  const points = [
    from,
    { x: gap, y: row.bottom },
    { x: gap, y: above },
    { x: below, y: above },
    to,
  ].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${points.filter((point, at) => point !== points[at - 1]).join("L")}`;
}
