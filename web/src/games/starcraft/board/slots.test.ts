import { describe, expect, test } from "vitest";

import { type Detail, detailAt } from "./geometry/levels";
import { type Point, polar, sectorsOf } from "./geometry/polar";
import { badgeSize, pillIn, placesIn, yieldSize } from "./slots";

interface Box {
  readonly name: string;
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
}

const RADII = [40, 48, 51, 60, 69, 70, 74, 79, 85, 91, 92, 98, 101, 140, 156, 172];
const AREAS = [2, 3, 4, 5];
const LIMITS = [1, 2, 3, 4];

/** What is drawn in one area; where units and yield share a place, one of them. */
function boxesIn(
  ...[areas, sector, limit, detail, isEmpty]: [number, number, number, Detail, boolean]
): Box[] {
  const { slots, chip, yields, isShared } = placesIn(areas, sector, limit, detail);
  const unit = detail.level === "chart" ? badgeSize(areas, detail) : { width: chip, height: chip };
  const units = slots.map((middle, at) => ({ name: `slot ${at}`, middle, ...unit }));
  if (!yields || (isShared && !isEmpty)) return units;
  const pill = { name: "yield", middle: yields, ...yieldSize(pillIn(areas, detail)) };
  return isShared ? [pill] : [...units, pill];
}

function cover(one: Box, other: Box): boolean {
  const x = (one.width + other.width) / 2 - Math.abs(one.middle.x - other.middle.x);
  const y = (one.height + other.height) / 2 - Math.abs(one.middle.y - other.middle.y);
  return x > 0.01 && y > 0.01;
}

/** The corners, as far as they are not rounded off. */
function corners({ middle: { x, y }, width, height, name }: Box): Point[] {
  const round = name === "yield" ? height / 2 : Math.min(width, height) * 0.24;
  const off = round * (1 - Math.SQRT1_2);
  const [across, along] = [width / 2 - off, height / 2 - off];
  return [-1, 1].flatMap((sx) => [-1, 1].map((sy) => ({ x: x + sx * across, y: y + sy * along })));
}

const cases = RADII.flatMap((radius) =>
  AREAS.flatMap((areas) =>
    LIMITS.flatMap((limit) =>
      [false, true]
        .filter((isEmpty) => !isEmpty || (areas === 5 && radius < 70))
        .map((isEmpty) => ({ radius, areas, limit, isEmpty })),
    ),
  ),
);
const TITLE = "radius $radius, $areas areas, limit $limit, empty $isEmpty:";

describe.each(cases)(TITLE, ({ radius, areas, limit, isEmpty }) => {
  const detail = detailAt(radius);
  const sectors = sectorsOf(areas);
  const all = sectors.map((_, sector) => boxesIn(areas, sector, limit, detail, isEmpty));

  test("an area has as many slots as its limit", () => {
    for (const boxes of all.filter(([{ name } = { name: "" }]) => name !== "yield")) {
      const slots = boxes.filter(({ name }) => name !== "yield");
      expect(slots).toHaveLength(detail.level === "chart" ? 1 : limit);
    }
  });

  test("nothing covers anything else", () => {
    const boxes = all.flat();
    const covered = boxes.flatMap((one, at) =>
      boxes
        .slice(0, at)
        .filter((other) => cover(one, other))
        .map((other) => `${one.name} ${other.name}`),
    );
    expect(covered).toEqual([]);
  });

  test("everything lies inside of its planet and of its area", () => {
    all.forEach((boxes, sector) => {
      const [from, to] = sectors[sector] ?? [0, 0];
      for (const box of boxes) {
        for (const corner of corners(box)) {
          expect(Math.hypot(corner.x, corner.y)).toBeLessThan(radius + 0.5);
          const side = (degrees: number) => {
            const { x, y } = polar(1, degrees);
            return x * corner.y - y * corner.x;
          };
          expect(side(from)).toBeGreaterThan(-0.5);
          expect(side(to)).toBeLessThan(0.5);
        }
      }
    });
  });
});
