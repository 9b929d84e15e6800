import { describe, expect, it } from "vitest";

import { prospect, valueIn } from "./aims";
import type { Aim } from "./view";

const AIM: Aim = {
  target: 4,
  against: [{ card: 4, value: 6, rule: "" }],
  total: 2,
  joining: [
    { card: 0, value: 3 },
    { card: 1, value: 0 },
  ],
};

describe("the prospect of an attack", () => {
  it("adds the picked card to what is aimed already, and everything that may join", () => {
    expect(prospect(AIM, 0)).toEqual({ need: 6, total: 2, adds: 3, sum: 5, most: 5 });
    expect(prospect(AIM)).toMatchObject({ adds: 0, sum: 2, most: 5 });
  });

  it("needs all that stands before and in the base", () => {
    const against = [4, 5].map((value) => ({ card: 4, value, rule: "" }));
    const base = { ...AIM, target: -1, against };
    expect(prospect(base).need).toBe(9);
  });

  it("gets nothing from a card that cannot join", () => {
    expect(valueIn(AIM, 7)).toBe(0);
    expect(valueIn(undefined, 0)).toBe(0);
  });
});
