import { describe, expect, it } from "vitest";
import { inPlay, option } from "../state/sampleTable";
import { equalsIn, stacksOf } from "./equalCards";
import { Offers } from "./offers";

describe("equal cards", () => {
  it("are grouped by the server", () => {
    const equals = equalsIn([[0, 1]]);
    expect(equals.get(1)).toEqual([0, 1]);
    expect(equals.get(3)).toBeUndefined();
  });

  it("lie in stacks, a free one on top", () => {
    const units = [inPlay(0, { committed: true }), inPlay(2), inPlay(3)];
    const [pile, other] = stacksOf(units, [[0, 3], [2]]);
    expect(pile).toMatchObject({ first: 0, top: { card: 3 }, cards: [0, 3] });
    expect(other?.cards).toEqual([2]);
  });
});

describe("offers", () => {
  const offersOf = (...text: string[]) =>
    new Offers(
      text.map((one) => option(one)),
      equalsIn([[0, 1]]),
    );

  it("belong to every equal card of a place", () => {
    const offers = offersOf("play 0");
    expect(offers.verb(0, "play")).toHaveLength(1);
    expect(offers.verb(1, "play")).toEqual(offers.verb(0, "play"));
    expect(offers.with(2)).toEqual([]);
  });

  it("do not reach other cards", () => {
    const offers = offersOf("commit 2 > 4");
    expect(offers.verb(2, "commit")).toHaveLength(1);
    expect(offers.with(0)).toEqual([]);
  });

  it("tell what can be aimed at a card, and what can be resolved there", () => {
    const resolve = option("resolve", {
      refs: [
        { role: "to", kind: "card", number: 4 },
        { role: "with", kind: "card", number: 0 },
      ],
    });
    const offers = new Offers([option("commit 0 > 4"), resolve], new Map());
    expect(offers.at(4).map((one) => one.text)).toEqual(["commit 0 > 4"]);
    expect(offers.with(4)).toEqual([]);
    expect(offers.resolveAt(4)).toBe(resolve);
    expect(offers.resolveAt(0)).toBeUndefined();
  });

  it("without a card stand apart", () => {
    const end = option("end");
    expect(new Offers([end], new Map()).others).toEqual([end]);
  });
});
