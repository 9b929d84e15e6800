/** Where units and the yield stand in an area, from the middle of its planet. */
import type { Detail } from "./geometry/levels";
import { type Point, type Sector, polar, sectorsOf } from "./geometry/polar";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Places {
  /** As many as the unit limit allows. */
  readonly slots: readonly Point[];
  /** The edge of a chip. */
  readonly chip: number;
  /** Null where it has no room. */
  readonly yields: Point | null;
  /** There is room for one of the two: the badge of units, or else the yield. */
  readonly isShared?: boolean;
}

/** The pill that holds a yield. */
export function yieldSize({
  yieldText,
  level,
  isTight,
}: Pick<Detail, "yieldText" | "level" | "isTight">): Size {
  if (isTight) return { width: yieldText + 12, height: yieldText + 1 };
  const isSmall = level === "chart" || level === "wide";
  return { width: yieldText * 1.62 + (isSmall ? 8 : 11), height: yieldText + (isSmall ? 4 : 6) };
}

/** A fifth of a chart has room for a narrow pill. */
export const pillIn = (areas: number, detail: Detail): Detail =>
  areas === 5 && detail.level === "chart" ? { ...detail, isTight: true } : detail;

/** At Chart level units are one badge: emblem and number; in a fifth there is room for the number. */
export function badgeSize(areas: number, { chip }: Pick<Detail, "chip">): Size {
  return { width: chip * (areas === 5 ? 1 : 1.55), height: chip };
}

/** The places in one of the sectors of a planet with so many areas. */
export function placesIn(areas: number, sector: number, limit: number, detail: Detail): Places {
  if (detail.level === "chart") return onChart(areas, sectorsOf(areas)[sector] ?? [0, 90], detail);
  if (areas === 5) return inFifth(sector, limit, detail);
  if (areas === 2) return inHalf(sector === 0 ? -1 : 1, limit, detail);
  if (areas === 3 && sector === 2) return inHalf(1, limit, detail);
  const x = sector === 0 || sector === 3 ? -1 : 1;
  return inQuarter(x, sector < 2 ? -1 : 1, limit, detail);
}

/** Between the outermost pill and the rim. */
const edgeOf = ({ rim }: Detail) => rim / 2 + 1;

function row(middle: Point, count: number, pitch: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({
    x: middle.x + (at - (count - 1) / 2) * pitch,
    y: middle.y,
  }));
}

function inHalf(side: 1 | -1, limit: number, detail: Detail): Places {
  const { radius, chip } = detail;
  const { height } = yieldSize(detail);
  return {
    chip,
    slots: row({ x: 0, y: side * radius * 0.35 }, limit, chip + Math.min(8, chip * 0.3)),
    yields: { x: 0, y: side * (radius - edgeOf(detail) - 2 - height / 2) },
  };
}

/** Two in a row; of three and four the first two stand nearest to the middle of the planet. */
function inQuarter(x: 1 | -1, y: 1 | -1, limit: number, detail: Detail): Places {
  const { radius, chip } = detail;
  const pitch = chip + (detail.level === "wide" ? 2.5 : 4);
  const { width, height } = yieldSize(detail);
  const across = limit <= 2 ? radius * 0.33 : width / 2 + 2.5;
  const outermost = radius - edgeOf(detail) - height / 2;
  const yields = {
    x: x * across,
    y: y * Math.sqrt(outermost ** 2 - (across + (width - height) / 2) ** 2),
  };
  if (limit <= 2)
    return {
      chip,
      slots: row({ x: x * radius * 0.43, y: y * radius * 0.38 }, limit, pitch),
      yields,
    };
  const column = x * Math.max(radius * 0.41, pitch / 2 + chip / 2 + 4);
  const inner = y * (chip / 2 + Math.max(4, radius * 0.055));
  const second = limit === 3 ? [{ x: column - (x * pitch) / 2, y: inner + y * pitch }] : null;
  const slots = [
    ...row({ x: column, y: inner }, 2, pitch),
    ...(second ?? row({ x: column, y: inner + y * pitch }, limit - 2, pitch)),
  ];
  return { chip, slots, yields };
}

