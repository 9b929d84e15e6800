import { expect, test } from "vitest";

import type { EventShown } from "../../../api/wire";
import { hasActed, keepRecap, keptRecap, opponentRecap } from "./opponentRecap";

const NAMES = ["Kamino", "Corona", "STAP", "Rex", "Venator"];
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
const told = (events: EventShown[]) => opponentRecap(events, 0, (card) => NAMES[card] ?? "", "Ben");

test("a turn begins with what the other side did in its own", () => {
  expect(told([...THEIRS, ...OWN])).toBe(
    "Last turn: 5 damage to your base; you lost Corona; Ben bought STAP.",
  );
});

test("it is shown until the player acts, and not in the other side's turn", () => {
  expect(told([...THEIRS, ...OWN, happened("play", 0, [3])])).toBe("");
  expect(told(THEIRS)).toBe("");
});

test("a turn before, and cards that nobody may know, are not told", () => {
  const quiet = [happened("turn", 1, [], 4), happened("discard", 0, [-1])];
  expect(told([...THEIRS, ...OWN, ...quiet, happened("turn", 0, [], 5)])).toBe("");
});

test("damage to ships that still sail is told, and a new base", () => {
  const turn = [
    happened("turn", 1, [], 2),
    happened("base", 1, [0]),
    happened("buy", 1, [2], 3),
    happened("damage-ship", 0, [4], 1),
    happened("damage-ship", 0, [4], 2),
    happened("damage-ship", 0, [1], 4),
    happened("destroy-ship", 0, [1]),
    happened("force", 1, [], 1),
  ];
  expect(told([...turn, ...OWN])).toBe(
    "Last turn: 3 damage to Venator; you lost Corona; Ben revealed Kamino as their new base and bought STAP.",
  );
});

test("what was bought several times is counted", () => {
  const turn = [
    happened("turn", 1, [], 2),
    ...[2, 3, 2, 2].map((one) => happened("buy", 1, [one])),
  ];
  expect(told([...turn, ...OWN])).toBe("Last turn: Ben bought 3 × STAP and Rex.");
});

test("the Force is told where nothing else happened", () => {
  const turn = [happened("turn", 1, [], 2), happened("force", 1, [], 2), happened("force", 0)];
  expect(told([...turn, ...OWN])).toBe("Last turn: the Force moved 2 towards Ben.");
});

test("it is kept for the turn it was told in", () => {
  keepRecap("abc 0 5", "Last turn: …");
  expect(keptRecap("abc 0 5")).toBe("Last turn: …");
  expect(keptRecap("abc 0 7")).toBe("");
  sessionStorage.setItem("orrery.recap", "{");
  expect(keptRecap("abc 0 5")).toBe("");
  expect(hasActed([])).toBe(false);
  expect(hasActed([...OWN, happened("play", 0, [3])])).toBe(true);
  expect(hasActed([happened("play", 0, [3]), ...OWN])).toBe(false);
});
