/** Where the cards of a hand lie: a flat fan that closes up as it fills, in two rows if it must. */

export interface Place {
  x: number;
  y: number;
  turn: number;
}

const WIDEST = 142;
const ROOM = 448;
const MOST_IN_ROW = 12;
const ROW_HEIGHT = 62;

/** The step from card to card: never so wide that the fan outgrows its room. */
export function stepOf(count: number, room = ROOM): number {
  return count < 2 ? 0 : Math.min(WIDEST, room / (count - 1));
}

/** The places of the cards, the middle of the fan at x = 0. */
export function fan(count: number, room = ROOM): Place[] {
  if (count <= MOST_IN_ROW) return oneRow(count, room);
  const behind = Math.floor(count / 2);
  return [
    ...oneRow(behind, room).map((place) => ({ ...place, y: place.y - ROW_HEIGHT / 2 })),
    ...oneRow(count - behind, room).map((place) => ({ ...place, y: place.y + ROW_HEIGHT / 2 })),
  ];
}

function oneRow(count: number, room: number): Place[] {
  const step = stepOf(count, room);
  const arc = count <= 4 ? 4 : Math.min(7, count);
  return Array.from({ length: count }, (_, at) => {
    const off = count < 2 ? 0 : (2 * at) / (count - 1) - 1;
    return { x: off * ((step * (count - 1)) / 2), y: 8 * off * off, turn: arc * off };
  });
}
