import { describe, expect, test } from "vitest";

import galaxies from "./galaxies.json";
import {
  type Cell,
  grid,
  LARGEST,
  type Lane,
  type Layout,
  relaxed,
  type Room,
  relaxedIn,
} from "./layout";
import type { Point } from "./geometry/polar";

/** The map of a wide screen, the same with the right rail folded, and a phone's. */
const WIDE: Room = { width: 896, height: 788, apart: 2.6, margin: 1.22 };
const FOLDED: Room = { ...WIDE, width: 1164 };
const PHONE: Room = { width: 390, height: 546, apart: 2.45, margin: 1.1 };

interface Galaxy {
  readonly cells: readonly Cell[];
  readonly lanes: readonly Lane[];
}

function read(line: string): Galaxy {
  const [cells = "", lanes = ""] = line.split("|");
  const numbers = (text: string, mark: string) => text.split(mark).map(Number) as [number, number];
  return {
    cells: cells.split(" ").map((text, planet) => {
      const [column, row] = numbers(text, ",");
      return { planet, column, row };
    }),
    lanes: lanes.split(" ").map((text) => numbers(text, "-")),
  };
}

const OF: Readonly<Record<string, readonly Galaxy[]>> = Object.fromEntries(
  Object.entries(galaxies).map(([players, lines]) => [players, lines.map(read)]),
);

/** The smallest and the middle radius of the planets that each number of players must get. */
const RADII: [string, Room, Readonly<Record<string, readonly [number, number]>>][] = [
  ["wide", WIDE, { 2: [101, 101], 3: [93, 101], 4: [78, 96], 5: [76, 86], 6: [67, 79] }],
  [
    "with the rail folded",
    FOLDED,
    { 2: [101, 101], 3: [101, 101], 4: [97, 101], 5: [82, 101], 6: [80, 92] },
  ],
  ["on a phone", PHONE, { 2: [76, 86], 3: [59, 69], 4: [48, 58], 5: [43, 53], 6: [40, 48] }],
];

describe.each(RADII)("%s", (_, room, wanted) => {
  const laid = new Map<Galaxy, Layout>();
  const layoutOf = (galaxy: Galaxy) => {
    const layout = laid.get(galaxy) ?? relaxed(galaxy.cells, galaxy.lanes, room);
    laid.set(galaxy, layout);
    return layout;
  };

  test.each(Object.entries(wanted))(
    "planets of %s players are large",
    (players, [least, middle]) => {
      const radii = (OF[players] ?? []).map((galaxy) => layoutOf(galaxy).radius);
      radii.sort((a, b) => a - b);
      expect(radii).toHaveLength(40);
      expect(radii[0]).toBeGreaterThanOrEqual(least);
      expect(radii[radii.length / 2]).toBeGreaterThanOrEqual(middle);
    },
  );

  test("nothing overlaps, crosses or leaves the room, and lanes keep their direction", () => {
    for (const galaxy of Object.values(OF).flat()) {
      const { cells, lanes } = galaxy;
      expect(faults(cells, lanes, room, layoutOf(galaxy))).toEqual([]);
    }
  });
});

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Pixels that do not matter. */
const NEARLY = 0.2;

