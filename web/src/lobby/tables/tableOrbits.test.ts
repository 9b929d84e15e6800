import { describe, expect, test } from "vitest";

import { RECIPES } from "../../art/worlds/recipes/recipes";
import { held, table } from "../../shared/tables/sampleTables";
import { ownTables } from "../../shared/tables/tableStatus";
import { orreryTables, progressOf, worldsOf } from "./tableOrbits";

describe("worlds of tables", () => {
  const tables = Array.from({ length: 24 }, (_, made) => ({ id: `table-${made}`, made }));
  const twelve = tables.slice(0, 12);

  test("are all different while there are enough, and each is one we can paint", () => {
    const worlds = [...worldsOf(twelve).values()];
    expect(new Set(worlds).size).toBe(12);
    expect(worlds.filter((world) => !(world in RECIPES))).toEqual([]);
  });

  test("stay the same when a table is added, whatever the order; every table has one", () => {
    const few = worldsOf(tables.slice(0, 5));
    const more = worldsOf([...tables].reverse());
    expect([...few].filter(([id, world]) => more.get(id) !== world)).toEqual([]);
    expect([...more.values()].filter(Boolean)).toHaveLength(24);
  });
});

describe("the orrery", () => {
  const NOW = 100_000;
  const shown = [
    table({ id: "theirs", status: "running", asked: 1, moved: NOW - 7200, turn: 10 }),
    table({ id: "over", status: "over" }),
    table({ id: "waiting", status: "waiting", turn: 0 }),
    table({ id: "recent", status: "running", asked: 0, moved: NOW - 120 }),
    table({ id: "long", status: "running", asked: 0, moved: NOW - 90_000 }),
  ];
  const own = ownTables(
    shown.map(({ id }) => held(id, 0)),
    shown,
  );
  const worlds = worldsOf(shown);
  const drawn = orreryTables(own, worlds, NOW);

  test("puts what has waited longest for me nearest to the sun; finished games are not in it", () => {
    expect(drawn.map(({ id, state }) => [id, state])).toEqual([
      ["long", "yours"],
      ["recent", "yours"],
      ["theirs", "waiting"],
      ["waiting", "open"],
    ]);
  });

  test("says whose turn it is, and for how long", () => {
    expect(drawn[1]).toMatchObject({ urgent: "Your turn", line: "· 2 min", href: "/table/recent" });
    expect(drawn[2]).toMatchObject({ title: "Friday", line: "waiting for Ben · 2 h" });
    expect(drawn[2]?.urgent).toBeUndefined();
  });

  test("shows how far a game is: nothing before it, all of it after", () => {
    const progress = (turn: number, status: "running" | "over" = "running") =>
      progressOf({ table: table({ turn, status }), seats: [0], stand: "theirs" });
    expect(progress(0)).toBe(0);
    expect(progress(5)).toBeLessThan(progress(6));
    expect(progress(500)).toBeLessThan(1);
    expect(progress(5, "over")).toBe(1);
  });
});
