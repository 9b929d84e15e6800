import { describe, expect, test } from "vitest";

import { freePoint, laneBetween, onCurve, podPlaces, zCurve } from "./lanes";
import { sectorIndices, sectorsOf } from "./polar";

const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("lanes", () => {
  const [one, other] = [
    { x: 0, y: 0 },
    { x: 300, y: 40 },
  ];

  test("run from limb to limb", () => {
    const { from, to } = laneBetween(one, other, 80);
    expect(far(one, from)).toBeCloseTo(82);
    expect(far(other, to)).toBeCloseTo(82);
  });

  test.each([
    ["along a long lane", { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } }, 6],
    ["across a short one", { from: { x: 0, y: 0 }, to: { x: 40, y: 0 } }, 4],
    ["side by side on one that runs up", { from: { x: 0, y: 0 }, to: { x: 5, y: 90 } }, 4],
  ])("have transports that do not hide each other, %s", (_, line, count) => {
    const places = podPlaces(line, count, 1);
    expect(places).toHaveLength(count);
    places.forEach((place, at) => {
      for (const before of places.slice(0, at))
        expect(far(place, before)).toBeGreaterThanOrEqual(14);
    });
  });

  test("of the z-axis leave their planets outwards, with transports in the free sky", () => {
    const curve = zCurve(one, -90, other, -90, 80);
    expect(onCurve(curve, 0)).toEqual(curve[0]);
    expect(onCurve(curve, 0.5).y).toBeLessThan(-90);
    const free = freePoint(curve, [one, other]);
    expect(Math.min(far(free, one), far(free, other))).toBeGreaterThan(100);
  });
});

describe("sectors", () => {
  test.each([2, 3, 4, 5])("of %i areas cover the planet once", (areas) => {
    const sum = sectorsOf(areas).reduce((all, [from, to]) => all + to - from, 0);
    expect(sum).toBe(360);
  });

  test("give the lower half of three to the area with most room", () => {
    expect(sectorIndices([4, 3, 3])).toEqual([2, 0, 1]);
    expect(sectorIndices([3, 4, 3])).toEqual([0, 2, 1]);
    expect(sectorIndices([2, 3, 4, 4])).toEqual([0, 1, 2, 3]);
  });
});
