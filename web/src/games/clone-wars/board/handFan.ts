/** Where the cards of a hand go: a flat fan that closes up as it fills, in two rows if necessary. */

export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** From card to card if there is room for their brackets too, as a share of the width of a card. */
const WIDEST = 142 / 132;
const CARD = 132;
const ROOM = 448;
/** How much a leaning card covers of its neighbour. */
const LEAN = 3;
const MOST_IN_ROW = 12;
const ROW_HEIGHT = 62;

/** The step from card to card: never so wide that the fan outgrows its room. */
export function stepOf(count: number, room = ROOM, card = CARD): number {
  return count < 2 ? 0 : Math.min(WIDEST * card, room / (count - 1));
}

/** The places of the cards, the middle of the fan at x = 0. */
export function fan(count: number, room = ROOM, card = CARD): Place[] {
  if (count <= MOST_IN_ROW) return oneRow(count, room, card);
  const behind = Math.floor(count / 2);
  return [
    ...oneRow(behind, room, card).map((place) => ({ ...place, y: place.y - ROW_HEIGHT / 2 })),
    ...oneRow(count - behind, room, card).map((place) => ({
      ...place,
      y: place.y + ROW_HEIGHT / 2,
    })),
  ];
}

function oneRow(count: number, room: number, card: number): Place[] {
  const step = stepOf(count, room, card);
  const arc = count <= 4 ? 4 : Math.min(7, count);
  return Array.from({ length: count }, (_, at) => {
    const off = count < 2 ? 0 : (2 * at) / (count - 1) - 1;
    return { x: off * ((step * (count - 1)) / 2), y: 8 * off * off, turn: arc * off };
  });
}

/** How much of a card the next one leaves visible; undefined: all of it. */
export function seenOf(places: readonly Place[], at: number, card: number): number | undefined {
  const here = places[at];
  const next = places[at + 1];
  if (!here || !next || next.x < here.x) return undefined;
  const step = next.x - here.x;
  return step < card ? step - LEAN : undefined;
}
