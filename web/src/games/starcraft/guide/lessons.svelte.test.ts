import { describe, expect, test } from "vitest";

import { option } from "../../../api/fakeSocket";
import { dueNote } from "../../../shared/screen/lessons";
import { PRINTED, positionCalled } from "../dev/positions";
import { question } from "../dev/sampleTable";
import type { StarCraftOption, StarCraftView } from "../model/view";
import { LESSONS } from "./lessons";
import type { Moment } from "./tableFacts";

const FREE = { costs: [], price: null, payment: null };

/** An option with one way to go on. */
function way(text: string, refs: string[], then: string[] = [], more: string[] = []) {
  const leads =
    then.length > 0 ? [{ then, refs: option("", ...more).refs, ends: false, ...FREE }] : [];
  return { ...option(text, ...refs), remarks: { leads, ...FREE } } as StarCraftOption;
}

type Path = { kind: string; number: number; at?: number }[];

interface Some {
  view?: Partial<StarCraftView>;
  then?: string[];
  path?: Path;
}

/** A moment in which the first option is advised. */
function moment(prompt: string, options: StarCraftOption[], some: Some = {}): Moment {
  const view = { ...positionCalled("planning").view, round: 2, seat: 0, ...some.view };
  const counsel = options[0]?.text ?? null;
  const seen = {
    ...{ view, printed: PRINTED, decision: question(prompt, options), log: [], counsel },
    ...{ path: some.path ?? [], then: some.then ?? [] },
  };
  return { ...seen, advice: LESSONS.advise({}, seen), outcome: null };
}

const labelOf = (one: Moment) => (one.advice ? LESSONS.label(one.advice, one) : "");
const controlsOf = (one: Moment) => (one.advice ? LESSONS.controls(one.advice, one) : []);
const EVERYTHING_BUT = (...names: string[]) =>
  new Set(LESSONS.notes.map(({ name }) => name).filter((one) => !names.includes(one)));
const isDue = (name: string, one: Moment) =>
  dueNote(LESSONS.notes, one, EVERYTHING_BUT(name), null)?.name === name;

const PLACE = way("planet 4", ["what planet 4"], ["order build"], ["what order 0"]);
const place = (path: Path = [], view: Partial<StarCraftView> = {}) =>
  moment("order-where", [PLACE], { then: ["order build", "planet 5"], path, view });

describe("an order is advised step by step:", () => {
  test("the token", () => {
    expect(controlsOf(place())).toEqual(['[data-tile="order 0"]']);
    expect(labelOf(place())).toContain("Pick a Build order");
  });

  test("the planet", () => {
    const one = place([{ kind: "order", number: 0 }]);
    expect(controlsOf(one)[0]).toBe('[data-thing="planet 4"]');
  });

  test("the button", () => {
    const one = place([
      { kind: "planet", number: 4 },
      { kind: "order", number: 0 },
    ]);
    expect(controlsOf(one)).toEqual([".prompt .main button"]);
  });

  test("another token that was picked does not count", () => {
    expect(controlsOf(place([{ kind: "order", number: 1 }]))).toEqual(['[data-tile="order 0"]']);
  });
});

describe("moves are advised together:", () => {
  const marines = way("move marine 7", ["what unit 3", "from area 7"], ["area 9"], ["to area 9"]);
  const ghost = way("move ghost 8", ["what unit 4", "from area 8"], ["area 9"], ["to area 9"]);
  const then = ["area 9", "move marine 7", "area 9", "move ghost 8", "area 9", "done"];
  const move = (path: Path) => moment("move", [marines, ghost], { then, path });
  const MARINE = { kind: "unit", number: 3, at: 7 };
  const GHOST = { kind: "unit", number: 4, at: 8 };

  test("each unit as often as it goes", () => {
    expect(controlsOf(move([]))[0]).toContain("chip 7 3");
    expect(controlsOf(move([MARINE]))[0]).toContain("chip 7 3");
    expect(controlsOf(move([MARINE, MARINE]))[0]).toContain("chip 8 4");
  });

  test("then the area", () => {
    expect(controlsOf(move([MARINE, MARINE, GHOST]))).toContain('[data-thing="area 9"]');
  });
});

describe("a battle is advised lane by lane:", () => {
  const card = way("card terran_02", ["what card 2"]);
  const then = ["done", "card terran_05", "done"];
  const lay = (path: Path) =>
    moment("standard-card", [card], {
      then,
      path,
      view: { under_way: { "place-cards": { role: 0, skirmish: 0 } } },
    });

  test("a card for each skirmish", () => {
    expect(controlsOf(lay([]))[0]).toContain("card terran_02 @0");
    expect(controlsOf(lay([]))[1]).toContain("card terran_05 @1");
    expect(labelOf(lay([]))).toContain("skirmish 1");
    expect(labelOf(lay([{ kind: "laid", number: 0 }]))).toContain("skirmish 2");
  });

  test("then the button", () => {
    const laid = [0, 1].map((number) => ({ kind: "laid", number }));
    expect(labelOf(lay(laid))).toBe("Press Commit");
  });
});

