import { describe, expect, test } from "vitest";

import { line } from "../../../../api/fakeSocket";
import type { EventShown, ThingShown } from "../../../../api/wire";
import { PRINTED, positionCalled } from "../../dev/positions";
import { NO_MARKS } from "../../model/marks";
import { placesIn, withComets } from "./comets";
import { isRecap, recapFrom, recapOf } from "./recap";
import { Reader } from "./reader";
import { stepsOf } from "./regrouping";
import { cut, joined, regroupingIn, type Telling } from "./telling";

const { view } = positionCalled("six");
const reader = new Reader(0, ["You", "Ben", "Clara", "Duke", "Eve", "Finn"], PRINTED);
const unit = (slug: string) => PRINTED.unit.findIndex((one) => one.slug === slug);
const [MARINE, ZERGLING] = [unit("marine"), unit("zergling")];
const place = (area: number) => PRINTED.area[area]?.name ?? "";
const planet = (number: number) => PRINTED.planet[number]?.name ?? "";

function event(kind: string, seat: number, refs: string[] = [], number = 0): EventShown {
  const things = refs.map((ref): ThingShown => {
    const [of = "", at] = ref.split(" ");
    return { kind: of, number: Number(at) };
  });
  return { kind, seat, refs: things, number, public: [] };
}
const telling = (order: number | null, ...events: EventShown[]): Telling => ({
  ...{ order, events, before: view, after: view },
});
const texts = (...tellings: Telling[]) => recapOf(tellings, reader).map(({ text }) => text);
const reveal = (seat: number, order: number) =>
  event("reveal", seat, [`order ${order}`, "planet 1"]);

describe("events are cut", () => {
  test("where orders begin, by the numbers of the story", () => {
    const events = [event("move", 1), reveal(2, 0), event("pay", 2), event("obstructed", 3)];
    const lines = [{ order: 4 }, { order: 5 }, { order: 6 }];
    expect(cut(events, lines, 4).map(({ order, events: some }) => [order, some.length])).toEqual([
      [4, 1],
      [5, 2],
      [6, 1],
    ]);
  });

  test("where a phase ends them", () => {
    const events = [event("pay", 1), event("phase", -1, [], 3), event("conquest", 1)];
    expect(cut(events, [{ order: null }], 9).map(({ order }) => order)).toEqual([9, null]);
  });

  test("and joined again with what comes later of the same order", () => {
    const one = joined([telling(3, reveal(1, 0))], telling(3, event("pay", 1)));
    expect(one).toHaveLength(1);
    expect(one[0]?.events).toHaveLength(2);
    expect(joined(one, telling(4, reveal(2, 0)))).toHaveLength(2);
    expect(joined([telling(null)], telling(null))).toHaveLength(2);
  });
});

describe("the recap", () => {
  test("tells an order in one line", () => {
    const built = telling(
      1,
      reveal(1, 0),
      event("place", 1, [`unit ${MARINE}`, "area 4"]),
      event("place", 1, [`unit ${MARINE}`, "area 5"]),
      event("base", 1, ["area 4"]),
      event("transport", 1, ["route 2"]),
    );
    expect(texts(built)).toEqual([
      `Ben, Build on ${planet(1)}: 2 Marines, a base in ${place(4)}, and 1 transport.`,
    ]);
    expect(texts(telling(2, reveal(2, 2), event("draw-event", 2)))).toEqual([
      `Clara, Research on ${planet(1)}: an Event card instead.`,
    ]);
    expect(texts(telling(2, reveal(2, 4)))).toEqual([
      `Clara, special Mobilize on ${planet(1)}: no effect.`,
    ]);
    expect(texts(telling(3, event("obstructed", 4)))).toEqual([
      "Eve was obstructed and drew an Event card.",
    ]);
    expect(texts(telling(3, event("obstructed", 4), event("draw", 4)))).toEqual([
      "Eve was obstructed and drew Combat cards.",
    ]);
  });

  test("begins with what harmed the reader, then tells as it happened", () => {
    const after = { ...view, figures: { ...view.figures, fought: { holder: 2 } } } as typeof view;
    const attack: Telling = {
      ...telling(
        5,
        reveal(2, 1),
        event("move", 2, [`unit ${ZERGLING}`, "area 1", "area 4"]),
        event("battle", 2, ["area 4", "seat 0"]),
        event("destroy", 0, [`unit ${MARINE}`, "area 4"]),
        event("battle-over", 2),
      ),
      after,
    };
    const lines = recapOf([telling(4, reveal(1, 0)), attack], reader);
    expect(lines[0]).toMatchObject({ order: 5, weight: 2, isBattle: true, seat: 2 });
    expect(lines[0]?.text).toContain(`an attack on you in ${place(4)}, you lost 1 Marine`);
    expect(lines[0]?.text).toContain(`Clara holds ${place(4)}`);
    expect(lines[1]).toMatchObject({ order: 4, weight: 0 });
  });

  test("says whose order covers the reader's, and gathers the others", () => {
    const orders = [{ planet: 1, tokens: [{ seat: 0, order: null }], revealed: false }];
    const before = { ...view, orders };
    const over: Telling = { ...telling(null, event("order", 1, ["order -1", "planet 1"])), before };
    const aside = telling(null, event("order", 2, ["order -1", "planet 3"]));
    expect(texts(over, { ...aside, before })).toEqual([
      `Ben covered your order on ${planet(1)}.`,
      `Clara placed an order on ${planet(3)}.`,
    ]);
  });

  test("tells what the end of a round brought others, and took from the reader", () => {
    const lines = texts(
      telling(null, event("lose-resource", 0, ["area 4"]), event("conquest", 3, [], 2)),
    );
    expect(lines[0]).toBe(`You lost the Resource cards for ${place(4)}.`);
    expect(lines[1]).toMatch(/^Duke gained 2 conquest points/);
  });

  test("does not tell the reader's own orders", () => {
    expect(
      texts(telling(1, reveal(0, 0), event("place", 0, [`unit ${MARINE}`, "area 4"]))),
    ).toEqual([]);
  });

  test("is made of the story where what happened is not known", () => {
    const log = [
      line("Round 2.", -1, true),
      { ...line("Ben reveals.", 1), order: 3 },
      { ...line("Ben pays.", 1), order: 3 },
      line("Clara gains.", 2),
    ];
    expect(recapFrom(log).map(({ text, order }) => [text, order])).toEqual([
      ["Ben reveals. Ben pays.", 3],
      ["Clara gains.", null],
    ]);
    expect(isRecap(recapFrom(log))).toBe(true);
    expect(isRecap([{ text: 3 }])).toBe(false);
    expect(isRecap("…")).toBe(false);
  });
});

