import { describe, expect, test } from "vitest";

import { POSITIONS, PRINTED } from "../../dev/positions";
import { roundsSaid, scenarioOf, sideSaid } from "./aims";

const aim = (number: number, text: string) => ({ number, text, brief: text, rule: "BW-SCEN-58" });
const role = (side: string) => ({ side, name: side, called: "", run_by: "", too: [], begins: [] });
const [first] = POSITIONS;
if (!first?.view.figures) throw new Error("there is no position");
const slugOf = (seat: number) =>
  PRINTED.faction[first.view.players[seat]?.faction ?? -1]?.slug ?? "";
const printed = {
  ...PRINTED,
  scenario: [
    {
      ...{ name: "quest", title: "A quest", story: "", options: {} },
      tables: [
        {
          ...{ players: 2, rounds: 5, rules: [], map: { places: [], routes: [], jumps: [] } },
          sides: [
            { name: "Team 1", roles: [role(slugOf(1))], aims: [aim(1, "crystals are home")] },
            { name: "Team 2", roles: [role(slugOf(0))], aims: [aim(0, "heroes fall")] },
          ],
        },
      ],
    },
  ],
};
const aims = [
  { have: 0, need: 2 },
  { have: 2, need: 2 },
];
const view = {
  ...first.view,
  round: 3,
  figures: { ...first.view.figures, scenario: { rounds: 5, deciders: [0, 1], aims } },
};

describe("the aims of a scenario", () => {
  test("one's own side comes first, each aim with how far it is", () => {
    const sides = scenarioOf(view, printed, 0)?.sides ?? [];
    expect(sides.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ["Team 2", true],
      ["Team 1", false],
    ]);
    expect(sides.flatMap(({ aims }) => aims.map(({ isMet }) => isMet))).toEqual([false, true]);
    expect(sides.map(sideSaid)).toEqual([
      "Team 2, yours: heroes fall (0 of 2).",
      "Team 1: crystals are home (2 of 2).",
    ]);
  });

  test("the rounds are counted where there is a last one", () => {
    const played = scenarioOf(view, printed, null);
    expect(played && roundsSaid(played)).toBe("Round 3 of 5");
    expect(played && roundsSaid({ ...played, rounds: 0 })).toBe("");
  });

  test("any other game has none", () => {
    expect(scenarioOf(view, { ...printed, scenario: [] }, 0)).toBeNull();
  });
});
