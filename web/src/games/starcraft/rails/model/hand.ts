/** How the cards of a hand lie: side by side while six a row fit, then one over another. */

export interface Fan {
  /** From one card to the next. */
  readonly step: number;
  readonly rows: number;
  readonly perRow: number;
}

const GAP = 4.4;
/** Of a covered card at least this much can be seen: for a mouse, and for a finger. */
export const LEAST = 26;
export const LEAST_BY_TOUCH = 44;

/** `width` is the room, `card` the width of a card. */
export function fanOf(n: number, width: number, card: number, least = LEAST): Fan {
  const side = card + GAP;
  const perRow = Math.max(1, Math.floor((width + GAP) / side));
  if (n <= perRow) return { step: side, rows: 1, perRow };
  const step = (width - card) / (n - 1);
  if (step >= least) return { step, rows: 1, perRow: n };
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.ceil(n / most);
  const inRow = Math.ceil(n / rows);
  return {
    step: inRow > 1 ? Math.min(side, (width - card) / (inRow - 1)) : side,
    rows,
    perRow: inRow,
  };
}
