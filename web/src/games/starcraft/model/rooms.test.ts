import { expect, test } from "vitest";

import { mapRoom, roomIn } from "./rooms";

test("one, two or all things are shown, by the width of the window", () => {
  expect([390, 759, 760, 1019, 1020, 1440].map(roomIn)).toEqual([
    ...(["phone", "phone", "split", "split", "wide", "wide"] as const),
  ]);
});

test("the usual room of the galaxy follows from the window", () => {
  expect(mapRoom({ width: 1440, height: 900 })).toEqual({ width: 896, height: 788 });
  expect(mapRoom({ width: 390, height: 844 })).toEqual({ width: 390, height: 474 });
  const [upright, onItsSide] = [
    mapRoom({ width: 800, height: 1000 }),
    mapRoom({ width: 844, height: 390 }),
  ];
  expect(upright.width).toBe(800);
  expect(onItsSide.width).toBeLessThan(844 * 0.6);
  expect(mapRoom({ width: 0, height: 0 })).toEqual({ width: 240, height: 240 });
});
