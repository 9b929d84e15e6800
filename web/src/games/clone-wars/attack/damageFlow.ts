/** Damage as it flows: from the cards that deal it through the total to the ships that take it. */

export interface Spot {
  x: number;
  y: number;
  /** How much flows from or to it. */
  n: number;
}
export interface Stream {
  path: string;
  width: number;
}

const WIDEST = 5;
const WHOLE = 60;

/** Pixels for each point: five, fewer if the attack is large. */
export function widthOf(total: number): number {
  return Math.min(WIDEST, WHOLE / Math.max(1, total));
}

/** Streams from spots to a point, side by side in order; zero does not flow. */
export function streams(spots: readonly Spot[], x: number, y: number, unit: number): Stream[] {
  const flowing = spots.filter(({ n }) => n > 0).sort((one, two) => one.x - two.x);
  const whole = flowing.reduce((sum, { n }) => sum + n, 0) * unit;
  let from = x - whole / 2;
  return flowing.map((spot) => {
    const width = spot.n * unit;
    const end = from + width / 2;
    from += width;
    const bend = (spot.y + y) / 2;
    return { width, path: `M${spot.x} ${spot.y}C${spot.x} ${bend} ${end} ${bend} ${end} ${y}` };
  });
}
