import { describe, expect, test } from "vitest";

import { option } from "../../api/fakeSocket";
import type { OptionShown } from "../../api/wire";
import { collapse, drawnAs, keyOf, leads, narrow, type Stands, type Thing } from "./narrowing";

const card = (number: number): Thing => ({ kind: "card", number });
const cards = drawnAs("card");
const REX = 1;
const VENATOR = 2;
const TRENCH = 8;
const BASE = 9;

/** A turn: a card to play, an attack that was begun, two attackers, two targets. */
const turn = [
  option("play padme", "what card 5"),
  option("commit rex base", `what card ${REX}`, `to card ${BASE}`),
  option("commit rex trench", `what card ${REX}`, `to card ${TRENCH}`),
  option("commit venator base", `what card ${VENATOR}`, `to card ${BASE}`),
  option("resolve base", `to card ${BASE}`, "with card 7"),
  option("end"),
];

function seen(options: OptionShown[], path: Thing[], stands: Stands = cards) {
  const now = narrow(options, path, stands);
  return {
    glow: Object.fromEntries(now.glow),
    left: now.left.map((one) => one.text),
    buttons: now.buttons.map(({ option }) => option.text),
    only: now.only?.text ?? null,
  };
}

describe("at first", () => {
  test("everything named glows, to take or to aim at, and the rest is buttons", () => {
    const { glow, buttons, left, only } = seen(turn, []);
    expect(glow).toEqual({
      "card:5": "take",
      "card:1": "take",
      "card:2": "take",
      "card:8": "aim",
      "card:9": "aim",
    });
    expect(buttons).toEqual(["end"]);
    expect(left).toHaveLength(6);
    expect(only).toBeNull();
  });

  test("what is merely the means does not glow", () => {
    expect(seen(turn, []).glow).not.toHaveProperty("card:7");
  });

  test("what can be taken and aimed at glows as to be taken", () => {
    const options = [option("hit bane", "to card 3"), option("buy bane", "what card 3")];
    expect(seen(options, []).glow).toEqual({ "card:3": "take" });
    expect(seen(options.reverse(), []).glow).toEqual({ "card:3": "take" });
  });

  test("options that differ in nothing drawn are buttons at once, and their thing still glows", () => {
    const options = [
      option("choose knight 0", "what card 3", "with ability 0"),
      option("choose knight 1", "what card 3", "with ability 1"),
      option("done"),
    ];
    expect(seen(options, [])).toMatchObject({
      glow: { "card:3": "take" },
      buttons: ["choose knight 0", "choose knight 1", "done"],
    });
  });

  test("the one thing to do beside declining is a button, too", () => {
    const options = [option("use base", "what card 3"), option("done")];
    expect(seen(options, []).buttons).toEqual(["use base", "done"]);
  });

  test("without drawn things all options are buttons", () => {
    expect(seen(turn, [], drawnAs("planet"))).toMatchObject({
      glow: {},
      buttons: turn.map((one) => one.text),
    });
  });

  test("nothing is sent by itself", () => {
    expect(seen([option("play padme", "what card 5")], []).only).toBeNull();
  });
});

describe("after a pick", () => {
  test("the options that name it are left, and what tells them apart glows", () => {
    expect(seen(turn, [card(REX)])).toEqual({
      glow: { "card:8": "aim", "card:9": "aim" },
      left: ["commit rex base", "commit rex trench"],
      buttons: [],
      only: null,
    });
  });

  test("the order of picks does not matter", () => {
    const there = narrow(turn, [card(REX), card(BASE)], cards);
    const back = narrow(turn, [card(BASE), card(REX)], cards);
    expect(there.only?.text).toBe("commit rex base");
    expect(back.only?.text).toBe("commit rex base");
  });

  test("a single one is left to be sent", () => {
    expect(seen(turn, [card(5)]).only).toBe("play padme");
    expect(seen(turn, [card(VENATOR)]).only).toBe("commit venator base");
  });

  test("options that no further thing tells apart are buttons", () => {
    const now = seen(turn, [card(BASE)]);
    expect(now.left).toEqual(["commit rex base", "commit venator base", "resolve base"]);
    expect(now.glow).toEqual({ "card:1": "take", "card:2": "take", "card:7": "take" });
    const abilities = [
      option("use rex 0", "what card 1", "with ability 0"),
      option("use rex 1", "what card 1", "with ability 1"),
      ...turn,
    ];
    expect(seen(abilities, [card(REX)]).buttons).toEqual(["use rex 0", "use rex 1"]);
  });

  test("a thing that all options share does not glow: it would change nothing", () => {
    const options = [
      option("move a base x", "what card 1", "to card 9", "with card 3"),
      option("move a base y", "what card 1", "to card 9", "with card 4"),
    ];
    expect(seen(options, [card(1)]).glow).toEqual({ "card:3": "take", "card:4": "take" });
  });

  test("that names nothing leaves nothing", () => {
    expect(seen(turn, [card(99)])).toEqual({ glow: {}, left: [], buttons: [], only: null });
    expect(leads(turn, [card(99)], cards)).toBe(false);
    expect(leads(turn, [card(REX), card(VENATOR)], cards)).toBe(false);
    expect(leads(turn, [card(REX), card(TRENCH)], cards)).toBe(true);
  });
});

describe("like options", () => {
  const pilot = (number: number) => ({
    ...option(`exile pilot ${number}`, `what card ${number}`),
    label: "Exile a pilot",
  });

  test("become one with a count", () => {
    const found = collapse([pilot(1), pilot(2), option("end"), pilot(3)]);
    expect(found.map(({ option, count }) => [option.text, count])).toEqual([
      ["exile pilot 1", 3],
      ["end", 1],
    ]);
  });

  test("count as a single one that is left", () => {
    const both = [1, 2].map((number) => ({
      ...pilot(number),
      refs: [{ role: "from", kind: "card", number: 20 }, ...pilot(number).refs],
    }));
    expect(narrow([...both, option("end")], [card(20)], cards).only?.text).toBe("exile pilot 1");
  });

  test("are reached by every thing that stands for what they name", () => {
    const copies: Stands = (ref) => (ref.kind === "card" ? [card(4), card(5)] : []);
    const options = [option("play trooper", "what card 5"), option("end")];
    const now = narrow(options, [], copies);
    expect([...now.glow.keys()]).toEqual([keyOf(card(4)), keyOf(card(5))]);
    expect(narrow(options, [card(4)], copies).only?.text).toBe("play trooper");
    expect(narrow(options, [card(4)], copies).glow.size).toBe(0);
  });
});

test("equal things in different places are different things", () => {
  const stands: Stands = (ref, { refs }) => [
    { kind: ref.kind, number: ref.number, at: refs[1]?.number ?? -1 },
  ];
  const options = [option("move one", "what unit 3", "from area 7")];
  const glow = narrow(options, [], stands).glow;
  expect(glow.get(keyOf({ kind: "unit", number: 3, at: 7 }))).toBe("take");
  expect(glow.has(keyOf({ kind: "unit", number: 3, at: 8 }))).toBe(false);
  expect(glow.has(keyOf({ kind: "unit", number: 3 }))).toBe(false);
});

test("options that go on differently are different, whatever they are called", () => {
  const one = { ...option("planet torus"), then: ["order build"] };
  expect(collapse([one, { ...one, then: ["order research"] }])).toHaveLength(2);
  expect(collapse([one, { ...one }])).toHaveLength(1);
});
