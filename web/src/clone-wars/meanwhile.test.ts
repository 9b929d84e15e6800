import { expect, test } from "vitest";

import type { EventShown } from "../api/wire";
import { meanwhile } from "./meanwhile";

const NAMES = ["Kamino", "Corona", "STAP", "Rex"];
const happened = (kind: string, seat: number, things: number[] = [], number = 0): EventShown => ({
  ...{ kind, seat, things, number, public: [] },
});
const THEIRS = [
  happened("turn", 1, [], 2),
  happened("buy", 1, [2], 3),
  happened("damage-base", 0, [0], 2),
  happened("damage-base", 0, [0], 3),
  happened("destroy-ship", 0, [1]),
  happened("damage-base", 1, [2], 9),
];
const OWN = [happened("turn", 0, [], 3), happened("force-bonus", 0, [], 1)];
const told = (events: EventShown[]) => meanwhile(events, 0, (card) => NAMES[card] ?? "", "Ben");

test("a turn begins with what the other side did in its own", () => {
  expect(told([...THEIRS, ...OWN])).toBe(
    "Meanwhile: 5 damage on your base; you lost Corona; Ben bought STAP.",
  );
});

test("it is told until one acts, and not in the other side's turn", () => {
  expect(told([...THEIRS, ...OWN, happened("play", 0, [3])])).toBe("");
  expect(told(THEIRS)).toBe("");
});

test("a turn before, and cards that nobody may know, are not told", () => {
  const quiet = [happened("turn", 1, [], 4), happened("discard", 0, [-1])];
  expect(told([...THEIRS, ...OWN, ...quiet, happened("turn", 0, [], 5)])).toBe("");
});
