/** The geometry of the orrery: ellipses about one sun, seen from a little above. */

export const ORBITS = [88, 150, 222, 304, 396, 500] as const;

export interface View {
  /** The size of the drawing that the radii are meant for. */
  readonly width: number;
  readonly height: number;
  readonly sunX: number;
  readonly sunY: number;
  readonly scale: number;
  readonly flat: number;
  /** Degrees. */
  readonly tilt: number;
}

export const WIDE: View = {
  width: 1000,
  height: 520,
  sunX: 500,
  sunY: 260,
  scale: 1,
  flat: 0.4,
  tilt: -13,
};
export const NARROW: View = {
  width: 390,
  height: 280,
  sunX: 195,
  sunY: 140,
  scale: 0.43,
  flat: 0.52,
  tilt: -14,
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point of an orbit; the angle runs clockwise from the right. */
export function spot(view: View, radius: number, angle: number): Spot {
  const along = radius * view.scale * Math.cos(angle);
  const deep = radius * view.scale * view.flat * Math.sin(angle);
  const tilt = (view.tilt * Math.PI) / 180;
  return {
    x: view.sunX + along * Math.cos(tilt) - deep * Math.sin(tilt),
    y: view.sunY + along * Math.sin(tilt) + deep * Math.cos(tilt),
  };
}

/** Part of an orbit as a path. */
export function arc(view: View, radius: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) * 14));
  return Array.from({ length: steps + 1 }, (_, k) => {
    const { x, y } = spot(view, radius, from + ((to - from) * k) / steps);
    return `${k ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
}

/** Graduation marks along an orbit, every fifth longer. */
export function marks(view: View, radius: number, count: number): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * Math.PI * 2;
    const inner = spot(view, radius - (k % 5 ? 5 : 11), angle);
    const outer = spot(view, radius, angle);
    return `M${inner.x.toFixed(1)} ${inner.y.toFixed(1)}L${outer.x.toFixed(1)} ${outer.y.toFixed(1)}`;
  }).join("");
}

/** Where the sun is above a world, in steps, so that few pictures are needed. */
export function sunOver(view: View, at: Spot): [number, number] {
  const dx = view.sunX - at.x;
  const dy = view.sunY - at.y;
  const far = Math.hypot(dx, dy) || 1;
  const coarse = (part: number) => Math.round((part / far) * 0.64 * 5) / 5;
  return [coarse(dx), coarse(dy)];
}

export type LabelSide = "above" | "below" | "right" | "left";

export interface Place {
  readonly orbit: number;
  readonly angle: number;
  readonly radius: number;
  readonly label: LabelSide;
}

/** Places for tables: the sooner one needs you, the closer its orbit is to the sun. */
export const PLACES: readonly Place[] = [
  { orbit: 222, angle: 0.42, radius: 42, label: "below" },
  { orbit: 304, angle: 4.95, radius: 27, label: "above" },
  { orbit: 396, angle: 3.42, radius: 30, label: "right" },
  { orbit: 396, angle: 1.85, radius: 22, label: "below" },
  { orbit: 500, angle: 5.72, radius: 34, label: "left" },
  { orbit: 500, angle: 2.5, radius: 22, label: "right" },
];

/** Where worlds always circle close to the sun. */
export const INNER: readonly Omit<Place, "label">[] = [
  { orbit: 88, angle: 4.3, radius: 11 },
  { orbit: 150, angle: 2.3, radius: 14 },
];

/** The share of the whole orbit that a finished game would have travelled. */
const WHOLE_GAME = Math.PI;

/** Where the bright arc behind a world begins. */
export function arcStart(angle: number, progress: number): number {
  return angle - WHOLE_GAME * Math.min(1, Math.max(0, progress));
}
