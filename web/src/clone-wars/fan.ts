/** Where the cards of a hand lie: a flat fan that closes up as it fills. */

export interface Place {
  x: number;
  y: number;
  turn: number;
}

const WIDEST = 142;
const ROOM = 448;

/** The step from card to card: never so wide that the fan outgrows its room. */
export function stepOf(count: number): number {
  return count < 2 ? 0 : Math.min(WIDEST, ROOM / (count - 1));
}

/** The places of the cards, the middle of the fan at x = 0. */
export function fan(count: number): Place[] {
  const step = stepOf(count);
  const arc = count <= 4 ? 4 : Math.min(7, count);
  return Array.from({ length: count }, (_, at) => {
    const off = count < 2 ? 0 : (2 * at) / (count - 1) - 1;
    return { x: off * ((step * (count - 1)) / 2), y: 8 * off * off, turn: arc * off };
  });
}
