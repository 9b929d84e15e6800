/** Where a popover goes: above what it is about, or below if there is no room; or the other way
 *  round, if what is above should stay visible. */

export interface Size {
  width: number;
  height: number;
}
export interface PopoverPlace {
  left: number;
  top: number;
  above: boolean;
  /** Where its tip is, from its left edge. */
  tip: number;
}

const GAP = 12;
const MARGIN = 8;
const TIP_MARGIN = 16;

export function popoverPlace(
  about: DOMRect | null,
  box: Size,
  room: Size,
  below = false,
): PopoverPlace {
  const middle = about ? about.left + about.width / 2 : room.width / 2;
  const most = room.width - box.width - MARGIN;
  const left = Math.max(MARGIN, Math.min(middle - box.width / 2, most));
  const fitsAbove = !about || about.top - GAP - box.height >= MARGIN;
  const fitsBelow = !about || about.bottom + GAP + box.height <= room.height - MARGIN;
  const above = below ? !fitsBelow : fitsAbove;
  const top = about ? (above ? about.top - GAP - box.height : about.bottom + GAP) : room.height / 3;
  const lowest = Math.max(MARGIN, room.height - box.height - MARGIN);
  const tip = Math.max(TIP_MARGIN, Math.min(middle - left, box.width - TIP_MARGIN));
  return { left, top: Math.max(MARGIN, Math.min(top, lowest)), above, tip };
}
