import { expect, test } from "vitest";

import { STEPS } from "./fakeReplay";
import {
  chaptersWithin,
  lineOf,
  logUpTo,
  marksOf,
  nextSeen,
  nextTurn,
  partsOf,
  previousSeen,
  previousTurn,
  turnsOf,
} from "./timeline";

const turns = turnsOf(STEPS);

test("steps that show nothing are passed over, both ways", () => {
  expect(nextSeen(STEPS, 2)).toBe(4);
  expect(previousSeen(STEPS, 4)).toBe(2);
  expect(nextSeen(STEPS, 5)).toBe(5);
  expect(previousSeen(STEPS, 0)).toBe(0);
});

test("turns have their steps and whoever acts in them", () => {
  expect(turns).toEqual([
    { turn: 1, from: 0, to: 2, seat: 0 },
    { turn: 2, from: 2, to: 5, seat: 1 },
    { turn: 3, from: 5, to: 6, seat: 1 },
  ]);
});

test("the way by turns ends at both ends, and leads back to the start of this turn first", () => {
  expect([0, 1, 2, 5].map((at) => nextTurn(turns, at))).toEqual([2, 2, 5, 5]);
  expect([0, 2, 4, 5].map((at) => previousTurn(turns, at))).toEqual([0, 0, 2, 2]);
});

test("where somebody scores is marked with what happened", () => {
  expect(marksOf(STEPS)).toEqual([
    { step: 4, turn: 2, line: "Xorrn falls.", seat: 0, glyph: "damage" },
  ]);
});

test("a game may mark its own moments and name its parts instead", () => {
  const landmark = (name: string) => ({
    name: `the ${name}`,
    letter: name[0] ?? "",
    glyph: name === "battle" ? ("attack" as const) : null,
  });
  const steps = STEPS.map((step, at) => ({
    ...step,
    landmarks: at === 0 ? ["planning"] : at === 1 ? ["execution", "battle"] : [],
  }));
  expect(marksOf(steps, landmark)).toEqual([
    { step: 1, turn: 1, line: "Ann plays Rex.", seat: 0, glyph: "attack" },
  ]);
  expect(partsOf(steps, landmark)).toEqual([
    { step: 0, letter: "p", name: "the planning" },
    { step: 1, letter: "e", name: "the execution" },
  ]);
  expect(partsOf(steps, null)).toEqual([]);
});

test("chapters within a turn are told apart from turns", () => {
  expect(chaptersWithin(STEPS, turns)).toEqual([]);
  expect(chaptersWithin(STEPS, turns.slice(0, 1))).toEqual([2]);
});

test("the story ends with the step that is shown", () => {
  expect(logUpTo(STEPS, 1).map(({ text }) => text)).toEqual([
    "The table is set up.",
    "Ann plays Rex.",
  ]);
  expect(lineOf(STEPS[3])).toBe("");
  expect(lineOf(undefined)).toBe("");
});
