import { expect, test } from "vitest";

import { isUnitType } from "../glyphs/units";
import { worldNames } from "../worlds/worlds";
import { EXPANSION, isDrawable } from "./fetched";

const printed = (...sets: string[]) => ({ unit: sets.map((set) => ({ figures: { set } })) });

test("only a game that is played with Brood War fetches its drawings, and waits for them", async () => {
  expect(isDrawable(printed("base", "base"))).toBe(true);
  expect(isUnitType("marine")).toBe(true);
  expect([isUnitType("medic"), worldNames().includes("moria")]).toEqual([false, false]);
  expect(isDrawable(printed("base", "brood_war"))).toBe(false);
  await EXPANSION.load();
  expect(isDrawable(printed("base", "brood_war"))).toBe(true);
  expect([isUnitType("medic"), worldNames().includes("moria")]).toEqual([true, true]);
});
