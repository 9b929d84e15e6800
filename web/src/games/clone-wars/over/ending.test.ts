import { expect, test } from "vitest";

import type { TableShown } from "../../../api/wire";
import { view } from "../screen/sampleTable";
import { endingOf, toldTo } from "./ending";

function table(result: Partial<NonNullable<TableShown["result"]>>): TableShown {
  const whole = { winners: [0], ending: "bases", closing: "", resigned: null, ...result };
  return { result: whole } as TableShown;
}
const base = { card: 80, damage: 3, hit_points: 8, prevented: 0, used: [] };

test("the world that fell last is shown, with the rule that decided", () => {
  const ending = endingOf(table({}), view({ victory: [70, 71, 72] }, { victory: [60] }));
  expect(ending).toEqual({ winner: 0, loser: 1, resigned: null, world: 72, rule: "CW-WIN-01" });
});

test("a side that gave up leaves a world that still stands, and no rule", () => {
  const given = table({ winners: [1], ending: "resigned", resigned: 0 });
  const ending = endingOf(given, view({ base }, { victory: [81] }));
  expect(ending).toMatchObject({ winner: 1, loser: 0, resigned: 0, world: 80, rule: "" });
});

test("without a base in play it is the next one of the side that gave up", () => {
  const given = table({ winners: [1], ending: "resigned", resigned: 0 });
  const stack = view({ bases: { cards: 1, known: [83] } }, { victory: [81] });
  expect(endingOf(given, stack).world).toBe(83);
  expect(endingOf(given, view({}, { victory: [81] })).world).toBe(81);
  expect(endingOf(given, view({})).world).toBeNull();
});

test("it is told to the winner, to the loser and to others", () => {
  const ending = endingOf(table({ winners: [1] }), view({}));
  expect([0, 1, null].map((seat) => toldTo(ending, seat))).toEqual(["loser", "winner", "other"]);
});
