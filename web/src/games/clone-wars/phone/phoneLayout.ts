/** How the height of a phone is shared: the cards take what the rest leaves. */

/** What the rows need besides the cards: heading, verbs, margins, your own strip. */
const BESIDES = 152;
const ROW = 148;
const SMALL = 114;
const EMPTY = 40;
const LEAST = 0.62;
/** The heading of the row. */
const HEADING = 26;
/** What can be done with its cards. */
export const VERBS = 30;
const MOST = 1.12;
/** Between cards of the row and of the hand; the cards' edges; what the cut card shows. */
export const ROW_GAP = 9;
const HAND_GAP = 8;
const EDGES = 28;
const PEEK = 22;
/** Below this the enemy's world is smaller, and the row has no heading; what ships of the enemy take. */
const SHORT = 560;
const SHIPS = 45;

/** Below this there is not room for everything, and what you can do without is left out. */
const TINY = 470;

export function isTiny(height: number): boolean {
  return height > 0 && height < TINY; // until it is measured, assume there is room
}

export function isShort(height: number, hasShips = false): boolean {
  return height - (hasShips ? SHIPS : 0) < SHORT;
}

/** The scale of the cards: `read` is the height of what stands above them, `playing` whether there
 *  is a row of cards in play, `short` whether the row has no heading, `verbs` what tells under its cards
 *  what can be done with them. */
export function phoneScale(
  height: number,
  read: number,
  playing: boolean,
  short: boolean,
  verbs = VERBS,
): number {
  const without = (short ? HEADING : 0) + VERBS - verbs;
  const left = height - read - BESIDES - (playing ? 0 : EMPTY) + without;
  const cards = ROW + SMALL + (playing ? SMALL : 0);
  return Math.max(LEAST, Math.min(MOST, left / cards));
}

/** Three cards of the row in the width of the screen, and a piece of the fourth. */
export function rowCard(width: number): number {
  return Math.min(132, (width - EDGES - 3 * ROW_GAP - PEEK / 2) / 3);
}

/** The whole hand if possible, otherwise four cards and a piece of the fifth. */
export function handCard(width: number, cards: number): number {
  const many = cards > 4;
  const shown = many ? 4 : Math.max(3, cards);
  const room = width - EDGES - (shown - 1) * HAND_GAP - (many ? PEEK : 0);
  return Math.max(78, Math.min(100, room / shown));
}
