import { describe, expect, it } from "vitest";
import { card, hand, inPlay, option, side, view } from "../state/sampleTable";
import { equalsIn } from "./equalCards";
import { allToBase, playAll } from "./gestures";
import { Offers } from "./offers";

const CARDS = [
  card("trooper"),
  card("trooper"),
  card("jedi", { text: ["Draw."] }),
  card("shuttle"),
];
const enemy = side({ base: { card: 9, damage: 0, hit_points: 10, prevented: 0, used: [] } });

describe("play all", () => {
  it("names equal cards once each, cards with a text last", () => {
    const table = view({ hand: hand(2, 0, 1, 3) });
    const options = [option("play 2"), option("play 0"), option("play 3")];
    const offers = new Offers(options, equalsIn(table, CARDS));
    expect(playAll(offers, table.sides[0], CARDS).picks).toEqual([
      "play 0",
      "play 0",
      "play 3",
      "play 2",
    ]);
  });

  it("plays what asks for a choice after what does not", () => {
    const asking = card("knight", { text: ["Choose."], choice: [{ kind: "attack", n: 1 }] });
    const table = view({ hand: hand(4, 2) });
    const offers = new Offers([option("play 4"), option("play 2")], equalsIn(table, CARDS));
    expect(playAll(offers, table.sides[0], [...CARDS, asking]).picks).toEqual(["play 2", "play 4"]);
  });

  it("leaves what turns something up for the very end", () => {
    const table = view({ hand: hand(3, 2) });
    const options = [option("play 3", { reveals: true }), option("play 2")];
    const offers = new Offers(options, equalsIn(table, CARDS));
    expect(playAll(offers, table.sides[0], CARDS).picks).toEqual(["play 2", "play 3"]);
  });
});

describe("all to the base", () => {
  it("sends every card that brings attack, and nobody to the row", () => {
    const table = view({ units: [inPlay(0), inPlay(3, { attack: 0 })], ships: [inPlay(2)] });
    const texts = ["commit 0 > 9", "commit 0 > 5", "commit 3 > 9", "commit 2 > 9"];
    const options = texts.map((text) => option(text));
    const offers = new Offers(options, equalsIn(table, CARDS));
    expect(allToBase(offers, table.sides[0], enemy)).toEqual(["commit 0 > 9", "commit 2 > 9"]);
    expect(allToBase(offers, table.sides[0], side())).toEqual([]);
  });

  it("calls the last of several different copies by its name alone", () => {
    const table = view({ units: [inPlay(0), inPlay(1, { attack: 3 })] });
    const numbered = (of: number) =>
      option(`commit ${of} > 9`, { text: `commit trooper#${of + 1} base` });
    const offers = new Offers([numbered(0), numbered(1)], equalsIn(table, CARDS));
    expect(allToBase(offers, table.sides[0], enemy)).toEqual([
      "commit trooper#1 base",
      "commit trooper base",
    ]);
  });
});
