import { describe, expect, it } from "vitest";
import type { CardFacts } from "../art/cards/facts";
import type { CloneWarsView, InPlay, Side } from "./model";
import { Offers, type Option } from "./offers";

const card = (slug: string) => ({ slug }) as CardFacts;
const option = (verb: string, what: number, to?: number): Option => ({
  text: `${verb} ${what}`,
  label: "",
  verb,
  reveals: false,
  refs: [
    { role: "what", kind: "card", number: what, name: "" },
    ...(to === undefined ? [] : [{ role: "to", kind: "card", number: to, name: "" }]),
  ],
});
const unit = (number: number, attacked = false): InPlay => ({
  card: number,
  attack: 2,
  used: [],
  committed: false,
  attacked,
});

function view(hand: number[], units: InPlay[]): CloneWarsView {
  const side = (known: number[], inPlay: InPlay[]) =>
    ({
      hand: { cards: known.length, known },
      discard: [],
      exile: [],
      bases: { cards: 0, known: [] },
      units: inPlay,
      ships: [],
    }) as unknown as Side;
  return { row: [], sides: [side(hand, units), side([], [])] } as unknown as CloneWarsView;
}

const CARDS = [card("trooper"), card("trooper"), card("jedi"), card("trooper"), card("base")];

describe("offers", () => {
  it("belong to every equal card of a place", () => {
    const offers = new Offers([option("play", 0)], view([0, 1, 2], []), CARDS);
    expect(offers.verb(0, "play")).toHaveLength(1);
    expect(offers.verb(1, "play")).toEqual(offers.verb(0, "play"));
    expect(offers.with(2)).toEqual([]);
  });

  it("do not reach equal cards elsewhere, nor those in another state", () => {
    const offers = new Offers([option("commit", 0, 4)], view([3], [unit(0), unit(1, true)]), CARDS);
    expect(offers.verb(0, "commit")).toHaveLength(1);
    expect(offers.with(1)).toEqual([]);
    expect(offers.with(3)).toEqual([]);
  });

  it("tell what can be aimed at a card", () => {
    const offers = new Offers([option("commit", 0, 4)], view([], [unit(0)]), CARDS);
    expect(offers.at(4).map((one) => one.text)).toEqual(["commit 0"]);
    expect(offers.with(4)).toEqual([]);
  });

  it("without a card stand apart", () => {
    const end: Option = { text: "end", label: "", verb: "end", reveals: true, refs: [] };
    expect(new Offers([end], view([], []), CARDS).others).toEqual([end]);
  });
});
