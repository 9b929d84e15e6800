import { describe, expect, test } from "vitest";

import { fitted } from "./fitted";

const HOME = { width: 400, height: 500 };
const standing = {
  radius: 50,
  isTurned: true,
  places: [
    { x: 60, y: 70 },
    { x: 300, y: 450 },
  ],
};

describe("a galaxy fitted into another room", () => {
  test("stands as it did where the room is the usual one", () => {
    expect(fitted(standing, HOME, HOME, 101)).toEqual(standing);
  });

  test("becomes smaller as a whole, in the middle", () => {
    const { radius, places, isTurned } = fitted(standing, HOME, { width: 400, height: 400 }, 101);
    expect(isTurned).toBe(true);
    expect(radius).toBe(40);
    expect(places[0]).toEqual({ x: 88, y: 56 });
    expect((places[1]?.x ?? 0) - (places[0]?.x ?? 0)).toBeCloseTo(240 * 0.8);
    expect((places[1]?.y ?? 0) - (places[0]?.y ?? 0)).toBeCloseTo(380 * 0.8);
  });

  test("does not move where the room is only higher", () => {
    expect(fitted(standing, HOME, { width: 400, height: 560 }, 101)).toEqual(standing);
  });

  test("does not grow beyond the largest planets", () => {
    expect(fitted(standing, HOME, { width: 4000, height: 5000 }, 101).radius).toBe(101);
  });
});
