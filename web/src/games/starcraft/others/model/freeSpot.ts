/** Where a card covers no planet. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** From the edge of the room, and from one place that is tried to the next. */
const EDGE = 10;
const STEP = 12;

const between = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));

function isClear(box: Box, discs: readonly Disc[], boxes: readonly Box[]): boolean {
  const meets = ({ x, y, radius }: Disc) =>
    Math.hypot(
      x - between(box.x, x, box.x + box.width),
      y - between(box.y, y, box.y + box.height),
    ) < radius;
  const overlaps = (other: Box) =>
    other.x < box.x + box.width &&
    box.x < other.x + other.width &&
    other.y < box.y + box.height &&
    box.y < other.y + other.height;
  return !discs.some(meets) && !boxes.some(overlaps);
}

/** The lowest free place for a card, as near to the middle as there is one; null: there is none. */
export function freeSpot(
  room: Size,
  card: Size,
  discs: readonly Disc[],
  boxes: readonly Box[] = [],
): Box | null {
  const [right, low] = [room.width - card.width - EDGE, room.height - card.height - EDGE];
  const middle = (room.width - card.width) / 2;
  for (let y = low; y >= EDGE; y -= STEP)
    for (let off = 0; off <= middle - EDGE; off += STEP)
      for (const x of [middle - off, middle + off]) {
        const box = { ...card, x, y };
        if (x >= EDGE && x <= right && isClear(box, discs, boxes)) return box;
      }
  return null;
}
