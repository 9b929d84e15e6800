/** Lanes between planets, the transports on them, and the curves of z-axis routes. */
import { type Point, angleOf, polar } from "./polar";

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The lane between the limbs of two planets. */
export function laneBetween(one: Point, other: Point, radius: number): Line {
  const angle = angleOf({ x: other.x - one.x, y: other.y - one.y });
  const off = polar(radius + 2, angle);
  return {
    from: { x: one.x + off.x, y: one.y + off.y },
    to: { x: other.x - off.x, y: other.y - off.y },
  };
}

/** From one transport to the next: their length, and their height. */
const LONG = 25;
const HIGH = 14;

/** The places of transports on a lane: along it where they have room, across it where they have not
 *  or where it runs up and down. */
export function podPlaces({ from, to }: Line, count: number, size: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const isUpright = Math.abs(dy) > Math.abs(dx);
  const isAlong = !isUpright && count * LONG * size <= length + 4;
  const step = isUpright || isAlong ? LONG * size : HIGH * size;
  const way = isAlong
    ? { x: dx / length, y: dy / length }
    : isUpright
      ? { x: 1, y: 0 }
      : { x: 0, y: 1 };
  return Array.from({ length: count }, (_, at) => {
    const off = (at - (count - 1) / 2) * step;
    return { x: (from.x + to.x) / 2 + way.x * off, y: (from.y + to.y) / 2 + way.y * off };
  });
}

/** A curve by its ends and the two points that pull it. */
export type Curve = readonly [Point, Point, Point, Point];

/** From ring to ring, leaving each planet outwards. */
export function zCurve(
  one: Point,
  oneAngle: number,
  other: Point,
  otherAngle: number,
  radius: number,
): Curve {
  const from = (middle: Point, angle: number, distance: number): Point => {
    const off = polar(distance, angle);
    return { x: middle.x + off.x, y: middle.y + off.y };
  };
  const end = radius * 1.15;
  const pull = radius * 1.9;
  return [
    from(one, oneAngle, end),
    from(one, oneAngle, pull),
    from(other, otherAngle, pull),
    from(other, otherAngle, end),
  ];
}

export function onCurve([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const mix = (of: (point: Point) => number) =>
    s * s * s * of(a) + 3 * s * s * t * of(b) + 3 * s * t * t * of(c) + t * t * t * of(d);
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}

export function curvePath([a, b, c, d]: Curve): string {
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
}

/** The point of a curve that is farthest from all planets: where transports can be seen. */
export function freePoint(curve: Curve, planets: readonly Point[]): Point {
  let [best, most] = [onCurve(curve, 0.5), -Infinity];
  for (let t = 0.1; t <= 0.9; t += 0.05) {
    const point = onCurve(curve, t);
    const least = Math.min(...planets.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
    if (least > most + 0.5) [best, most] = [point, least];
  }
  return best;
}
