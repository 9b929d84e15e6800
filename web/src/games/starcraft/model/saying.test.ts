import { describe, expect, test } from "vitest";

import type { Area, Order, Planet, Seat, Unit } from "./galaxy";
import { areaSaid, chipSaid, orderSaid, planetSaid, routeSaid } from "./saying";

const ANNA: Seat = { seat: 0, faction: "jim_raynor" };
const BEN: Seat = { seat: 1, faction: "queen_of_blades" };
const NAMES = ["Anna", "Ben"];
const unit = (number: number, slug: string, name: string): Unit => ({
  unit: number,
  slug,
  name,
  flies: false,
});
const MARINE = unit(0, "marine", "Marine");
const FIREBAT = unit(1, "firebat", "Firebat");
const ZERGLING = unit(2, "zergling", "Zergling");

const area = (some: Partial<Area> = {}): Area => ({
  area: 7,
  number: 3,
  yields: "gas",
  amount: 2,
  depletion: 0,
  limit: 4,
  allows: "all",
  owner: null,
  base: null,
  units: [],
  isAllied: false,
  attacker: null,
  attackers: [],
  ...some,
});
const order = (some: Partial<Order> = {}): Order => ({
  owner: ANNA,
  isOwn: false,
  kind: null,
  isSpecial: false,
  isFaceUp: false,
  ...some,
});
const planet = (name: string, some: Partial<Planet> = {}): Planet => ({
  planet: 4,
  slug: name.toLowerCase(),
  name,
  column: 0,
  row: 0,
  isActive: false,
  areas: [area()],
  orders: [],
  ...some,
});
const TORUS = planet("Torus");

describe("areas are said in whole sentences:", () => {
  test("a free one", () => {
    expect(areaSaid(TORUS, area(), NAMES)).toBe(
      "Torus 3 yields 2 gas. Nobody is here. There is room for 4 more of at most 4 units.",
    );
  });

  test("one that is held, attacked and can be chosen", () => {
    const held = area({
      owner: ANNA,
      base: ANNA,
      units: [MARINE, MARINE, MARINE, FIREBAT],
      attacker: BEN,
      attackers: [ZERGLING, ZERGLING],
    });
    expect(areaSaid(TORUS, held, NAMES, "battle")).toBe(
      "Torus 3 yields 2 gas. Anna has 3 Marines and 1 Firebat here. Anna has a base here. " +
        "It is full with 4 units. Ben attacks with 2 Zerglings. " +
        "You can choose it; a battle follows.",
    );
  });

  test("one that is depleted, for flyers, and too full", () => {
    const full = area({
      yields: "minerals",
      amount: 1,
      depletion: 1,
      allows: "flying",
      limit: 1,
      owner: BEN,
      units: [ZERGLING, ZERGLING],
    });
    expect(areaSaid(planet("Vyctor 5"), full, NAMES, "locked")).toBe(
      "Vyctor 5 · 3 yields 1 mineral. It is partially depleted. Only flying units can be here. " +
        "Ben has 2 Zerglings here. There is 1 unit too many: the limit is 1. " +
        "You cannot choose it now.",
    );
  });

  test("a unit of a pack that has no word of its own", () => {
    const held = area({ owner: BEN, units: [unit(9, "leviathan", "Leviathan")] });
    expect(areaSaid(TORUS, held, NAMES)).toContain("Ben has 1 × Leviathan here.");
  });
});

test("chips say whose they are, where, and in which state", () => {
  const held = area({ owner: BEN, units: [ZERGLING] });
  const chip = { unit: ZERGLING, count: 1, state: "can" } as const;
  expect(chipSaid(TORUS, held, chip, NAMES)).toBe("Ben: 1 Zergling in Torus 3. You can pick this.");
  expect(chipSaid(TORUS, held, { ...chip, count: 3, state: "picked" }, NAMES)).toBe(
    "Ben: 3 Zerglings in Torus 3. Picked.",
  );
});

test("planets say how many areas and orders they have", () => {
  expect(planetSaid(TORUS)).toBe("Torus, a planet with 1 area.");
  const busy = planet("Torus", { areas: [area(), area()], orders: [order()], isActive: true });
  expect(planetSaid(busy)).toBe(
    "Torus, a planet with 2 areas. There is 1 order on it. It is the active planet.",
  );
});

test("orders of others say no more than whose they are and how deep they lie", () => {
  expect(orderSaid(order(), 0, 3, NAMES)).toBe(
    "An order of Anna, face down, number 1 of 3 from the top.",
  );
  const own = order({ isOwn: true, kind: "mobilize", isSpecial: true });
  expect(orderSaid(own, 1, 3, NAMES, "can")).toBe(
    "Your special Mobilize order, number 2 of 3 from the top. You can choose it.",
  );
  expect(orderSaid(order({ kind: "build", isFaceUp: true }), 0, 1, NAMES)).toBe(
    "Anna’s Build order, number 1 of 1 from the top.",
  );
});

test("routes say which planets they join, and whose transports are on them", () => {
  const planets = [TORUS, planet("Helios")];
  const route = { route: 0, ends: [0, 1], transports: [] } as const;
  expect(routeSaid(route, planets, NAMES)).toBe("Route between Torus and Helios.");
  const zAxis = { ...route, letter: "α", sides: [0, 2], transports: [ANNA, BEN] } as const;
  expect(routeSaid(zAxis, planets, NAMES)).toBe(
    "Z-axis route α between Torus and Helios. There are 2 transports on it: Anna and Ben.",
  );
});
