/** Where things stand along the limb of a planet, so that none covers another: lanes are given; rings
 *  of z-axis routes, the name, attackers, bases, orders and jewels look for free places in that order.
 *  Angles are whole degrees. */
import type { Detail } from "./levels";
import { type Point, type Sector, polar } from "./polar";

export interface LimbArea {
  readonly sector: Sector;
  readonly isOwned: boolean;
  readonly hasBase: boolean;
  readonly attackers: number;
  /** Signs and tokens on its rim. */
  readonly tokens?: number;
  /** Where its yield lies, from the middle of the planet. */
  readonly yields: Point | null;
}

export interface LimbWish {
  readonly detail: Detail;
  /** Directions of the lanes, and how wide they are with what stands on them. */
  readonly lanes: readonly { readonly angle: number; readonly width: number }[];
  /** Directions that z-axis routes would leave for, and how far they may turn aside. */
  readonly rings: readonly { readonly wanted: number; readonly leeway: number }[];
  readonly orders: number;
  readonly name: string;
  /** Where the name stands already, whatever else has come since. */
  readonly named?: NamePlace | undefined;
  readonly areas: readonly LimbArea[];
  /** Whether something at this point, from the middle of the planet, would be out of sight or in the
   *  way of another planet. */
  readonly isBlocked: (point: Point) => boolean;
  readonly isOutOfSight: (point: Point) => boolean;
  /** Whether the name of another planet is there. */
  readonly isNamed: (point: Point) => boolean;
}

export interface NamePlace {
  /** The middle of the name; on a chart, where it is straight, how far it is from the middle. */
  readonly angle: number;
  readonly shift: number;
  /** How far it reaches along the limb to either side, in degrees. */
  readonly half: number;
  /** Whether it runs below the planet. */
  readonly isBelow: boolean;
  /** There is no place where it would not cover another name: a tap on the planet tells it. */
  readonly isHidden?: boolean;
  readonly text: number;
  readonly spacing: number;
}

export interface Limb {
  readonly rings: readonly number[];
  readonly orders: readonly number[];
  readonly name: NamePlace;
  /** By area; null where there is none. */
  readonly bases: readonly (number | null)[];
  readonly jewels: readonly (number | null)[];
  /** By area, a place for each sign and token. */
  readonly tokens: readonly (readonly number[])[];
  readonly attackers: readonly (readonly number[])[];
}

const degrees = (length: number, radius: number) => (length / radius) * (180 / Math.PI);
const whole = (angle: number) => ((Math.round(angle) % 360) + 360) % 360;
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** A circle whose degrees are free or taken: once, or so badly that anything else is better. */
class Circle {
  readonly #taken = new Uint8Array(360);
  /** What is taken before each degree, twice around; null: not added up since something was taken. */
  #sums: Uint32Array | null = null;

  take(middle: number, half: number, weight = 1): void {
    for (let at = Math.round(middle - half); at <= middle + half; at++)
      this.#taken[whole(at)] = Math.max(weight, this.#taken[whole(at)] ?? 0);
    this.#sums = null;
  }

