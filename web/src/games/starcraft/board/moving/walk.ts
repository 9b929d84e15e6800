/** From one thing that glows to the next, by the arrow keys. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const DIRECTIONS = Object.keys(WAYS) as readonly Direction[];
export const isDirection = (key: string): key is Direction => key in WAYS;
export const wayOf = (direction: Direction) => WAYS[direction];

/** The place in the list of the nearest box in a direction, or where one is if there is none. */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction): number {
  const here = boxes[from];
  if (!here) return boxes.length > 0 ? 0 : -1;
  const [wx, wy] = WAYS[direction];
  let [found, least] = [from, Infinity];
  boxes.forEach((box, at) => {
    const dx = box.left + box.width / 2 - here.left - here.width / 2;
    const dy = box.top + box.height / 2 - here.top - here.height / 2;
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy) + Math.abs(dy * wx);
    const cost = along + across * 2;
    if (at !== from && along > 1 && cost < least) [found, least] = [at, cost];
  });
  return found;
}
