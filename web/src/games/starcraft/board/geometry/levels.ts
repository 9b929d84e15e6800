/** How closely the galaxy is looked at, and what is drawn then: the drawing thins out, text does not
 *  shrink. */
export type Level = "close" | "table" | "wide" | "chart";

/** Sizes in pixels for planets of one radius. */
export interface Detail {
  readonly level: Level;
  readonly radius: number;
  /** The edge of a unit's chip, at Chart of the badge that counts units. */
  readonly chip: number;
  /** The radius of an order, and how far the next one lies from it. */
  readonly order: number;
  readonly orderStep: number;
  readonly yieldText: number;
  readonly nameText: number;
  /** How much larger bases and transports are than their outlines. */
  readonly base: number;
  readonly pod: number;
  /** The radius of an owner's jewel; 0 where there is none. */
  readonly jewel: number;
  /** The radius of a token on the rim. */
  readonly token: number;
  readonly ring: number;
  readonly rim: number;
  readonly hasYields: boolean;
  /** Nothing is left between badges and yields. */
  readonly isTight: boolean;
  readonly hasPattern: boolean;
  readonly hasNumbers: boolean;
}

const CLOSE = 130;
const TABLE = 92;
const WIDE = 70;
/** Below this a badge and a yield fit into a quarter only close together. */
const TIGHT = 50;
/** And below this not at all. */
const YIELDS = 36;

/** The radius that each level is snapped to. */
export const RADIUS_OF: Readonly<Record<Level, number>> = {
  close: 156,
  table: 98,
  wide: 82,
  chart: 51,
};

export function levelOf(radius: number): Level {
  if (radius >= CLOSE) return "close";
  if (radius >= TABLE) return "table";
  return radius >= WIDE ? "wide" : "chart";
}

export function detailAt(radius: number): Detail {
  const level = levelOf(radius);
  const isChart = level === "chart";
  const by = <Kind>(close: Kind, table: Kind, wide: Kind, chart: Kind): Kind =>
    ({ close, table, wide, chart })[level];
  return {
    level,
    radius,
    chip: isChart
      ? Math.max(17, radius < TIGHT ? 0 : Math.min(20, radius * 0.39))
      : Math.min(40, radius * 0.27),
    order: by(23, 18.5, 16, radius < 48 ? 11.5 : 13),
    orderStep: by(31, 25, 21.5, radius < 48 ? 14 : 17),
    yieldText: by(17, 15, radius < 80 ? 13 : 14, 14),
    nameText: by(17, 15, 14, 14),
    base: by(1.75, 1.3, 1.1, 0.75),
    pod: by(1.2, 0.95, 0.9, radius < 48 ? 0.7 : 0.78),
    jewel: by(10, 8, 7.5, 0),
    token: by(12, 9.5, 8.5, 7.5),
    ring: by(14, 12.5, 11.5, 10),
    rim: by(6, 5, 5, 4.5),
    hasYields: !isChart || radius >= YIELDS,
    isTight: isChart && radius < TIGHT,
    hasPattern: !isChart,
    hasNumbers: level === "close",
  };
}

/** Where one can stop: the whole galaxy, and the levels nearer than its own. */
const stopsFrom = (whole: number) => [
  whole,
  ...Object.values(RADIUS_OF).filter((stop) => stop > whole && levelOf(stop) !== levelOf(whole)),
];

/** The next stop nearer or farther. */
export function nextRadius(radius: number, whole: number, direction: 1 | -1): number {
  const stops = stopsFrom(whole);
  const further = stops.filter((stop) => (stop - radius) * direction > radius * 0.06);
  if (further.length === 0) return radius;
  return direction > 0 ? Math.min(...further) : Math.max(...further);
}

/** The stop nearest to where a gesture ended, by ratio. */
export function snapped(radius: number, whole: number): number {
  const stops = stopsFrom(whole);
  const far = (stop: number) => Math.abs(Math.log(stop / radius));
  return stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), whole);
}
