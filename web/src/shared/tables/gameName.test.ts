import { expect, test } from "vitest";

import { expandedName, gameName } from "./gameName";

const BROOD_WAR = { expansion: "brood_war" };

test("a game is named with its expansion, if it is played with one", () => {
  expect(gameName("starcraft")).toBe("StarCraft");
  expect(gameName("starcraft", { expansion: "none" })).toBe("StarCraft");
  expect(gameName("starcraft", { galaxy: "quick" })).toBe("StarCraft");
  expect(gameName("starcraft", BROOD_WAR)).toBe("StarCraft: Brood War");
});

test("a scenario or another mode says more than the expansion it needs", () => {
  expect(gameName("starcraft", { ...BROOD_WAR, mode: "survival" })).toBe("StarCraft: Survival");
  expect(gameName("starcraft", { ...BROOD_WAR, mode: "trump_card" })).toBe("StarCraft: Trump Card");
  expect(gameName("starcraft", { ...BROOD_WAR, mode: "standard" })).toBe("StarCraft: Brood War");
  expect(gameName("clone-wars", { mode: "beginner" })).toBe("Clone Wars");
});

test("a game or an expansion that we have no name for is named all the same", () => {
  expect(gameName("chess")).toBe("chess");
  expect(gameName("chess", BROOD_WAR)).toBe("chess");
  expect(gameName("starcraft", { expansion: "third" })).toBe("StarCraft");
});

test("without an expansion there is nothing to add to what everybody knows", () => {
  expect(expandedName("starcraft", {})).toBe("");
  expect(expandedName("starcraft", { expansion: "none" })).toBe("");
  expect(expandedName("starcraft", BROOD_WAR)).toBe("StarCraft: Brood War");
});
