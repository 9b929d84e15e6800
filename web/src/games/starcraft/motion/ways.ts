/** Ways over the screen: where things stand, and the points they pass on a route. */
import type { Place } from "../../../motion/places";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PARTS = 6;

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Points along a route as it is drawn, beginning at the end that is nearer. */
export function alongRoute({ element, rect }: Place, from: Point): Point[] {
  const line = element.querySelector("path");
  const matrix = line?.getScreenCTM?.();
  if (!line || !matrix) return [middleOf(rect)];
  const length = line.getTotalLength();
  const points = Array.from({ length: PARTS + 1 }, (_, at) => {
    const { x, y } = line.getPointAtLength((length * at) / PARTS).matrixTransform(matrix);
    return { x, y };
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last && apart(first, from) > apart(last, from) ? points.reverse() : points;
}

/** Where transports stand on a route. */
export function middleOfRoute(place: Place): Point {
  const points = alongRoute(place, { x: 0, y: 0 });
  return points[Math.floor(points.length / 2)] ?? middleOf(place.rect);
}

/** The keyframes of something that passes these points at an even speed; `frameAt` draws it at one. */
export function passing(points: readonly Point[], frameAt: (point: Point) => Keyframe): Keyframe[] {
  let way = 0;
  const reached = points.map((point, at) => (way += apart(points[at - 1] ?? point, point)));
  return points.map((point, at) => ({
    ...frameAt(point),
    offset: way === 0 ? at / Math.max(1, points.length - 1) : (reached[at] ?? 0) / way,
  }));
}
