import { expect, test } from "vitest";

import { event } from "../../../api/fakeSocket";
import type { EventShown } from "../../../api/wire";
import { hasActed, opponentRecap } from "./opponentRecap";

const NAMES = ["Kamino", "Corona", "STAP", "Rex", "Venator"];
const THEIRS = [
  event("turn", 1, [], 2),
  event("buy", 1, [2], 3),
  event("damage-base", 0, [0], 2),
  event("damage-base", 0, [0], 3),
  event("destroy-ship", 0, [1]),
  event("damage-base", 1, [2], 9),
];
const OWN = [event("turn", 0, [], 3), event("force-bonus", 0, [], 1)];
const told = (events: EventShown[]) => opponentRecap(events, 0, (card) => NAMES[card] ?? "", "Ben");

test("a turn begins with what the other side did in its own", () => {
  expect(told([...THEIRS, ...OWN])).toBe(
    "Last turn: 5 damage to your base; you lost Corona; Ben bought STAP.",
  );
});

test("it is shown until the player acts, and not in the other side's turn", () => {
  expect(told([...THEIRS, ...OWN, event("play", 0, [3])])).toBe("");
  expect(told(THEIRS)).toBe("");
});

test("a turn before, and cards that nobody may know, are not told", () => {
  const quiet = [event("turn", 1, [], 4), event("discard", 0, [-1])];
  expect(told([...THEIRS, ...OWN, ...quiet, event("turn", 0, [], 5)])).toBe("");
});

test("damage to ships that still sail is told, and a new base", () => {
  const turn = [
    event("turn", 1, [], 2),
    event("base", 1, [0]),
    event("buy", 1, [2], 3),
    event("damage-ship", 0, [4], 1),
    event("damage-ship", 0, [4], 2),
    event("damage-ship", 0, [1], 4),
    event("destroy-ship", 0, [1]),
    event("force", 1, [], 1),
  ];
  expect(told([...turn, ...OWN])).toBe(
    "Last turn: 3 damage to Venator; you lost Corona; Ben revealed Kamino as their new base and bought STAP.",
  );
});

test("what was bought several times is counted", () => {
  const turn = [event("turn", 1, [], 2), ...[2, 3, 2, 2].map((one) => event("buy", 1, [one]))];
  expect(told([...turn, ...OWN])).toBe("Last turn: Ben bought 3 × STAP and Rex.");
});

test("the Force is told where nothing else happened", () => {
  const turn = [event("turn", 1, [], 2), event("force", 1, [], 2), event("force", 0)];
  expect(told([...turn, ...OWN])).toBe("Last turn: the Force moved 2 towards Ben.");
});

test("once the player has acted it is no longer news", () => {
  expect(hasActed([])).toBe(false);
  expect(hasActed([...OWN, event("play", 0, [3])])).toBe(true);
  expect(hasActed([event("play", 0, [3]), ...OWN])).toBe(false);
});
