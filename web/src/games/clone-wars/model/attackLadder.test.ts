import { describe, expect, it } from "vitest";
import { fan, seenOf, stepOf } from "../board/handFan";
import { inPlay, side } from "../state/sampleTable";
import { isLong, ladder, missingBefore, nextStep, noAttack, summandsOf } from "./attackLadder";
import type { AttackSum } from "./view";

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

  it("adds up what is missing before the base", () => {
    expect(missingBefore(ladder(sum(4, 3, 7, 9)), 2)).toBe(6);
    expect(missingBefore(ladder(sum(12, 3, 7, 9)), 2)).toBe(0);
  });

  it("shows what is there before anybody attacks", () => {
    const enemy = side({
      ships: [inPlay(3, { hit_points: 4, damage: 1 })],
      base: { card: 8, damage: 2, hit_points: 10, prevented: 0, used: [] },
    });
    expect(ladder(noAttack(enemy))).toEqual([
      { card: 3, length: 3, filled: 0 },
      { card: 8, length: 8, filled: 0 },
    ]);
  });

  it("has one summand for each card", () => {
    const lines = [
      { card: 1, source: 1, value: 3, rule: "" },
      { card: 1, source: 2, value: 1, rule: "" },
      { card: 5, source: 5, value: 4, rule: "" },
    ];
    expect(summandsOf({ ...sum(8), lines })).toEqual([
      { card: 1, value: 4 },
      { card: 5, value: 4 },
    ]);
  });

  it("is long with more than 24 rungs", () => {
    expect(isLong(ladder(sum(0, 12, 12)))).toBe(false);
    expect(isLong(ladder(sum(0, 12, 13)))).toBe(true);
  });
});

describe("the hand", () => {
  it("is symmetrical, with the outer cards lower", () => {
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

  it("says how much of a covered card is visible: nothing is written outside that", () => {
    expect(seenOf(fan(4, 600), 0, 132)).toBeUndefined();
    expect(seenOf(fan(7, 480), 0, 132)).toBeLessThan(80);
    expect(seenOf(fan(7, 480), 6, 132)).toBeUndefined();
  });

  it("has two rows when one is too full", () => {
    const places = fan(14);
    expect(places).toHaveLength(14);
    expect(places[3]?.y).toBeLessThan(places[10]?.y ?? 0);
  });
});
