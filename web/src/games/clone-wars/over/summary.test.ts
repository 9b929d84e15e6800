import { expect, test } from "vitest";

import { summary } from "./sampleSummary";
import {
  damageTurns,
  fallenWorlds,
  forceValues,
  longestHold,
  rows,
  turnsWithForce,
} from "./summary";

const name = (seat: number) => ["Ann", "Ben"][seat] ?? "";

test("damage to ships and bases of a turn is one bar, the near side's upwards", () => {
  const [first, second] = damageTurns(summary(), 1, name);
  expect(first).toEqual({ turn: 1, side: "down", sideName: "Ann", damage: 5 });
  expect(second).toEqual({ turn: 2, side: "up", sideName: "Ben", damage: 4 });
});

test("a fallen world stands with the bars of whoever destroyed it", () => {
  const facts = (card: number) => ({ slug: `world_${card}`, name: `World ${card}` });
  expect(fallenWorlds(summary(), 0, facts)).toEqual([
    { turn: 3, side: "up", slug: "world_70", name: "World 70" },
  ]);
});

test("the Force is seen from the near side, without a negative zero", () => {
  expect(forceValues(summary(), 0)).toEqual([1, 2, 0, -1, -1, -2]);
  expect(forceValues(summary(), 1)).toEqual([-1, -2, 0, 1, 1, 2]);
});

test("the longest hold of the Force ends where it leaves the side", () => {
  expect(longestHold(summary())).toEqual({ seat: 1, turns: 3, from: 4, to: 6 });
  const force = [1, 1, -1].map((value, at) => ({ turn: at + 1, force: value }));
  expect(longestHold(summary({ force }))).toEqual({ seat: 0, turns: 2, from: 1, to: 2 });
  expect(longestHold(summary({ force: [{ turn: 1, force: 0 }] }))).toBeNull();
  expect(turnsWithForce(summary(), 0)).toBe(2);
});

test("the near side's figures stand at the left", () => {
  const shown = rows(summary(), 1, (what) => what);
  expect(shown[0]).toEqual({ name: "damage", left: 4, right: 9 });
  expect(shown.map((row) => row.name)).toEqual(["damage", "bought", "defeated", "ships"]);
});
