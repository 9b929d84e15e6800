import { describe, expect, it } from "vitest";

import { onlySet, prospect, valueIn } from "./aims";
import type { Aim } from "./view";

const AIM: Aim = {
  target: 4,
  against: [{ card: 4, value: 6, rule: "" }],
  total: 2,
  vain: false,
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

  it("needs everything in front of and in the base", () => {
    const against = [4, 5].map((value) => ({ card: 4, value, rule: "" }));
    const base = { ...AIM, target: -1, against };
    expect(prospect(base).need).toBe(9);
  });

  it("gets nothing from a card that cannot join", () => {
    expect(valueIn(AIM, 7)).toBe(0);
    expect(valueIn(undefined, 0)).toBe(0);
  });
});

describe("the only cards that reach a target", () => {
  const at = (need: number, ...values: number[]) => ({
    ...{ target: 9, total: 0, vain: false, against: [{ card: 9, value: need, rule: "" }] },
    joining: values.map((value, card) => ({ card, value })),
  });
  const apart = String;

  it("are found if there is one such set", () => {
    expect(onlySet(at(3, 2, 1), apart)).toEqual([0, 1]);
    expect(onlySet(at(3, 3, 1), apart)).toEqual([0]);
    expect(onlySet(at(4, 2, 1), apart)).toBeNull();
  });

  it("are nobody's choice but the player's if there are several", () => {
    expect(onlySet(at(2, 2, 3), apart)).toBeNull();
  });

  it("are the same whichever of equal cards is taken", () => {
    expect(onlySet(at(3, 2, 2), () => "clone_trooper")).toEqual([0, 1]);
    expect(onlySet(at(2, 2, 2), () => "clone_trooper")).toEqual([0]);
  });
});
