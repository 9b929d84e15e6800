/** How units and ships share the room in play: whole, narrow, or overlapping; afloat or as plates. */

export interface PlayLayout {
  /** Units are 86 instead of 112 wide. */
  narrow: boolean;
  /** From unit to unit. */
  step: number;
  /** Ships float, or are plates in columns of three. */
  afloat: boolean;
}

const WIDE = 124;
/** Cards of full width, side by side. */
const CLOSE = 115;
const NARROW = 95;
const NARROW_CARD = 86;
const SHIP = 152;
const PLATES = 142;
const LEAST_STEP = 28;

/** The first layout that fits: features are given up in this order. */
export function playLayout(units: number, ships: number, room: number): PlayLayout {
  const floating = ships <= 2 ? ships * SHIP : Infinity;
  const plates = Math.min(2, Math.ceil(ships / 3)) * PLATES;
  const tries: PlayLayout[] = [true, false].flatMap((afloat) => [
    { narrow: false, step: WIDE, afloat },
    { narrow: false, step: CLOSE, afloat },
    { narrow: true, step: NARROW, afloat },
  ]);
  const fits = tries.find(
    ({ step, afloat }) => units * step + (afloat ? floating : plates) <= room,
  );
  if (fits) return fits;
  const step = (room - plates - NARROW_CARD) / Math.max(1, units - 1);
  return { narrow: true, step: Math.max(LEAST_STEP, Math.min(NARROW, step)), afloat: false };
}

/** The height the table takes besides two rows of short cards, and the height of these. */
const BESIDES = 352;
const SHORT_CARD = 148;
const LEAST_SCALE = 0.8;
const MOST_SCALE = 1.12;

/** The scale at which row and hand cards are still complete on a table with little height. */
export function shortScale(height: number): number {
  const fits = (height - BESIDES) / (2 * SHORT_CARD);
  return Math.max(LEAST_SCALE, Math.min(MOST_SCALE, fits));
}
