import { describe, expect, it } from "vitest";
import { counted, heapOf } from "./piles";
import { view } from "./sampleTable";

const table = view({
  discard: [3, 4],
  deck: { cards: 2, known: [] },
  unseen: [5, 6, 7],
});

describe("piles", () => {
  it("show the newest card first", () => {
    expect(heapOf(table, { seat: 0, pile: "discard" }).cards).toEqual([4, 3]);
  });

  it("count a face-down deck, and hold what it must hold in no order", () => {
    const deck = heapOf(table, { seat: 0, pile: "deck" });
    expect(deck).toEqual({ count: 2, cards: [5, 6, 7], ordered: false });
    const slugs = (card: number) => (card === 7 ? "jedi" : "trooper");
    expect(counted(deck, slugs)).toEqual([
      { card: 5, count: 2 },
      { card: 7, count: 1 },
    ]);
  });

  it("keep the order where there is one", () => {
    const discard = heapOf(table, { seat: 0, pile: "discard" });
    expect(counted(discard, () => "same")).toHaveLength(2);
  });

  it("know of the galaxy deck only what was seen", () => {
    const seen = { ...table, galaxy: { cards: 60, known: [{ from_top: 0, card: 9 }] } };
    expect(heapOf(seen, { seat: null, pile: "deck" })).toEqual({
      count: 60,
      cards: [9],
      ordered: true,
    });
  });
});
