import { describe, expect, test } from "vitest";

import { named } from "../games/clone-wars/art/cards/cardSamples";
import { chaptersOf, cloneWarsItem, laidOut } from "../games/clone-wars/gallery/cards";
import { starCraftItem } from "../games/starcraft/gallery/cards";
import { withOwnKeys } from "./collection";
import { askedBy, filtersOf, fitting, inOrder, turned } from "./filters";

const item = (slug: string, set = "clone_wars", group = "galaxy") =>
  cloneWarsItem({ ...named(slug), set, group });

const ITEMS = [
  item("anakin_skywalker"),
  item("separatist_shuttle", "clone_wars", "starter"),
  item("kamino", "clone_wars", "base"),
  item("luke_skywalker", "first_edition"),
  item("outer_rim_pilot", "clone_wars", "pilot"),
];
const asked = (text: string) => filtersOf(new URLSearchParams(text));
const shown = (text: string) => fitting(ITEMS, asked(text)).map(({ key }) => key);

describe("filters", () => {
  test("without any, every card is shown in its order", () => {
    expect(shown("")).toEqual(ITEMS.map(({ key }) => key));
  });

  test.each([
    ["box=first_edition", ["luke_skywalker"]],
    ["side=separatist", ["separatist_shuttle"]],
    ["side=separatist,rebel", ["separatist_shuttle", "luke_skywalker"]],
    ["kind=base", ["kamino"]],
    ["cost=8", ["anakin_skywalker", "luke_skywalker"]],
    ["has=attack,force", ["anakin_skywalker", "luke_skywalker"]],
    ["q=SKYWALKER jedi", ["anakin_skywalker", "luke_skywalker"]],
    ["q=wookiee", []],
  ])("%s", (text, keys) => {
    expect(shown(text)).toEqual(keys);
  });

  test("sort by name, by cost with the cheapest first, by a figure with the highest first", () => {
    expect(shown("sort=name")[0]).toBe("anakin_skywalker");
    const costs = fitting(ITEMS, asked("sort=cost")).map(({ cost }) => cost ?? 99);
    expect(costs).toEqual([...costs].sort((one, two) => one - two));
    const attacks = fitting(ITEMS, asked("sort=attack")).map(({ figures }) => figures.attack ?? 0);
    expect(attacks).toEqual([...attacks].sort((one, two) => two - one));
    expect(attacks).not.toContain(0);
  });

  test("are kept in the address, and nothing is kept of what is not set", () => {
    const text = "q=two+words&side=rebel%2Cempire&cost=0&sort=name";
    expect(askedBy(asked(text)).toString()).toBe(text);
    expect(askedBy(asked("sort=nonsense&side=")).toString()).toBe("");
  });

  test("a chip is turned on and off", () => {
    const on = turned(asked("side=rebel"), "side", "empire");
    expect(on.on.side).toEqual(["rebel", "empire"]);
    expect(turned(on, "side", "rebel").on.side).toEqual(["empire"]);
  });

  test("chips stand in an order that means something", () => {
    expect(inOrder("cost", ["8", "0", "10"])).toEqual(["0", "8", "10"]);
    expect(inOrder("side", ["z", "a"], ["a", "b", "z"])).toEqual(["a", "z"]);
    expect(inOrder("has", ["hit_points", "force"])).toEqual(["force"]);
    expect(inOrder("kind", ["unit", "base"])).toEqual(["unit", "base"]);
  });
});

describe("cards of Clone Wars", () => {
  test("are laid out by box and side, units before bases", () => {
    expect(laidOut(ITEMS).map(({ key }) => key)).toEqual([
      "anakin_skywalker",
      "kamino",
      "separatist_shuttle",
      "outer_rim_pilot",
      "luke_skywalker",
    ]);
  });

  test("of one name in two boxes have addresses of their own", () => {
    const both = [item("outer_rim_pilot"), item("outer_rim_pilot", "first_edition")];
    const keys = withOwnKeys(both).map(({ key }) => key);
    expect(keys).toEqual(["outer_rim_pilot", "outer_rim_pilot.first_edition"]);
  });

  test("lead to the chapters of their rules", () => {
    expect(chaptersOf(item("anakin_skywalker"))).toContain("BOUNTY");
    expect(chaptersOf(item("kamino"))).toContain("BASE");
    expect(chaptersOf(item("kamino"))).not.toContain("PLAY");
    expect(chaptersOf(item("outer_rim_pilot"))).toContain("EXILE");
  });
});

test("a card of StarCraft is told in words, with what of it was reconstructed", () => {
  const told = starCraftItem({
    kind: "technology",
    slug: "lockdown",
    name: "Lockdown",
    set: "base",
    text: "Enemy Vultures cannot attack.",
    figures: {
      ...{ set: "base", copies: 2, race: "terran", kind: "reinforcement" },
      cost: { minerals: 0, gas: 1 },
    },
    sources: { provenance: "rulebook", provenance_of: { cost: "reconstructed" } },
  });
  expect([told.side, told.kind, told.cost]).toEqual(["terran", "technology", 1]);
  expect(told.facts).toEqual(["1 gas"]);
  expect(told.line).toBe("Reinforcement · 2 copies");
  expect(told.reconstructed).toBe(true);
});
