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

describe("areas are named in full:", () => {
  test("a free one", () => {
    expect(areaSaid(TORUS, area(), NAMES)).toBe("Torus 3, gas 2, nobody, limit 4, room 4");
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
      "Torus 3, gas 2, Anna: 3 Marines, 1 Firebat, and a base, limit 4, full, " +
        "Ben: 2 Zerglings attack, would start a battle, available",
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
      "Vyctor 5 · 3, minerals 1, partially depleted, flying units only, " +
        "Ben: 2 Zerglings, limit 1, 1 too many, not available",
    );
  });

  test("a unit of a pack that has no word of its own", () => {
    const held = area({ owner: BEN, units: [unit(9, "leviathan", "Leviathan")] });
    expect(areaSaid(TORUS, held, NAMES)).toContain("Ben: 1 × Leviathan, ");
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
  expect(orderSaid(order(), 0, 3, NAMES)).toBe("Anna’s order, first of three");
  const own = order({ isOwn: true, kind: "mobilize", isSpecial: true });
  expect(orderSaid(own, 1, 3, NAMES, "can")).toBe(
    "your special Mobilize, second of three, face down, available",
  );
  expect(orderSaid(order({ kind: "build", isFaceUp: true }), 0, 1, NAMES)).toBe(
    "Anna’s Build, the only one, face up",
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
