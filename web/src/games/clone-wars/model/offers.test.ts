import { describe, expect, it } from "vitest";
import { card, hand, inPlay, option, view } from "../screen/sampleTable";
import { equalsIn, stacksOf } from "./equalCards";
import { Offers } from "./offers";

const CARDS = ["trooper", "trooper", "jedi", "trooper", "base"].map((slug) => card(slug));

describe("equal cards", () => {
  it("lie in one place and in one state", () => {
    const table = view({ hand: hand(0, 1, 2), units: [inPlay(3)] });
    expect(equalsIn(table, CARDS).get(1)).toEqual([0, 1]);
    expect(equalsIn(table, CARDS).get(3)).toEqual([3]);
    const play = view({ units: [inPlay(0), inPlay(1, { attacked: true }), inPlay(3)] });
    expect(equalsIn(play, CARDS).get(0)).toEqual([0, 3]);
    expect(equalsIn(play, CARDS).get(1)).toEqual([1]);
  });

  it("pile up in play", () => {
    const play = view({ units: [inPlay(0), inPlay(2), inPlay(3)] });
    const stacks = stacksOf(play.sides[0].units, CARDS);
    expect(stacks.map(({ cards }) => cards)).toEqual([[0, 3], [2]]);
  });

  it("stay in their pile when one joins an attack, a free one on top", () => {
    const units = [inPlay(0, { committed: true }), inPlay(2), inPlay(3)];
    const [pile, other] = stacksOf(units, CARDS);
    expect(pile).toMatchObject({ first: 0, top: { card: 3 }, cards: [0, 3] });
    expect(other?.cards).toEqual([2]);
  });

  it("of one name lie side by side, whatever came between them", () => {
    const units = [inPlay(0, { attacked: true }), inPlay(2), inPlay(3)];
    expect(stacksOf(units, CARDS).map(({ cards }) => cards)).toEqual([[0], [3], [2]]);
  });

  it("are none while an attack is aimed at one of them, or was joined by it", () => {
    const row = { ...view({}, {}, [0, 2, 3]), groups: [{ target: 0, cards: [1] }] };
    expect(equalsIn(row, CARDS).get(3)).toEqual([3]);
    const units = [0, 1, 3].map((one) => inPlay(one, { committed: true }));
    const play = {
      ...view({ units }),
      groups: [
        { target: -1, cards: [0, 3] },
        { target: 2, cards: [1] },
      ],
    };
    expect(equalsIn(play, CARDS).get(0)).toEqual([0, 3]);
    expect(equalsIn(play, CARDS).get(1)).toEqual([1]);
    const held = { ...view({ hand: hand(0, 1) }), due: [{ card: 0, seat: 0 }] };
    expect(equalsIn(held, CARDS).get(1)).toEqual([1]);
  });
});

describe("offers", () => {
  const offersOf = (text: string[], table: ReturnType<typeof view>) =>
    new Offers(
      text.map((one) => option(one)),
      equalsIn(table, CARDS),
    );

  it("belong to every equal card of a place", () => {
    const offers = offersOf(["play 0"], view({ hand: hand(0, 1, 2) }));
    expect(offers.verb(0, "play")).toHaveLength(1);
    expect(offers.verb(1, "play")).toEqual(offers.verb(0, "play"));
    expect(offers.with(2)).toEqual([]);
  });

  it("do not reach equal cards elsewhere, nor those in another state", () => {
    const table = view({ hand: hand(3), units: [inPlay(0), inPlay(1, { attacked: true })] });
    const offers = offersOf(["commit 0 > 4"], table);
    expect(offers.verb(0, "commit")).toHaveLength(1);
    expect(offers.with(1)).toEqual([]);
    expect(offers.with(3)).toEqual([]);
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
