import { describe, expect, it } from "vitest";
import { fan, stepOf } from "./fan";
import { isLong, ladder, nextStep } from "./ladder";
import type { AttackSum } from "./model";

const sum = (total: number, ...values: number[]): AttackSum => ({
  target: -1,
  lines: [],
  total,
  against: values.map((value, card) => ({ card, value, rule: "" })),
});

describe("the ladder", () => {
  it("fills ships before the base", () => {
    expect(ladder(sum(7, 3, 7, 9)).map((part) => part.filled)).toEqual([3, 4, 0]);
  });

  it("names what the next part lacks", () => {
    expect(nextStep(ladder(sum(7, 3, 7, 9)))).toEqual({ card: 1, missing: 3 });
    expect(nextStep(ladder(sum(19, 3, 7, 9)))).toBeNull();
  });

  it("is long beyond 24 rungs", () => {
    expect(isLong(ladder(sum(0, 12, 12)))).toBe(false);
    expect(isLong(ladder(sum(0, 12, 13)))).toBe(true);
  });
});

describe("the hand", () => {
  it("lies symmetrically, the outer cards lower", () => {
    const places = fan(4);
    expect(places.map((place) => Math.round(place.x))).toEqual([-213, -71, 71, 213]);
    expect(places[0]?.y).toBeGreaterThan(places[1]?.y ?? 99);
    expect(places[0]?.turn).toBe(-4);
  });

  it("closes up when it is full", () => {
    expect(stepOf(5)).toBe(112);
    expect(stepOf(12)).toBeCloseTo(40.7, 1);
    expect(fan(1)).toEqual([{ x: 0, y: 0, turn: 0 }]);
  });
});
