import { expect, test } from "vitest";

import { ladder, spread, ticks } from "./scale";

test("a ladder has even steps and reaches beyond what it must hold", () => {
  expect(ladder(15)).toEqual([0, 5, 10, 15]);
  expect(ladder(16)).toEqual([0, 5, 10, 15, 20]);
  expect(ladder(3)).toEqual([0, 1, 2, 3]);
  expect(ladder(0)).toEqual([0, 1]);
});

test("labels are where they belong, unless they would touch", () => {
  expect(spread([10, 90], 20, 0, 100)).toEqual([10, 90]);
  expect(spread([50, 50, 52], 20, 0, 100)).toEqual([50, 70, 90]);
});

test("labels stay within the plot, in their order", () => {
  expect(spread([99, 98, 97], 20, 0, 100)).toEqual([100, 80, 60]);
});

test("as many rounds are written as there is room for, the last among them", () => {
  expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(1, 20, 5)).toEqual([5, 10, 15, 20]);
});