type Pair = readonly [x: number, y: number];
/** In radii, found by search: the yield, then the slots of an area with that limit. The sectors on the
 *  left mirror those on the right. */
const FIFTHS: Readonly<Record<number, readonly (readonly Pair[])[]>> = {
  2: [
    [
      [0, -0.404],
      [-0.21, -0.725],
      [0.21, -0.725],
    ],
    [
      [0.605, -0.381],
      [0.476, -0.066],
      [0.778, 0.015],
    ],
    [
      [0.286, 0.697],
      [0.18, 0.335],
      [0.485, 0.38],
    ],
  ],
  3: [
    [
      [0, -0.437],
      [-0.279, -0.732],
      [0, -0.773],
      [0.279, -0.732],
    ],
    [
      [0.603, -0.488],
      [0.366, -0.095],
      [0.762, -0.213],
      [0.8, 0.063],
    ],
    [
      [0.592, 0.415],
      [0.152, 0.239],
      [0.19, 0.513],
      [0.15, 0.786],
    ],
  ],
  4: [
    [
      [0.047, -0.812],
      [0, -0.296],
      [-0.064, -0.54],
      [0.177, -0.543],
      [-0.316, -0.732],
    ],
    [
      [0.603, -0.506],
      [0.282, -0.082],
      [0.526, -0.256],
      [0.771, -0.237],
      [0.723, 0.035],
    ],
    [
      [0.532, 0.386],
      [0.15, 0.259],
      [0.149, 0.525],
      [0.15, 0.783],
      [0.407, 0.67],
    ],
  ],
};
const MIRRORED = [1, 0, 1, 2, 2] as const;

function inFifth(sector: number, limit: number, { radius, chip }: Detail): Places {
  const kind = FIFTHS[Math.max(2, Math.min(limit, 4))] ?? [];
  const mirror = sector === 0 || sector === 4 ? -1 : 1;
  const [yields = [0, 0] as const, ...slots] = kind[MIRRORED[sector] ?? 0] ?? [];
  const place = ([x, y]: Pair): Point => ({ x: mirror * x * radius, y: y * radius });
  const size = (limit > 3 ? 0.2 : 0.24) * radius;
  return {
    chip: Math.min(chip, size),
    slots: slots.slice(0, limit).map(place),
    yields: place(yields),
  };
}

/** The badge towards the middle, the yield towards the rim; alone the badge has all the room. */
function onChart(areas: number, [from, to]: Sector, detail: Detail): Places {
  const { radius, chip, hasYields } = detail;
  const middle = polar(1, (from + to) / 2);
  if (hasYields && to - from < 80) return onFifth(middle, detail);
  if (!hasYields) {
    const place = { x: middle.x * radius * 0.58, y: middle.y * radius * 0.58 };
    return { chip, slots: [place], yields: null };
  }
  const badge = badgeSize(areas, detail);
  const pill = yieldSize(detail);
  const [x, y] = [to - from > 120 ? 0 : Math.sign(middle.x), Math.sign(middle.y)];
  const [aside, inner, outer] = detail.isTight ? [1, 1, 1.2] : [2, 2.5, 4.5];
  return {
    chip,
    slots: [{ x: x * (badge.width / 2 + aside + 1), y: y * (badge.height / 2 + inner) }],
    yields: { x: x * (pill.width / 2 + aside), y: y * (badge.height + outer + pill.height / 2) },
  };
}

/** From this radius on a fifth has room for the badge and for the yield. */
const BOTH = 66;

function onFifth(middle: Point, detail: Detail): Places {
  const { radius, chip, rim } = detail;
  const at = (far: number): Point => ({ x: middle.x * far, y: middle.y * far });
  if (radius < BOTH) {
    const place = at(radius * 0.6);
    return { chip, slots: [place], yields: place, isShared: true };
  }
  const pill = yieldSize(pillIn(5, detail));
  const badge = badgeSize(5, detail);
  const far = radius - rim - pill.width / 2;
  const apart = Math.min(
    (badge.width + pill.width) / 2 / Math.abs(middle.x),
    (badge.height + pill.height) / 2 / Math.abs(middle.y),
  );
  return { chip, slots: [at(far - apart - 1)], yields: at(far) };
}