test("comets mark areas, routes and orders, but nothing that can be picked", () => {
  const refs = [
    { kind: "area", number: 4 },
    { kind: "area", number: 5 },
    { kind: "route", number: 1 },
    { kind: "planet", number: 2 },
    { kind: "unit", number: 3 },
  ];
  const changed = placesIn([{ ...line("…", 1), refs }]);
  const marks = withComets({ ...NO_MARKS, areas: new Map([[4, "target"]]) }, changed);
  expect([...marks.areas]).toEqual([
    [4, "target"],
    [5, "changed"],
  ]);
  expect(marks.lanes.get(1)).toBe("changed");
  expect(marks.orders.get(2)?.get(0)).toBe("changed");
  expect(withComets(NO_MARKS, [])).toBe(NO_MARKS);
});

describe("the ticker", () => {
  const round = [
    event("pay", 1),
    event("phase", -1, [], 3),
    event("transport-destroyed", 1, ["route 1"]),
    event("gain-resource", 2, ["area 4"]),
    event("gain-resource", 2, ["area 5"]),
    event("conquest", 3, [], 2),
    event("first-player", 1),
    event("round", -1, [], 4),
    event("order", 1),
  ];
  test("reads only the Regrouping Phase", () => {
    expect(regroupingIn(round, false).map(({ kind }) => kind)).toEqual([
      ...["transport-destroyed", "gain-resource", "gain-resource", "conquest", "first-player"],
    ]);
    expect(regroupingIn([event("pay", 1)], false)).toEqual([]);
    expect(regroupingIn([event("discard", 1)], true)).toHaveLength(1);
  });

  test("has a line for each step that changed something", () => {
    const steps = stepsOf(regroupingIn(round, false), view, reader);
    expect(steps.map(({ step }) => step)).toEqual([1, 3, 5, 6, 10]);
    expect(steps.map(({ text }) => text).slice(0, 3)).toEqual([
      "1 stranded transport lost",
      "2 Resource cards gained",
      "Duke +2",
    ]);
    expect(steps.at(-1)?.text).toBe("Ben goes first");
    const [mine] = stepsOf([event("first-player", 0)], view, reader);
    expect(mine?.text).toBe("You go first");
  });

  test("goes by the steps of the game: with Leadership cards there are twelve", () => {
    const { figures } = view;
    const steps = ["destroy", "lose", "gain", "retrieve", "leadership", "points", "normal_victory"];
    const expanded = figures && {
      ...view,
      figures: { ...figures, turn: { ...figures.turn, steps } },
    };
    const happened = [
      event("base-destroyed", 1, ["area 3"]),
      event("installation-destroyed", 1, ["installation 0", "area 4"]),
      event("leader", 2, ["leader 4"]),
      event("conquest", 3, [], 2),
    ];
    const told = stepsOf(happened, expanded ?? view, reader);
    expect(told.map(({ step }) => step)).toEqual([1, 5, 6, 7]);
    expect(told[0]?.text).toBe("1 base lost and 1 installation lost");
    expect(told[1]?.text).toBe("1 Leadership card revealed");
  });
});
