import { describe, expect, test } from "vitest";

import type { ScenarioShown } from "../../api/wire";
import { EXPANDED } from "../../shared/tables/sampleTables";
import { newTableOf, usualForm } from "../../shared/tables/tableForm";
import { addressOf, newTableAt, playersOf, rolesOf, ruleAt, tableOf } from "./prepared";

const role = (side: string, run_by = "") => ({
  ...{ side, name: side, called: "", run_by, too: [], begins: [] },
});
const table = (players: number) => ({
  ...{ players, rounds: 7, rules: [], map: { places: [], routes: [], jumps: [] } },
  sides: [
    { name: "1", roles: [role("overmind"), role("aldaris")], aims: [] },
    { name: "2", roles: [role("tassadar"), role("swarm", "tassadar")], aims: [] },
  ],
});
const STORM: ScenarioShown = {
  ...{ name: "storm", title: "Storm", story: "It blows.", options: { expansion: "brood_war" } },
  tables: [table(3), table(4)],
};

describe("a scenario in the lobby", () => {
  test("is for as few as can play until somebody says otherwise", () => {
    expect(tableOf(STORM, null)?.players).toBe(3);
    expect(tableOf(STORM, 4)?.players).toBe(4);
    expect(playersOf(STORM)).toEqual({ least: 3, most: 4 });
  });

  test("is started with one's own side first, and nobody plays who is driven", () => {
    expect(rolesOf(table(3)).map(({ side }) => side)).toEqual(["overmind", "aldaris", "tassadar"]);
    const usual = newTableAt(STORM, table(3), "aldaris");
    const sent = newTableOf(usualForm(EXPANDED, "program", usual), EXPANDED, "Ann", "00");
    expect(sent.seats.map(({ kind }) => kind)).toEqual(["person", "program", "program"]);
    expect(sent.options).toEqual({
      ...{ expansion: "brood_war", players: "3", galaxy: "quick" },
      factions: "aldaris,overmind,tassadar",
    });
  });

  test("has a page of its own, and leads to its rules and to the form", () => {
    expect(addressOf("starcraft", "storm")).toBe("/scenarios/starcraft?scenario=storm");
    expect(addressOf("starcraft", "storm", STORM.options, 4)).toBe(
      "/new?game=starcraft&expansion=brood_war&players=4",
    );
    expect(addressOf("starcraft", "storm", {}, 2, "overmind,aldaris")).toBe(
      "/new?game=starcraft&players=2&factions=overmind%2Caldaris",
    );
    const books = [{ name: "brood-war", prefix: "BW", chapters: {} }];
    expect(ruleAt({ books }, "BW-SCEN-79")).toBe("/rules/brood-war#BW-SCEN-79");
  });
});
