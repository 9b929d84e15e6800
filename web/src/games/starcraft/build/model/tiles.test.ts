import { expect, test } from "vitest";

import { option } from "../../../../api/fakeSocket";
import { PRINTED, positionCalled } from "../../dev/positions";
import type { StarCraftWhole } from "../../state/pointing";
import { unitsOf } from "./ownUnits";
import { buildOf, closedBy, type Buying } from "./tiles";

const { view } = positionCalled("five");
const seat = view.seat ?? 0;
const player = view.players[seat];
const own = unitsOf(PRINTED, player?.faction ?? 0);

const whole = (text: string, refs: string[], closes: number[] = []): StarCraftWhole => ({
  ...option(text, ...refs),
  remarks: {
    leads: [],
    costs: closes.map((n) => ({ kind: "closes" as const, n, refs: [] })),
    price: { minerals: 7, gas: 1 },
    payment: null,
  },
});
const buying = (wholes: StarCraftWhole[], some: Partial<Buying> = {}): Buying => ({
  ...{ view, printed: PRINTED, seat, prompt: "build-forces", wholes, path: [], locks: [] },
  ...some,
});

test("a faction's units are those that stand on the board for it", () => {
  for (const name of ["two", "four", "six"]) {
    const there = positionCalled(name).view;
    for (const { owner, units } of there.areas) {
      const faction = there.players[owner]?.faction ?? -1;
      for (const unit of units) expect(unitsOf(PRINTED, faction)).toContain(unit);
    }
  }
});

test("every unit of the sheet has a tile, what cannot be had says what is missing", () => {
  const { units } = buildOf(buying([]));
  expect(units.map(({ thing }) => thing.number)).toEqual(own);
  expect(units.every(({ isOpen }) => !isOpen)).toBe(true);
  const missing = units.filter(({ locked }) => locked.startsWith("needs "));
  expect(missing.length).toBeGreaterThan(0);
});

test("what the server says of a locked thing is said in a few words, unless the sheet says more", () => {
  const missing = buildOf(buying([])).units.find(({ locked }) => locked.startsWith("needs "));
  if (!missing) throw new Error("nothing is missing");
  const lock = (rule: string) => ({ verb: "unit", number: missing.thing.number, rule });
  const said = (rule: string) =>
    buildOf(buying([], { locks: [lock(rule)] })).units.find(
      ({ thing }) => thing.number === missing.thing.number,
    )?.locked;
  expect(said("SC-BUILD-08")).toBe("build limit reached");
  expect(said("SC-BUILD-09")).toBe(missing.locked);
  const worker = { verb: "new-worker", number: -1, rule: "SC-ECON-18" };
  expect(buildOf(buying([], { locks: [worker] })).pieces[0]?.locked).toBe("too few workers");
});

test("while a purchase is completed, nothing says that it cannot be bought", () => {
  const said = (prompt: string) => {
    const { units, pieces } = buildOf(buying([], { prompt, view: { ...view, asked: null } }));
    return [...units, ...pieces].map(({ locked }) => locked);
  };
  expect(said("build-forces")).toContain("not now: see why");
  for (const prompt of ["new-unit-area", "sacrifice", "discount", "pay", ""])
    expect(said(prompt)).not.toContain("not now: see why");
});

test("what the server offers is open, at the server's price", () => {
  const unit = own[0] ?? 0;
  const { units } = buildOf(buying([whole("unit zergling", [`what unit ${unit}`, "to area 5"])]));
  expect(units[0]).toMatchObject({ isOpen: true, locked: "", price: { minerals: 7, gas: 1 } });
  expect(units[1]?.isOpen).toBe(false);
});

test("a place that is picked first leaves open what can go there; a tile that is picked, all others", () => {
  const [one = 0, other = 0] = own;
  const wholes = [
    whole("unit one", [`what unit ${one}`, "to area 5"]),
    whole("unit other", [`what unit ${other}`, "to area 6"]),
  ];
  const open = (path: Buying["path"]) =>
    buildOf(buying(wholes, { path }))
      .units.filter(({ isOpen }) => isOpen)
      .map(({ thing }) => thing.number);
  expect(open([{ kind: "area", number: 6 }])).toEqual([other]);
  expect(open([{ kind: "unit", number: one }])).toEqual([one, other]);
});

test("an upgrade names the step that it closes", () => {
  const { upgrades } = buildOf(buying([whole("done", ["what building 0"], [1])]));
  expect(upgrades[0]?.closes).toEqual([1]);
  expect(closedBy(upgrades)).toEqual([1]);
});

test("an upgrade from an Event card comes without units and base", () => {
  const { units, base, upgrades } = buildOf(buying([], { prompt: "gain-upgrade" }));
  expect([units.length, base]).toEqual([0, null]);
  expect(upgrades.length).toBeGreaterThan(3);
});

test("a faction that nobody plays has no limit of units", () => {
  expect(buildOf(buying([])).limit).not.toBeNull();
  const players = view.players.map((one, at) => (at === seat ? { ...one, run_by: 1 } : one));
  expect(buildOf(buying([], { view: { ...view, players } })).limit).toBeNull();
});
