import { describe, expect, test } from "vitest";

import { POSITIONS, PRINTED, positionCalled } from "../../dev/positions";
import { goalsOf } from "./goals";
import { roman } from "../../model/roman";
import { eventsLeft, progressOf } from "./phase";
import { factionOf, sheetOf } from "./sheet";

describe.each(POSITIONS)("the sheets of the position $name", ({ view }) => {
  const sheets = view.players.map((_, seat) => sheetOf(view, PRINTED, seat));

  test("have a seat for every worker, and no worker is lost", () => {
    sheets.forEach((sheet, seat) => {
      const player = view.players[seat];
      for (const { seats, workers } of sheet.resources)
        expect(seats).toBeGreaterThanOrEqual(workers);
      expect(sheet.resources).toHaveLength(2 + (player?.resources.length ?? 0));
      const all = sheet.free + sheet.atWork + sheet.away + sheet.workers;
      expect(all).toBeGreaterThan(0);
      expect(sheet.free).toBe(player?.pool);
    });
    const own = sheets.flatMap(({ resources }) => resources.filter(({ area }) => area === null));
    for (const { seats, yields } of own) expect(seats).toBe(yields === "minerals" ? 4 : 2);
  });

  test("have the three building types of their race with two or three levels", () => {
    for (const { buildings } of sheets) {
      expect(buildings).toHaveLength(3);
      for (const { level, levels } of buildings) expect(level).toBeLessThanOrEqual(levels);
      expect(buildings[0]?.level).toBeGreaterThan(0);
    }
  });

  test("have every unit of their race once", () => {
    for (const { units, race } of sheets) {
      const all = PRINTED.unit.filter(({ figures }) => figures["race"] === race);
      expect(units.map(({ slug }) => slug)).toEqual([...new Set(all.map(({ slug }) => slug))]);
    }
  });
});

test("what is in play has its name and number", () => {
  const { view } = positionCalled("elimination");
  const seat = view.players.findIndex(({ technologies }) => technologies.length > 0);
  const { inPlay } = sheetOf(view, PRINTED, seat);
  expect(inPlay.filter(({ kind }) => kind === "card").map(({ name }) => name)).toEqual(
    view.players[seat]?.technologies.map((card) => PRINTED.card[card]?.name),
  );
  expect(inPlay.some(({ kind, count }) => kind === "module" && count > 1)).toBe(true);
});

test("a card of an area that is half depleted says so", () => {
  const { view } = positionCalled("four");
  const area = view.players[0]?.resources[0]?.area ?? -1;
  const areas = view.areas.map((one) => (one.area === area ? { ...one, depletion: 1 } : one));
  const { resources } = sheetOf({ ...view, areas }, PRINTED, 0);
  expect(resources.find((one) => one.area === area)?.depletion).toBe(1);
});

test("a seat without a faction has none", () => {
  const { view } = positionCalled("two");
  const players = view.players.map((one) => ({ ...one, faction: -1 }));
  expect(factionOf({ ...view, players }, PRINTED, 0)).toBeNull();
});

describe("special goals", () => {
  test("have what the server says, and count the End cards for Aldaris", () => {
    const { view } = positionCalled("four");
    const goals = goalsOf(view, PRINTED, view.seat);
    expect(goals).toHaveLength(4);
    expect(goals.find(({ faction }) => faction === "queen_of_blades")).toMatchObject({
      have: 3,
      need: 3,
      isMet: true,
    });
    expect(goals.find(({ faction }) => faction === "aldaris")).toMatchObject({
      have: 0,
      need: 2,
      isMet: false,
    });
  });

  test("are none where points do not win", () => {
    const { view } = positionCalled("elimination");
    expect(goalsOf(view, PRINTED, view.seat)).toEqual([]);
  });
});

test("stages are Roman, and Event cards are counted over all stages", () => {
  expect([1, 2, 3].map(roman)).toEqual(["I", "II", "III"]);
  const { view } = positionCalled("crowded");
  expect(eventsLeft(view)).toBe(view.events.deck.reduce((sum, n) => sum + n, 0));
});

test("a phase is as far as the server says", () => {
  const of = (name: string) => progressOf(positionCalled(name).view);
  expect(of("planning")).toEqual({ what: "cycle", n: 3, of: 4 });
  expect(of("four")).toEqual({ what: "order", n: 5, of: 18 });
  expect(of("regrouping")).toEqual({ what: "step", n: 8, of: 10 });
  const { view } = positionCalled("four");
  expect(progressOf({ ...view, phase: "setup" })).toBeNull();
});

test("a Leadership card that adds permanent resources adds their seats", () => {
  const { view } = positionCalled("four");
  if (!view.figures) throw new Error("the position has no figures");
  const standing = view.figures.standing.map((one) => ({ ...one, permanent: [5, 3] }));
  const { resources } = sheetOf({ ...view, figures: { ...view.figures, standing } }, PRINTED, 0);
  expect(resources.slice(0, 2).map(({ seats }) => seats)).toEqual([5, 3]);
});
