/** Points and paths round the middle of a planet. Angles are degrees, clockwise from the right. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Sector = readonly [from: number, to: number];

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function angleOf({ x, y }: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

const HALVES: readonly Sector[] = [
  [180, 360],
  [0, 180],
];
const QUARTERS: readonly Sector[] = [
  [180, 270],
  [270, 360],
  [0, 90],
  [90, 180],
];
const TWO_AND_A_HALF: readonly Sector[] = [
  [180, 270],
  [270, 360],
  [0, 180],
];
const FIFTHS: readonly Sector[] = [
  [162, 234],
  [234, 306],
  [306, 378],
  [18, 90],
  [90, 162],
];

/** The sectors of a planet with so many areas. */
export function sectorsOf(areas: number): readonly Sector[] {
  return [[], [], HALVES, TWO_AND_A_HALF, QUARTERS, FIFTHS][areas] ?? FIFTHS;
}

/** Which sector each area has, by its unit limit: they follow each other clockwise from the upper
 *  left, but of three the one with most room has the lower half. */
export function sectorIndices(limits: readonly number[]): readonly number[] {
  if (limits.length !== 3) return limits.map((_, at) => at);
  const widest = limits.indexOf(Math.max(...limits));
  let upper = 0;
  return limits.map((_, at) => (at === widest ? 2 : upper++));
}

const n = (value: number) => value.toFixed(2).replace(/\.?0+$/, "");
const at = (radius: number, degrees: number) => {
  const { x, y } = polar(radius, degrees);
  return `${n(x)} ${n(y)}`;
};
const isLarge = ([from, to]: Sector) => (to - from > 180 ? 1 : 0);

export function arc(radius: number, sector: Sector): string {
  const [from, to] = sector;
  return `M${at(radius, from)}A${n(radius)} ${n(radius)} 0 ${isLarge(sector)} 1 ${at(radius, to)}`;
}

/** The same the other way round: for letters that stand upright below the middle. */
export function arcBack(radius: number, sector: Sector): string {
  const [from, to] = sector;
  return `M${at(radius, to)}A${n(radius)} ${n(radius)} 0 ${isLarge(sector)} 0 ${at(radius, from)}`;
}

export function wedge(radius: number, sector: Sector): string {
  return `${arc(radius, sector)}L0 0Z`;
}

/** A wedge with its lines moved inwards by so many pixels. */
export function insetWedge(radius: number, sector: Sector, inset: number): string {
  const [from, to] = sector;
  const half = (to - from) / 2;
  const tip = polar(inset / Math.sin((Math.min(half, 90) * Math.PI) / 180), (from + to) / 2);
  const outer = radius - inset;
  const slip = (Math.asin(inset / outer) * 180) / Math.PI;
  return `${arc(outer, [from + slip, to - slip])}L${n(tip.x)} ${n(tip.y)}Z`;
}

/** A piece of a ring. */
export function ringArc(inner: number, outer: number, sector: Sector): string {
  const [from, to] = sector;
  const large = isLarge(sector);
  const r = n(inner);
  return `${arc(outer, sector)}L${at(inner, to)}A${r} ${r} 0 ${large} 0 ${at(inner, from)}Z`;
}
