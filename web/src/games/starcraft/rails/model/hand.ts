/** How the cards of a hand lie: side by side while six a row fit, then one over another. */

export interface Fan {
  /** From one card to the next. */
  readonly step: number;
  readonly rows: number;
  readonly perRow: number;
}

const GAP = 4.4;
/** Of a covered card this much can be seen. */
const LEAST = 26;

/** `width` is the room, `card` the width of a card. */
export function fanOf(n: number, width: number, card: number): Fan {
  const side = card + GAP;
  const perRow = Math.max(1, Math.floor((width + GAP) / side));
  if (n <= perRow) return { step: side, rows: 1, perRow };
  const step = (width - card) / (n - 1);
  if (step >= LEAST) return { step, rows: 1, perRow: n };
  const most = Math.max(1, Math.floor((width - card) / LEAST) + 1);
  const rows = Math.ceil(n / most);
  const inRow = Math.ceil(n / rows);
  return {
    step: inRow > 1 ? Math.min(side, (width - card) / (inRow - 1)) : side,
    rows,
    perRow: inRow,
  };
}
