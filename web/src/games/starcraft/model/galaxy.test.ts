import { describe, expect, test } from "vitest";

import { POSITIONS, PRINTED, positionCalled } from "../dev/positions";
import { galaxyOf } from "./galaxy";
import { racesIn } from "./races";

describe.each(POSITIONS)("the position $name", ({ view }) => {
  const galaxy = galaxyOf(view, PRINTED);
  const areas = galaxy.planets.flatMap((planet) => planet.areas);

  test("keeps all areas, units, orders and transports of the view", () => {
    expect(areas).toHaveLength(view.areas.length);
    expect(areas.flatMap(({ units }) => units)).toHaveLength(
      view.areas.flatMap(({ units }) => units).length,
    );
    expect(galaxy.planets.flatMap(({ orders }) => orders)).toHaveLength(
      view.orders.flatMap(({ tokens }) => tokens).length,
    );
    const routes = [...galaxy.lanes, ...galaxy.zAxes];
    expect(routes).toHaveLength(view.galaxy.routes.length);
    expect(routes.flatMap(({ transports }) => transports)).toHaveLength(
      view.players.flatMap(({ transports }) => transports).length,
    );
  });

  test("has areas with two to four slots, and no unit without an owner", () => {
    for (const { limit, owner, units, number } of areas) {
      expect(limit).toBeGreaterThanOrEqual(2);
      expect(limit).toBeLessThanOrEqual(4);
      expect(number).toBeGreaterThanOrEqual(1);
      if (units.length > 0) expect(owner).not.toBeNull();
    }
  });

  test("shows what lies face down to its owner only", () => {
    for (const { orders } of galaxy.planets)
      for (const { isOwn, isFaceUp, kind } of orders) expect(kind !== null).toBe(isOwn || isFaceUp);
  });
});

test("the first order of a planet is the top of its stack", () => {
  const { view } = positionCalled("six");
  const stack = view.orders.find(({ tokens }) => tokens.length > 2);
  const planet = galaxyOf(view, PRINTED).planets.find((one) => one.planet === stack?.planet);
  expect(planet?.orders.map(({ owner }) => owner.seat)).toEqual(
    stack?.tokens.map(({ seat }) => seat).toReversed(),
  );
});

test("attackers stand beside the area they invade, with their owner", () => {
  const { view } = positionCalled("four");
  const areas = galaxyOf(view, PRINTED).planets.flatMap((planet) => planet.areas);
  const attacked = areas.filter(({ attacker }) => attacker !== null);
  expect(attacked.map(({ area }) => area)).toEqual([view.invaded]);
  expect(attacked[0]?.attackers.map(({ unit }) => unit)).toEqual(view.invaders);
  expect(attacked[0]?.attacker?.seat).toBe(view.active);
});

test("areas of a teammate are told from those of enemies, and from one's own", () => {
  const { view } = positionCalled("four");
  const standing = (view.figures?.standing ?? []).map((one, seat) => ({ ...one, team: seat % 2 }));
  const figures = view.figures ? { ...view.figures, standing } : undefined;
  const owned = (shown: typeof view) =>
    galaxyOf(shown, PRINTED)
      .planets.flatMap(({ areas }) => areas)
      .flatMap(({ owner, isAllied }) => (owner ? [{ seat: owner.seat, isAllied }] : []));
  expect(owned(view).some(({ isAllied }) => isAllied)).toBe(false);
  const together = owned({ ...view, ...(figures ? { figures } : {}) });
  expect(together.some(({ isAllied }) => isAllied)).toBe(true);
  for (const { seat, isAllied } of together)
    expect(isAllied).toBe(seat !== view.seat && seat % 2 === (view.seat ?? 0) % 2);
});

test("z-axis routes have letters by their number", () => {
  const { zAxes } = galaxyOf(positionCalled("six").view, PRINTED);
  expect(zAxes.map(({ letter }) => letter).join("")).toBe("αβγδεζ".slice(0, zAxes.length));
});

test("only races at the table have pieces", () => {
  for (const { view } of POSITIONS) {
    const played = new Set(
      view.players.map(({ faction }) => PRINTED.faction[faction]?.figures["race"]),
    );
    for (const race of racesIn(galaxyOf(view, PRINTED))) expect(played).toContain(race);
  }
});

test("reads what Brood War adds: installations, tokens, and whose miniature a unit is", () => {
  const { view } = positionCalled("four");
  const marine = PRINTED.unit.findIndex(({ slug }) => slug === "marine");
  const [first] = view.areas;
  if (!first) throw new Error("no area");
  const held = {
    ...first,
    owner: -1,
    base: -1,
    units: [],
    installation: { seat: 1, kind: "overmind" },
    guards: 2,
    points: 1,
  };
  const areas = (one: typeof first) =>
    galaxyOf({ ...view, areas: [one, ...view.areas.slice(1)] }, PRINTED).planets.flatMap(
      (planet) => planet.areas,
    );
  const found = areas(held).find(({ area }) => area === first.area);
  expect(found).toMatchObject({ owner: { seat: 1 }, base: null, guards: 2, points: 1 });
  expect(found?.installation).toMatchObject({ seat: 1, kind: "overmind" });
  const printed = PRINTED.unit[marine];
  const owner = view.players.findIndex(
    ({ faction }) => PRINTED.faction[faction]?.slug !== printed?.figures["faction"],
  );
  const stolen = areas({ ...first, owner, units: [marine] }).find(
    ({ area }) => area === first.area,
  );
  expect(stolen?.units[0]?.of).toBe(printed?.figures["faction"]);
});
