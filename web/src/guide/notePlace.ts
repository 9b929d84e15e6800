/** Where a note goes: beside what it is about, inside the window, and not on anything that matters
 *  now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;

const GAP = 14;
const MARGIN = 8;
/** Covering what the note is about is far worse than being a little further away. */
const COVERS = 40;
const HINDERS = 8;

/** `about` is what the note is about, most important first; `free` should stay visible as well. */
export function spotFor(
  about: readonly Box[],
  free: readonly Box[],
  size: Size,
  room: Size,
): { left: number; top: number } {
  const [first] = about;
  const near = [...(first ? beside(first, size) : []), ...free.flatMap((box) => beside(box, size))];
  const places = [...near, ...edges(size, room)];
  const costs = places.map((place) => {
    const spot = inside(place, size, room);
    const covered = sum(about, (box) => overlap(spot, box)) * COVERS;
    const hindered = sum(free, (box) => overlap(spot, box)) * HINDERS;
    return { spot, cost: covered + hindered + (first ? away(spot, first) : 0) };
  });
  const [best] = costs.sort((one, two) => one.cost - two.cost);
  return { left: best?.spot.left ?? MARGIN, top: best?.spot.top ?? MARGIN };
}

/** Below, above, to the right and to the left of a thing. */
function beside(box: Box, { width, height }: Size): Omit<Box, "width" | "height">[] {
  const middle = box.left + box.width / 2 - width / 2;
  const level = box.top + box.height / 2 - height / 2;
  return [
    { left: middle, top: box.top + box.height + GAP },
    { left: middle, top: box.top - height - GAP },
    { left: box.left + box.width + GAP, top: level },
    { left: box.left - width - GAP, top: level },
  ];
}

/** A grid over the window, if there is no free place beside the thing. */
function edges({ width, height }: Size, room: Size): Omit<Box, "width" | "height">[] {
  const lefts = [0, (room.width - width) / 2, room.width - width];
  const parts = [0, 0.25, 0.5, 0.75, 1];
  const tops = parts.map((part) => part * (room.height - height));
  return lefts.flatMap((left) => tops.map((top) => ({ left, top })));
}

function inside({ left, top }: { left: number; top: number }, size: Size, room: Size): Box {
  const within = (at: number, long: number, most: number) =>
    Math.max(MARGIN, Math.min(at, most - long - MARGIN));
  return {
    left: within(left, size.width, room.width),
    top: within(top, size.height, room.height),
    ...size,
  };
}

/** The side of a square as large as what two boxes share, so that areas compare with distances. */
function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const high = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? Math.sqrt(wide * high) : 0;
}

function away(one: Box, two: Box): number {
  const x = one.left + one.width / 2 - two.left - two.width / 2;
  const y = one.top + one.height / 2 - two.top - two.height / 2;
  return Math.hypot(x, y);
}

function sum<Kind>(all: readonly Kind[], of: (one: Kind) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
