import { expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import { Choosing } from "../../../shared/choosing/choosing.svelte";
import { NO_REMARKS } from "../dev/sampleTable";
import type { StarCraft, StarCraftDecision } from "../model/view";
import { SeveralDraft } from "./several.svelte";

const card = (number: number) => ({ kind: "card", number });
const parts = (...numbers: number[]) =>
  numbers.map((number) => ({
    pick: `card ${number}`,
    refs: option("", `what card ${number}`).refs,
  }));

function draft(several: StarCraftDecision["several"], proposed: string[] = []) {
  const remarks = { ...NO_REMARKS, proposed };
  const asked: StarCraftDecision = {
    ...{ prompt: "discard-to-limit", rule: "", question: "", brief: "", context: "" },
    ...{ about: -1, options: [], suggested: null, done: null },
    several,
    remarks,
  };
  const session = new SampleSession<StarCraft>({ decision: asked });
  const sent: unknown[] = [];
  session.pick = (picks: string[], sending?: object) => {
    sent.push([picks, sending]);
    return Promise.resolve(null);
  };
  return { several: new SeveralDraft(session, new Choosing(session)), sent };
}

test("parts are picked in any order, equal ones as often as they are there, and sent as a set", () => {
  const { several, sent } = draft({ least: 3, most: 3, parts: parts(1, 1, 2, 5), wholes: [] });
  expect(several.toggle(card(5))).toBe(true);
  several.toggle(card(1));
  expect(several.isWhole).toBe(false);
  several.send();
  expect(sent).toEqual([]);
  several.toggle(card(1));
  expect(several.isWhole).toBe(true);
  expect(several.things.map(({ all, picked, canPick }) => [all, picked, canPick])).toEqual([
    [2, 2, false],
    [1, 0, false],
    [1, 1, false],
  ]);
  several.send();
  expect(sent).toEqual([
    [["card 5", "card 1", "card 1"], { how: "set", within: ["discard-to-limit"] }],
  ]);
});

test("picking a part again that has no more lets go of it", () => {
  const { several } = draft({ least: 2, most: 2, parts: parts(1, 2), wholes: [] });
  several.toggle(card(1));
  several.toggle(card(1));
  expect(several.picks).toEqual([]);
});

test("only what belongs to a whole choice can be picked", () => {
  const wholes = [
    ["card 1", "card 2"],
    ["card 3", "card 4"],
  ];
  const { several } = draft({ least: 2, most: 2, parts: parts(1, 2, 3, 4), wholes });
  several.toggle(card(3));
  expect(several.things.filter(({ canPick }) => canPick).map(({ thing }) => thing.number)).toEqual([
    4,
  ]);
  expect(several.toggle(card(1))).toBe(false);
  several.toggle(card(4));
  expect(several.isWhole).toBe(true);
});

test("a choice of one, or of pairs, is not collected here", () => {
  expect(draft({ least: 1, most: 1, parts: parts(1, 2), wholes: [] }).several.isOpen).toBe(false);
  const pair = { pick: "pair a b", refs: option("", "what unit 1", "with unit 2").refs };
  expect(draft({ least: 2, most: 2, parts: [pair], wholes: [] }).several.isOpen).toBe(false);
});

test("what may be left out can be sent empty", () => {
  const { several } = draft({ least: 0, most: 2, parts: parts(1, 2), wholes: [] });
  expect(several.isWhole).toBe(true);
});

test("what the server proposes can be picked at once, and changed", () => {
  const asked = { least: 2, most: 2, parts: parts(1, 2, 3), wholes: [] };
  const { several } = draft(asked, ["card 2", "card 3"]);
  several.propose();
  expect(several.isWhole).toBe(true);
  several.toggle(card(2));
  several.toggle(card(1));
  expect(several.picks).toEqual(["card 3", "card 1"]);
});
