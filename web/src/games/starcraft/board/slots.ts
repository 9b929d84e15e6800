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
}

/** The pill that holds a yield. */
export function yieldSize({ yieldText, level }: Pick<Detail, "yieldText" | "level">): Size {
  const isChart = level === "chart";
  return { width: yieldText * 1.62 + (isChart ? 7 : 11), height: yieldText + (isChart ? 4 : 6) };
}

/** At Chart level units are one badge: emblem and number. */
export function badgeSize({ chip }: Pick<Detail, "chip">): Size {
  return { width: chip * 1.55, height: chip };
}

/** The places in one of the sectors of a planet with so many areas. */
export function placesIn(areas: number, sector: number, limit: number, detail: Detail): Places {
  if (detail.level === "chart") return onChart(sectorsOf(areas)[sector] ?? [0, 90], detail);
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
  const pitch = chip + (detail.level === "wide" ? 3 : 4);
  const { width, height } = yieldSize(detail);
  const across = limit <= 2 ? radius * 0.33 : width / 2 + 4;
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
    [[0, -0.404], [-0.177, -0.722], [0.177, -0.722]],
    [[0.608, -0.431], [0.417, -0.115], [0.755, -0.03]],
    [[0.605, 0.419], [0.21, 0.343], [0.21, 0.691]],
  ],
  3: [
    [[0, -0.425], [-0.284, -0.733], [0, -0.72], [0.284, -0.733]],
    [[0.609, -0.508], [0.374, -0.09], [0.672, -0.237], [0.797, 0.055]],
    [[0.507, 0.335], [0.161, 0.413], [0.161, 0.731], [0.462, 0.61]],
  ],
  4: [
    [[0.287, -0.766], [-0.116, -0.477], [0.141, -0.513], [-0.3, -0.737], [-0.042, -0.788]],
    [[0.696, -0.251], [0.296, -0.089], [0.559, 0.002], [0.821, 0.022], [0.605, -0.505]],
    [[0.535, 0.359], [0.152, 0.243], [0.16, 0.511], [0.158, 0.781], [0.439, 0.64]],
  ],
}; // prettier-ignore
const MIRRORED = [1, 0, 1, 2, 2] as const;

function inFifth(sector: number, limit: number, { radius, chip }: Detail): Places {
  const kind = FIFTHS[Math.max(2, Math.min(limit, 4))] ?? [];
  const mirror = sector === 0 || sector === 4 ? -1 : 1;
  const [yields = [0, 0] as const, ...slots] = kind[MIRRORED[sector] ?? 0] ?? [];
  const place = ([x, y]: Pair): Point => ({ x: mirror * x * radius, y: y * radius });
  const size = limit > 3 ? 0.235 / 0.27 : 1;
  return { chip: chip * size, slots: slots.slice(0, limit).map(place), yields: place(yields) };
}

/** The badge towards the middle, the yield towards the rim; alone the badge has all the room. */
function onChart([from, to]: Sector, detail: Detail): Places {
  const { radius, chip, hasYields } = detail;
  const middle = polar(1, (from + to) / 2);
  if (!hasYields || to - from < 80) {
    const place = { x: middle.x * radius * 0.55, y: middle.y * radius * 0.55 };
    return { chip, slots: [place], yields: null };
  }
  const badge = badgeSize(detail);
  const pill = yieldSize(detail);
  const [x, y] = [to - from > 120 ? 0 : Math.sign(middle.x), Math.sign(middle.y)];
  return {
    chip,
    slots: [{ x: x * (badge.width / 2 + 3), y: y * (badge.height / 2 + 2.5) }],
    yields: { x: x * (pill.width / 2 + 2), y: y * (badge.height + 4.5 + pill.height / 2) },
  };
}
