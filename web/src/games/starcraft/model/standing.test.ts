import { describe, expect, test } from "vitest";

import type { Order, Unit } from "./galaxy";
import type { ChipMarks } from "./marks";
import { crowd, ordersDrawn, settled } from "./standing";

const unit = (number: number): Unit => ({
  unit: number,
  slug: `unit_${number}`,
  name: `Unit ${number}`,
  flies: false,
});
const army = (...numbers: number[]) => numbers.map(unit);
const none = () => undefined;
const counts = (units: readonly Unit[], slots: number) => {
  const { chips, rest, over } = crowd(units, slots, none);
  return { chips: chips.map((chip) => `${chip.unit.unit}×${chip.count}`), rest, over };
};

describe("chips in an area", () => {
  test("are single as long as there are slots", () => {
    expect(counts(army(1, 1, 2), 4)).toEqual({ chips: ["1×1", "1×1", "2×1"], rest: 0, over: 0 });
    expect(counts([], 3)).toEqual({ chips: [], rest: 0, over: 0 });
  });

  test("join like units above the limit, and say how many are too many", () => {
    expect(counts(army(1, 1, 1, 2, 2, 3), 4)).toEqual({
      chips: ["1×3", "2×2", "3×1"],
      rest: 0,
      over: 2,
    });
  });

  test("end in a number when there are more kinds than slots", () => {
    expect(counts(army(1, 1, 2, 3, 4, 5, 5, 5), 4)).toEqual({
      chips: ["1×2", "2×1", "3×1"],
      rest: 4,
      over: 4,
    });
  });

  test("lose no unit, however many there are", () => {
    for (let n = 0; n <= 14; n++) {
      for (const slots of [1, 2, 3, 4]) {
        const units = army(...Array.from({ length: n }, (_, at) => at % 6));
        const { chips, rest } = crowd(units, slots, none);
        expect(chips.reduce((sum, { count }) => sum + count, rest)).toBe(n);
        expect(chips.length + (rest > 0 ? 1 : 0)).toBeLessThanOrEqual(slots);
      }
    }
  });

  test("take their states from the left, each kind for itself", () => {
    const marks: Record<number, ChipMarks> = {
      1: { gone: 1, picked: 1, can: 1 },
      2: { locked: true },
    };
    const { chips } = crowd(army(1, 1, 1, 1, 2), 6, (one) => marks[one]);
    expect(chips.map(({ state }) => state)).toEqual(["gone", "picked", "can", "rest", "locked"]);
  });
});

describe("slots of an area", () => {
  const after = (before: readonly (number | null)[], now: readonly number[], slots = 4) =>
    settled(
      army(...now),
      before.map((one) => (one === null ? null : unit(one))),
      slots,
    ).map((one) => one?.unit ?? null);

  test("are taken from the left", () => {
    expect(after([], [1, 2])).toEqual([1, 2]);
    expect(after([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  });

  test("stay with those who stay when one leaves; of equal units the leftmost leaves", () => {
    expect(after([1, 2, 3], [2, 3])).toEqual([null, 2, 3]);
    expect(after([1, 1, 2], [1, 2])).toEqual([null, 1, 2]);
    expect(after([null, 1, 2], [2])).toEqual([null, null, 2]);
  });

  test("are taken by newcomers where one is free", () => {
    expect(after([null, 2, 3], [2, 3, 5])).toEqual([5, 2, 3]);
    expect(after([1, 2], [7, 8])).toEqual([7, 8]);
  });

  test("do not matter where there are too many", () => {
    expect(after([null, 2, 3], [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("orders of a stack", () => {
  const order = (isOwn: boolean): Order => ({
    owner: { seat: 0, faction: "aldaris" },
    isOwn,
    kind: null,
    isSpecial: false,
    isFaceUp: false,
  });
  const stack = (own: number, all: number) =>
    Array.from({ length: all }, (_, at) => order(at === own));

  test("are all drawn up to five", () => {
    expect(ordersDrawn(stack(-1, 5))).toEqual({ shown: [0, 1, 2, 3, 4], rest: 0 });
  });

  test("from six on the first three, the reader's own first one, and a number", () => {
    expect(ordersDrawn(stack(-1, 6))).toEqual({ shown: [0, 1, 2], rest: 3 });
    expect(ordersDrawn(stack(1, 14))).toEqual({ shown: [0, 1, 2], rest: 11 });
    expect(ordersDrawn(stack(12, 14))).toEqual({ shown: [0, 1, 2, 12], rest: 10 });
  });
});
