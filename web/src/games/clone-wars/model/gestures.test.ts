import { describe, expect, it } from "vitest";
import { card, hand, option, view } from "../state/sampleTable";
import { equalsIn } from "./equalCards";
import { playAll } from "./gestures";
import { Offers } from "./offers";

const CARDS = [
  card("trooper"),
  card("trooper"),
  card("jedi", { text: ["Draw."] }),
  card("shuttle"),
];
const EQUAL = equalsIn([[0, 1]]);

describe("play all", () => {
  it("names equal cards once each, cards with a text last", () => {
    const table = view({ hand: hand(2, 0, 1, 3) });
    const options = [option("play 2"), option("play 0"), option("play 3")];
    const offers = new Offers(options, EQUAL);
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
    const offers = new Offers([option("play 4"), option("play 2")], EQUAL);
    expect(playAll(offers, table.sides[0], [...CARDS, asking]).picks).toEqual(["play 2", "play 4"]);
  });

  it("leaves what turns something up for the very end", () => {
    const table = view({ hand: hand(3, 2) });
    const options = [option("play 3", { reveals: true }), option("play 2")];
    const offers = new Offers(options, EQUAL);
    expect(playAll(offers, table.sides[0], CARDS).picks).toEqual(["play 2", "play 3"]);
  });
});
