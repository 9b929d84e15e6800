import { expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { question, sampleTable } from "../dev/sampleTable";
import { offersOf } from "../events/offers";
import type { StarCraftOption } from "../model/view";
import { actionsOf } from "../prompts/promptActions";

type Cost = StarCraftOption["remarks"]["costs"][number];
const cost = (kind: Cost["kind"], n: number, ...seats: number[]): Cost => ({
  kind,
  n,
  refs: option("", ...seats.map((seat) => `what seat ${seat}`)).refs,
});
const costing = (text: string, refs: string[], ...costs: Cost[]): StarCraftOption => ({
  ...option(text, ...refs),
  remarks: { leads: [], costs, price: null, payment: null },
});

test("a maelstrom is red where somebody loses a transport, and a button says who", () => {
  const options = [
    costing("route one", ["what route 0"], cost("transports", 1, 0)),
    costing("route two", ["what route 1"]),
  ];
  const { table, sent } = sampleTable("six", question("maelstrom", options));
  expect([table.marks.lanes.get(0), table.marks.lanes.get(1)]).toEqual(["harm", "usable"]);
  table.point({ kind: "route", number: 0 });
  expect(sent).toEqual([]);
  expect(actionsOf(table).at(-1)?.note).toMatch(/^Destroys a transport of /);
});

test("a surprise assault says how many would be too many", () => {
  const options = [
    costing("area one", ["what area 3"], cost("lost", 2, 1)),
    costing("area", ["what area 4"]),
  ];
  const { table } = sampleTable("six", question("assault-to", options));
  table.point({ kind: "area", number: 3 });
  expect(actionsOf(table).at(-1)?.note).toMatch(/^Up to 2 units of .* are over the limit/);
});

test("areas that are depleted are chosen by what they yield", () => {
  const parts = [3, 4].map((area) => ({
    pick: `area ${area}`,
    refs: option("", `what area ${area}`).refs,
  }));
  const several = { least: 0, most: 2, parts, wholes: [] };
  const done = costing("done", []);
  const { table } = sampleTable("six", question("deplete-up-to", [done], { several }));
  expect(actionsOf(table).some(({ primary }) => primary)).toBe(false);
  table.point({ kind: "area", number: 3 });
  expect(actionsOf(table).at(-1)?.primary).toBe(true);
  expect([table.marks.areas.get(3), table.marks.areas.get(4)]).toEqual(["spent", "yield"]);
});

test("The End says what a second one does, and who would win", () => {
  const options = [
    costing("conquest", [], cost("ends", 1, 0)),
    costing("event a", ["what event 2"]),
  ];
  const { table } = sampleTable("six", question("end-benefit", options));
  const [point] = offersOf(table);
  expect(point?.note).toMatch(/^One more such card ends the game. As things stand, .* would win.$/);
});
