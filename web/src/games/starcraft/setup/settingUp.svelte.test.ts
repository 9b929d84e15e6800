import { describe, expect, test } from "vitest";

import { setupCalled } from "../dev/setups";
import { tableOf } from "../dev/sampleTable";
import { actionsOf } from "../prompts/promptActions";
import { SettingUp } from "./settingUp.svelte";

function at(name: string) {
  const { view, decision } = setupCalled(name);
  const sample = tableOf(view, decision);
  const setup = new SettingUp(sample.table);
  sample.table.fetchedSetup = setup;
  const labels = () => actionsOf(sample.table).map(({ label }) => label);
  const press = (label: RegExp) =>
    actionsOf(sample.table)
      .find((one) => label.test(one.label))
      ?.act();
  return { ...sample, view, decision, setup, labels, press };
}

describe("choosing a faction", () => {
  test("a sheet is looked at first; the second click or the button takes it", () => {
    const { table, setup, decision, sent, labels } = at("faction");
    const [free] = decision.options;
    const faction = free?.refs[0]?.number ?? -1;
    expect(setup.isChoosing).toBe(true);
    expect(labels()).toEqual([]);
    setup.look(faction);
    expect(sent).toEqual([]);
    expect(labels()).toHaveLength(1);
    expect(labels()[0]).toMatch(/^Play /);
    setup.look(faction);
    table.choosing.sendDelay.flush(); // planets are drawn then, so it waits a moment
    expect(sent.map(({ picks }) => picks)).toEqual([[free?.text]]);
  });

  test("a taken faction can be looked at, but not played", () => {
    const { setup, view, sent, labels } = at("faction");
    const taken = view.players.find(({ faction }) => faction >= 0)?.faction ?? -1;
    setup.look(taken);
    setup.look(taken);
    expect(setup.opened).toBe(taken);
    expect(labels()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe("laying a planet", () => {
  const asked = () => at("place-planet").decision.remarks.placing;

  test("planet, cell and turn are sent as one, by a button that says how many routes arise", () => {
    const { table, setup, sent, labels, press, decision } = at("place-planet");
    const { laying } = setup;
    const [, second = -1] = laying.planets;
    table.point({ kind: "planet", number: second });
    expect(laying.planet).toBe(second);
    expect(labels()).toEqual([]);
    const [cell = -1] = laying.cells;
    table.point({ kind: "cell", number: cell });
    const way = laying.shown;
    expect(way).toMatchObject({ planet: second, cell });
    expect(labels().at(-1)).toMatch(/^Place .* here: (\d routes?|no routes yet)$/);
    press(/^Place/);
    const [picks = []] = sent.map((one) => one.picks);
    const option = decision.options.find(({ text }) => text === picks[0]);
    expect(option?.refs[0]?.number).toBe(second);
    const lead = option?.remarks.leads.find(({ then }) => then.join() === picks.slice(1).join());
    const named = Object.fromEntries(lead?.refs.map(({ kind, number }) => [kind, number]) ?? []);
    expect(named).toEqual({ cell, number: way?.turn });
  });

  test("turning steps through the possible turns only, and round again", () => {
    const { setup } = at("place-planet");
    const { laying } = setup;
    const planet = laying.planets.find((one) =>
      asked()?.ways.some((way, _, ways) =>
        ways.some((other) => other !== way && other.cell === way.cell && other.planet === one),
      ),
    );
    laying.take(planet ?? -1);
    const cell = [...laying.cells].find((one) => laying.waysAt(one).length > 1) ?? -1;
    laying.choose(cell);
    const turns = laying.waysAt(cell).map(({ turn }) => turn);
    const seen = turns.map(() => {
      laying.turn(1);
      return laying.shown?.turn;
    });
    expect(new Set(seen)).toEqual(new Set(turns));
    expect(laying.waysAt(cell)).toContainEqual(laying.shown);
  });

  test("the chosen cell again lays it, Esc lets go of it", () => {
    const { table, setup, sent } = at("place-cell");
    const [cell = -1] = setup.laying.cells;
    table.point({ kind: "cell", number: cell });
    expect(table.back()).toBe(true);
    expect(setup.laying.cell).toBeNull();
    table.point({ kind: "cell", number: cell });
    table.point({ kind: "cell", number: cell });
    expect(sent).toHaveLength(1);
  });

  test("a cell where it may not lie asks the server why, for this planet", () => {
    const { table, setup, sent } = at("place-planet");
    const why: unknown[] = [];
    table.frame.askWhy = (things) => {
      why.push(things);
      return Promise.resolve();
    };
    const { laying } = setup;
    const locked = asked()?.cells.find(({ cell }) => !laying.cells.has(cell))?.cell ?? -1;
    table.point({ kind: "cell", number: locked });
    expect(why).toEqual([
      [
        { kind: "planet", number: laying.planet },
        { kind: "cell", number: locked },
      ],
    ]);
    expect(sent).toEqual([]);
    expect(laying.cell).toBeNull();
  });

  test("a planet with one place only is there already", () => {
    const { setup } = at("place-planet");
    const { laying } = setup;
    const { view, decision } = setupCalled("place-planet");
    const placing = decision.remarks.placing;
    const ways = placing?.ways.slice(0, 1) ?? [];
    const only = tableOf(view, {
      ...decision,
      remarks: { ...decision.remarks, placing: placing && { ...placing, ways } },
    });
    expect(laying.cell).toBeNull();
    expect(new SettingUp(only.table).laying.cell).toBe(ways[0]?.cell);
  });
});

describe("the first base", () => {
  test("one may wait", () => {
    const { labels, press, sent, setup } = at("starting-base");
    expect(labels()).toEqual(["Wait"]);
    expect(setup.question).toMatch(/^Your first base on .*, or wait for .*\?$/);
    press(/Wait/);
    expect(sent.map(({ picks }) => picks)).toEqual([["done"]]);
  });
});

describe("a z-axis route", () => {
  test("its two ends are sent as one; the first again lets go of it", () => {
    const { table, setup, sent, decision } = at("z-axis-major");
    const { zAxis } = setup;
    const [major = -1] = zAxis.slots;
    table.point({ kind: "slot", number: major });
    expect(zAxis.major).toBe(major);
    expect([...zAxis.slots].some((slot) => Math.floor(slot / 4) === Math.floor(major / 4))).toBe(
      false,
    );
    table.point({ kind: "slot", number: major });
    expect(zAxis.major).toBeNull();
    table.point({ kind: "slot", number: major });
    const minor = [...zAxis.slots].at(-1) ?? -1;
    table.point({ kind: "slot", number: minor });
    const [{ picks } = { picks: [] }] = sent;
    const option = decision.options.find(({ refs }) => refs[0]?.number === major);
    const lead = option?.remarks.leads.find(({ refs }) => refs[0]?.number === minor);
    expect(picks).toEqual([option?.text, ...(lead?.then ?? [])]);
  });
});

describe("starting forces", () => {
  test("are placed in any order, taken back, and sent as one set", () => {
    const { table, setup, sent, labels, press } = at("starting-unit");
    const { forces } = setup;
    const [area = -1] = forces.areas;
    const { held } = forces;
    const all = forces.left;
    expect(setup.question).toContain(`0 of ${all} placed`);
    table.point({ kind: "area", number: area });
    expect(forces.left).toBe(all - 1);
    const drawn = table.drawnGalaxy.planets.flatMap(({ areas }) => areas);
    expect(drawn.find((one) => one.area === area)?.units.map(({ unit }) => unit)).toEqual([held]);
    table.point({ kind: "unit", number: held ?? -1, at: area });
    expect(forces.left).toBe(all);
    expect(labels()).toEqual(["Spread"]);
    press(/Spread/);
    expect(forces.left).toBe(0);
    press(/Begin/);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.how).toBe("set");
    expect(new Set(sent[0]?.picks)).toEqual(new Set(forces.asked?.spread ?? sent[0]?.picks));
  });

  test("what is placed stays where it is when the rest is spread", () => {
    const { setup } = at("starting-unit");
    const { forces } = setup;
    const proposed = forces.asked?.places.filter(({ pick }) => forces.asked?.spread.includes(pick));
    const unit = forces.held ?? -1;
    const own = forces.areas.find(
      (area) => !proposed?.some((one) => one.unit === unit && one.area === area),
    );
    expect(own).toBeDefined();
    forces.put(unit, own ?? -1);
    forces.spread();
    expect(forces.placed[0]).toEqual({ unit, area: own });
    expect(forces.isWhole).toBe(true);
  });

  test("never more in an area than its room, and all of a kind at once with Shift", () => {
    const { table, setup } = at("starting-unit");
    const { forces } = setup;
    const [area = -1] = forces.areas;
    const room = forces.roomIn(area);
    const [kind] = forces.kinds;
    forces.hold(kind?.unit ?? -1);
    table.point({ kind: "area", number: area }, null, true);
    expect(forces.placed).toHaveLength(Math.min(room, kind?.all ?? 0));
    for (let at = 0; at < 9; at++) forces.put(forces.held, area);
    expect(forces.roomIn(area)).toBeGreaterThanOrEqual(0);
  });

  test("the transport goes on a route of the planet, seen before it is sent", () => {
    const { table, setup } = at("starting-unit");
    const route = setup.forces.asked?.routes[0]?.route ?? -1;
    const before = podsOn(table, route);
    table.point({ kind: "route", number: route });
    expect(setup.forces.route).toBe(route);
    expect(podsOn(table, route)).toBe(before + 1);
  });
});

function podsOn({ drawnGalaxy }: ReturnType<typeof at>["table"], route: number): number {
  const { lanes, zAxes } = drawnGalaxy;
  return [...lanes, ...zAxes].find((one) => one.route === route)?.transports.length ?? 0;
}
