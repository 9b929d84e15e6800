/** Where planets stand once and for all, fitted into the room that the map has now: as a panel or a line
 *  opens beside it, the galaxy becomes smaller, but no planet changes places with another. */
import type { Point } from "./polar";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Standing {
  readonly radius: number;
  readonly places: readonly Point[];
}

/** In the middle of the room, as large as it allows, with planets no larger than `largest`. Where the
 *  room is only higher, nothing moves: what is more is left below. */
export function fitted<Kind extends Standing>(
  standing: Kind,
  from: Size,
  into: Size,
  largest: number,
): Kind {
  const { width, height } = from;
  const scale = Math.min(into.width / width, into.height / height, largest / standing.radius);
  const left = into.width / 2 - (width / 2) * scale;
  const top = scale === 1 ? 0 : into.height / 2 - (height / 2) * scale;
  return {
    ...standing,
    radius: standing.radius * scale,
    places: standing.places.map(({ x, y }) => ({
      x: left + x * scale,
      y: top + y * scale,
    })),
  };
}