  overlap(middle: number, half: number): number {
    const sums = (this.#sums ??= this.#added());
    const first = Math.round(middle - half);
    const count = Math.floor(middle + half) - first + 1;
    if (count <= 0) return 0;
    const from = whole(first);
    const around = Math.floor(count / 360) * (sums[360] ?? 0);
    return around + (sums[from + (count % 360)] ?? 0) - (sums[from] ?? 0);
  }

  #added(): Uint32Array {
    const sums = new Uint32Array(721);
    for (let at = 0; at < 720; at++) sums[at + 1] = (sums[at] ?? 0) + (this.#taken[at % 360] ?? 0);
    return sums;
  }

  /** The candidate that covers least and is nearest to where it would best be. */
  best(candidates: Iterable<number>, wanted: number, half: number, patience = 0.25): number {
    let [found, least] = [wanted, Infinity];
    for (const angle of candidates) {
      const cost = this.overlap(angle, half) * 3 + between(angle, wanted) * patience;
      if (cost < least) [found, least] = [angle, cost];
    }
    return found;
  }
}

function* steps(from: number, to: number, by = 2): Generator<number> {
  for (let at = from; at <= to; at += by) yield at;
}

/** How much worse it is to be out of sight than to cover something. */
const OUT_OF_SIGHT = 4;
/** And to cover what must be read. */
const READ = 3;
/** From one attacker to the next. */
const APART = 16;
/** Seven, and the emblem before them. */
const MOST_ATTACKERS = 8;

export function limbOf(wish: LimbWish): Limb {
  const { detail, areas } = wish;
  const { radius } = detail;
  const outside = new Circle();
  for (let at = 0; at < 360; at++) {
    const points = [0.5, 1.7].map((far) => polar(radius + detail.order * far, at));
    if (points.some(wish.isOutOfSight)) outside.take(at, 0, OUT_OF_SIGHT);
    else if (points.some(wish.isBlocked)) outside.take(at, 0);
  }
  for (const { angle, width } of wish.lanes) outside.take(angle, degrees(width / 2, radius));
  const ringHalf = degrees(detail.ring + 2, radius + detail.ring);
  for (const { wanted, leeway } of wish.rings)
    if (leeway === 0) outside.take(wanted, ringHalf, READ);
  // On a chart the name is straight: it can move least, so it comes before what can turn aside.
  const straight = wish.named ?? (detail.level === "chart" ? onChart(wish, outside) : null);
  if (straight && !straight.isHidden) outside.take(straight.angle, straight.half, READ);
  const rings = wish.rings.map(({ wanted, leeway }) => {
    if (leeway === 0) return wanted;
    const angle = outside.best(steps(wanted - leeway, wanted + leeway), wanted, ringHalf);
    outside.take(angle, ringHalf);
    return angle;
  });
  const name = straight ?? nameOf(wish, outside);
  const attackers = areas.map((area) => attackersOf(area, outside));
  const shore = shoreOf(wish, name, rings, attackers.flat());
  const bases = areas.map((area) => (area.hasBase ? baseOf(area, detail, shore) : null));
  for (const base of bases) if (base !== null) outside.take(base, baseHalf(detail));
  const orders = ordersOf(wish, outside);
  return {
    rings,
    orders,
    name,
    attackers,
    bases,
    ...onRim(wish, name, [...rings, ...attackers.flat()], orders, bases),
  };
}

const baseHalf = (detail: Detail) => degrees(16 * detail.base, detail.radius + 8);

/** The limb as bases see it: they reach less far out than orders, and cover anything rather than the
 *  name. */
function shoreOf(
  wish: LimbWish,
  name: NamePlace,
  rings: readonly number[],
  attackers: readonly number[],
): Circle {
  const { radius, base, ring } = wish.detail;
  const shore = new Circle();
  for (let at = 0; at < 360; at++)
    if (wish.isOutOfSight(polar(radius + 14 * base, at))) shore.take(at, 0, OUT_OF_SIGHT);
  for (const { angle, width } of wish.lanes) shore.take(angle, degrees(width / 2, radius));
  for (const angle of rings) shore.take(angle, degrees(ring + 2, radius + ring), READ);
  for (const angle of attackers) shore.take(angle, APART / 2);
  if (!name.isHidden) shore.take(name.angle, name.half, 2 * OUT_OF_SIGHT);
  return shore;
}

/** Bases leave the upper left to the name and the upper right to the orders. */
function baseOf({ sector: [from, to] }: LimbArea, detail: Detail, shore: Circle): number {
  const half = baseHalf(detail);
  const isUpper = from >= 180;
  const isLeft = from < 270 && to <= 270;
  const wanted = isUpper ? (isLeft || to - from > 120 ? 194 : 346) : (from + to) / 2;
  const angle = shore.best(steps(from + half, to - half), wanted, half);
  shore.take(angle, half);
  return angle;
}

function attackersOf({ sector: [from, to], attackers }: LimbArea, outside: Circle): number[] {
  const shown = Math.min(attackers, MOST_ATTACKERS);
  if (shown === 0) return [];
  const half = (shown * APART) / 2;
  const middle = outside.best(steps(from + 20, to - 20), (from + to) / 2, half);
  outside.take(middle, half);
  return Array.from({ length: shown }, (_, at) => middle + (at - (shown - 1) / 2) * APART);
}

/** Like moons from the upper right, clockwise. */
function ordersOf({ detail, orders }: LimbWish, outside: Circle): number[] {
  if (orders === 0) return [];
  const orbit = detail.radius + detail.order * 0.85;
  const step = degrees(detail.orderStep, orbit);
  const own = degrees(detail.order + 1, orbit);
  const half = (step * (orders - 1)) / 2 + own;
  const wanted = -66 + half - own;
  const middle = outside.best(steps(-180, 178), wanted, half, 0.4);
  outside.take(middle, half);
  return Array.from({ length: orders }, (_, at) => middle - half + own + step * at);
}

/** How wide capitals are, in parts of their height. */
const LETTER = 0.66;
const WIDEST = 88;

/** In the upper left; a long one leaves room for a base at the left edge. */
function nameOf({ detail, name }: LimbWish, outside: Circle): NamePlace {
  const orbit = detail.radius + 18;
  const halfAt = (text: number, spacing: number) =>
    degrees(name.length * (text * LETTER + spacing), orbit) / 2 + 3;
  const sizes: readonly [text: number, spacing: number][] = [
    [detail.nameText, detail.nameText * 0.1],
    [detail.nameText, 0],
    [Math.min(14, detail.nameText), 0],
  ];
  const [text, spacing] = sizes.find((size) => halfAt(...size) * 2 <= WIDEST) ?? [13, 0];
  const half = halfAt(text, spacing);
  const above = [...steps(-180 + half * 0.6, -half * 0.6)];
  const below = [...steps(half * 0.7, 180 - half * 0.7)];
  const besideBase = Math.min(-90, 2 * baseHalf(detail) + half - 180);
  const angle = outside.best([...above, ...below], Math.max(-135, besideBase), half, 0.2);
  outside.take(angle, half, READ);
  return { angle, half, shift: 0, isBelow: angle > 0, text, spacing };
}

/** Straight above the planet or below it, moved aside where something is in the way. */
function onChart(wish: LimbWish, outside: Circle): NamePlace {
  const { detail, name, isBlocked, isOutOfSight, isNamed } = wish;
  const { radius, nameText: text } = detail;
  // A name over a planet can be read, a name over a name cannot.
  const costAt = (point: Point) =>
    isNamed(point) ? 60 : isOutOfSight(point) ? 40 : isBlocked(point) ? 10 : 0;
  const half = (name.length * text * 0.54) / 2 + 4;
  let best = { shift: 0, isBelow: false, isHidden: false, cost: Infinity };
  for (const isBelow of [false, true]) {
    for (const part of [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9, -1.2, 1.2]) {
      const shift = part * radius;
      const y = (isBelow ? 1 : -1) * (radius + text * 0.85);
      let cost = Math.abs(part) * 2 + (isBelow ? 1.5 : 0);
      let isHidden = false;
      for (let at = -3; at <= 3; at++) {
        const point = { x: shift + (at / 3) * half, y };
        const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
        isHidden ||= isNamed(point);
        cost += costAt(point) + outside.overlap(angle, 3) * 0.4;
      }
      if (cost < best.cost) best = { shift, isBelow, isHidden, cost };
    }
  }
  const { shift, isBelow, isHidden } = best;
  if (isHidden) return { angle: 0, half: 0, shift, isBelow, isHidden, text, spacing: 0 };
  const angle = (Math.atan2(isBelow ? radius + 10 : -radius - 10, shift) * 180) / Math.PI;
  return { angle, half: degrees(half, radius + 10), shift, isBelow, text, spacing: 0 };
}

/** Jewels and tokens lie on the rim: they look for a place beside what crosses it. */
function onRim(
  { detail, lanes, areas }: LimbWish,
  name: NamePlace,
  rings: readonly number[],
  orders: readonly number[],
  bases: readonly (number | null)[],
): Pick<Limb, "jewels" | "tokens"> {
  const { radius, jewel, token } = detail;
  const rim = new Circle();
  for (const { angle } of lanes) rim.take(angle, degrees(5, radius));
  for (const ring of rings) rim.take(ring, degrees(detail.chip / 2 - 2, radius));
  for (const order of orders) rim.take(order, degrees(detail.order + 1, radius));
  for (const base of bases) if (base !== null) rim.take(base, degrees(15 * detail.base, radius));
  for (const { yields } of areas) {
    if (!yields) continue;
    rim.take((Math.atan2(yields.y, yields.x) * 180) / Math.PI, degrees(15, radius));
  }
  const seat = ([from, to]: Sector, size: number) => {
    const half = degrees(size + 2, radius);
    const wanted = to - from > 120 ? (from < 180 ? 118 : 189) : (from + to) / 2;
    const angle = rim.best(steps(from + half, to - half), wanted, half, 0.1);
    rim.take(angle, half);
    return angle;
  };
  const jewels = areas.map(({ isOwned, sector }) =>
    isOwned && jewel > 0 ? seat(sector, jewel) : null,
  );
  rim.take(name.angle, name.half); // tokens are larger than jewels: they would cover it
  return {
    jewels,
    tokens: areas.map(({ tokens = 0, sector }) =>
      Array.from({ length: tokens }, () => seat(sector, token)),
    ),
  };
}