/** Everything that is wrong with where planets stand. */
function faults(
  cells: readonly Cell[],
  lanes: readonly Lane[],
  room: Room,
  layout: Layout,
): string[] {
  const { places, radius, isTurned } = layout;
  const at = (number: number) => places[number] as Point;
  const found: string[] = [];
  places.forEach((one, i) => {
    const edge = Math.min(one.x, one.y, room.width - one.x, room.height - one.y);
    if (edge < room.margin * radius - NEARLY) found.push(`planet ${i} leaves the room`);
    places.slice(i + 1).forEach((other, j) => {
      if (distance(one, other) < room.apart * radius - NEARLY)
        found.push(
          `${i} and ${i + j + 1} are close: ${distance(one, other)} of ${room.apart * radius}`,
        );
    });
  });
  lanes.forEach(([from, to], number) => {
    const [a, b] = [cells[from] as Cell, cells[to] as Cell];
    const [right, down] = [b.column - a.column, b.row - a.row];
    const wanted = isTurned ? Math.atan2(right, -down) : Math.atan2(down, right);
    const is = Math.atan2(at(to).y - at(from).y, at(to).x - at(from).x);
    const off = Math.abs(((is - wanted + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    if (off > (50.5 * Math.PI) / 180)
      found.push(`lane ${from}-${to} is ${(off * 180) / Math.PI}° off`);
    places.forEach((place, planet) => {
      const clear = distance(place, nearest(at(from), at(to), place));
      if (planet !== from && planet !== to && clear < 1.3 * radius - NEARLY)
        found.push(`lane ${from}-${to} meets ${planet}`);
    });
    for (const other of lanes.slice(number + 1)) {
      const apart = !other.includes(from) && !other.includes(to);
      if (apart && crosses(at(from), at(to), at(other[0]), at(other[1])))
        found.push(`${from}-${to} crosses ${other.join("-")}`);
    }
  });
  return found;
}

function nearest(a: Point, b: Point, c: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((c.x - a.x) * dx + (c.y - a.y) * dy) / (dx * dx + dy * dy)));
  return { x: a.x + dx * t, y: a.y + dy * t };
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test("where planets stand is found once for each room and shape", () => {
  const [one, other] = [OF[2]?.[0], OF[2]?.[1]].map((galaxy) => JSON.stringify(galaxy));
  if (!one || !other) throw new Error("there are two galaxies");
  const first = relaxedIn(WIDE, one);
  expect(first).toEqual(relaxed(OF[2]?.[0]?.cells ?? [], OF[2]?.[0]?.lanes ?? [], WIDE));
  expect(relaxedIn({ ...WIDE }, one)).toBe(first);
  expect(relaxedIn(PHONE, one)).not.toEqual(first);
  expect(relaxedIn(WIDE, other)).not.toEqual(first);
  expect(relaxedIn(WIDE, one)).toBe(first);
});

test("a galaxy stands the same whenever it is looked at", () => {
  const { cells, lanes } = (OF[6] as readonly Galaxy[])[7] as Galaxy;
  expect(relaxed(cells, lanes, WIDE)).toEqual(relaxed(cells, lanes, WIDE));
});

test("while planets are laid they stand in square cells, with a free ring around them", () => {
  const { cells } = read("0,0 1,0 2,0 1,1|");
  const { places, radius, isTurned } = grid(cells, WIDE);
  expect(isTurned).toBe(false);
  expect(radius).toBeCloseTo(896 / 5 / 2.6);
  expect(radius).toBeLessThan(LARGEST);
  expect(places.map(({ x }) => Math.round(x - (places[0] as Point).x))).toEqual([0, 179, 358, 179]);
  expect((places[3] as Point).y - (places[0] as Point).y).toBeCloseTo(896 / 5);
});

test("cells are found by their columns and rows, also before the first planet", () => {
  const { cells } = read("0,0 1,0 2,0 1,1|");
  const { places, cell } = grid(cells, WIDE);
  const at = ({ column, row }: { column: number; row: number }) => ({
    x: (cell?.middle.x ?? 0) + column * (cell?.size ?? 0),
    y: (cell?.middle.y ?? 0) + row * (cell?.size ?? 0),
  });
  expect(cells.map(at)).toEqual(places);
  expect(grid([], WIDE).cell?.middle).toEqual({ x: WIDE.width / 2, y: WIDE.height / 2 });
  expect(grid(cells, WIDE, 0).radius).toBeGreaterThan(grid(cells, WIDE).radius);
  expect(relaxed(cells, [], WIDE).cell).toBeNull();
});

test("one planet alone stands in the middle", () => {
  expect(relaxed([{ planet: 3, column: 5, row: -2 }], [], WIDE).radius).toBe(LARGEST);
});