test("an Event card instead is another button than the order, with another note", () => {
  const reveal = (then: string) =>
    moment("reveal", [way("reveal torus", ["what planet 4"], [then], [])], { then: [then] });
  expect(controlsOf(reveal("execute"))[0]).toContain('"reveal torus, execute"');
  expect(controlsOf(reveal("draw-event"))[0]).toContain('"reveal torus, draw-event"');
  expect(isDue("sc-reveal", reveal("execute"))).toBe(true);
  expect(isDue("sc-event", reveal("execute"))).toBe(false);
  expect(isDue("sc-event", reveal("draw-event"))).toBe(true);
});

test("that the order on top comes first is told when an enemy's order lies there", () => {
  const stack = (seat: number) => ({
    orders: [{ planet: 4, revealed: false, tokens: [{ seat, order: null }] }],
  });
  expect(isDue("sc-top", place([], stack(1)))).toBe(true);
  expect(isDue("sc-top", place([], stack(0)))).toBe(false);
  expect(isDue("sc-rival", place([], stack(1)))).toBe(true);
});

test("the board of a battle that is over is put away before anything else is told", () => {
  const card = way("event retreat_1", ["what event 0"]);
  const play = (path: Path) => moment("play-event", [card], { path });
  expect(isDue("sc-card", play([]))).toBe(true);
  const covered = play([{ kind: "fought", number: 0 }]);
  expect(isDue("sc-card", covered)).toBe(false);
  expect(labelOf(covered)).toBe("Press Back to the map");
  expect(controlsOf(covered)).toEqual([".aftermath .holder button"]);
});

test("while an area is chosen, all areas that glow are spoken of", () => {
  const unit = way("unit marine", ["what unit 0"], ["area 7"], ["what area 7"]);
  const build = (path: Path) => {
    const one = moment("build-forces", [unit], { path, then: ["area 7"] });
    return LESSONS.notes.find(({ name }) => name === "sc-build")?.at(one) ?? [];
  };
  expect(build([])[0]).toContain("data-tile");
  expect(build([{ kind: "unit", number: 0 }])[0]).toContain("data-planet");
});

test("paying and locks are explained after something was built", () => {
  const unit = way("unit marine", ["what unit 0"], ["area 7", "pay"], ["what area 7"]);
  const build = (built: number) =>
    moment("build-forces", [unit], { view: { under_way: { build: { built } } } });
  expect(isDue("sc-build", build(0))).toBe(true);
  expect(isDue("sc-pay", build(0))).toBe(false);
  expect(isDue("sc-pay", build(1))).toBe(true);
});

test("the guide ends in the next round, with the last note", () => {
  expect(isDue("sc-round", place([], { round: 2 }))).toBe(false);
  expect(isDue("sc-round", place([], { round: 3 }))).toBe(true);
  expect(LESSONS.notes.at(-1)?.name).toBe("sc-tools");
});

test("points are learned by doing them", () => {
  const before = place([], { orders: [] });
  const tokens = [{ seat: 0, order: "build" }];
  const now = place([], { orders: [{ planet: 4, revealed: false, tokens }] });
  expect(LESSONS.wasDone("sc-place", before, now)).toBe(true);
  expect(LESSONS.wasDone("sc-place", now, now)).toBe(false);
  expect(LESSONS.wasDone("sc-round", before, place([], { round: 3 }))).toBe(true);
  expect(LESSONS.doable).toContain("sc-battle");
});

test("they are learned by hints too, which go one step at a time", () => {
  const none = { areas: [], invaders: [], under_way: {} };
  const [area] = positionCalled("planning").view.areas;
  const stands = [{ ...area, owner: 0, units: [0] }] as StarCraftView["areas"];
  const before = moment("pay", [], { view: { ...none, under_way: { build: { built: 0 } } } });
  const built = moment("build-forces", [], { view: { ...none, areas: stands } });
  expect(LESSONS.wasDone("sc-build", before, built)).toBe(true);
  expect(LESSONS.wasDone("sc-build", moment("pay", [], { view: none }), built)).toBe(false);
  const where = moment("move-to", [], { view: none });
  const attack = moment("move", [], { view: { ...none, invaders: [0] } });
  expect(LESSONS.wasDone("sc-attack", where, attack)).toBe(true);
  expect(LESSONS.wasDone("sc-attack", moment("lift-off", [], { view: none }), attack)).toBe(false);
});

test("without a hint nothing is advised, with an unknown one anything possible", () => {
  const seen = place();
  expect(LESSONS.advise({}, { ...seen, counsel: null })).toBeNull();
  expect(LESSONS.advise({}, { ...seen, counsel: "nothing like it" })?.text).toBe("planet 4");
});
