import { describe, expect, test } from "vitest";

import type { EventShown, ThingShown } from "../../../api/wire";
import { Director } from "../../../motion/director";
import { Playback } from "../../../motion/playback";
import { Places } from "../../../motion/places";
import { PRINTED, positionCalled } from "../dev/positions";
import { lengthOf, MS, type Beat } from "./beats";
import { BY_ORDERS } from "./limits";
import { beatsOf, Turn, type Part } from "./turns";

const { view } = positionCalled("six");
const NAMES = ["Anna", "Ben", "Clara", "Duke", "Eve", "Finn"];
const scenery = { before: view, after: view, printed: PRINTED, names: NAMES };
const [from, to] = (() => {
  const [[one, other] = [-1, -1]] = view.galaxy.routes;
  const on = (planet: number) =>
    PRINTED.area.findIndex(({ slug }) => slug.startsWith(`${PRINTED.planet[planet]?.slug}.`));
  return [on(one), on(other)];
})();

function event(kind: string, seat: number, refs: string[] = [], number = 0): EventShown {
  const things = refs.map((ref): ThingShown => {
    const [of = "", at] = ref.split(" ");
    return { kind: of, number: Number(at) };
  });
  return { kind, seat, refs: things, number, public: [] };
}
const reveal = event("reveal", 1, ["order 1", "planet 2"]);
const move = event("move", 1, ["unit 0", `area ${from}`, `area ${to}`]);
const part = (...events: EventShown[]): Part => ({ events, scenery });
const kinds = (beats: readonly Beat[]) => beats.map(({ kind }) => kind);

describe("the beats of an order", () => {
  test("the order is turned over and held, then its units move together along their route", () => {
    const beats = beatsOf([part(reveal), part(move), part(move)]);
    expect(kinds(beats)).toEqual(["flip", "march", "march"]);
    const [flip, first, second] = beats;
    expect(flip).toMatchObject({ label: "Ben: Mobilize", order: "mobilize", isSpecial: false });
    expect(flip?.ms).toBe(MS.flip + MS.held);
    expect(first?.at).toBe(flip?.ms);
    expect(first).toMatchObject({ from, to, route: 0 });
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(MS.march / 2);
  });

  test("units of one planet take no route, and of two routes the one with their transport", () => {
    const routes = [...view.galaxy.routes, view.galaxy.routes[0] ?? ([-1, -1] as const)];
    const players = view.players.map((player, seat) => ({
      ...player,
      transports: seat === 1 ? [routes.length - 1] : [],
    }));
    const two = {
      ...view,
      players,
      galaxy: { ...view.galaxy, routes: routes.map(([a, b]) => [a, b] as [number, number]) },
    };
    const moved = beatsOf([{ events: [move], scenery: { ...scenery, before: two } }]);
    expect(moved[0]).toMatchObject({ route: routes.length - 1 });
    const home = event("move", 1, ["unit 0", `area ${from}`, `area ${from}`]);
    expect(beatsOf([part(home)])[0]).toMatchObject({ route: null });
  });

  test("purchases appear together, losses follow, cards and workers are counted at the seat", () => {
    const beats = beatsOf([
      part(
        event("place", 2, ["unit 1", `area ${to}`]),
        event("place", 2, ["unit 1", `area ${to}`]),
      ),
      part(event("new-worker", 2), event("draw", 2, ["card -1", "card -1"])),
      part(event("destroy", 0, ["unit 0", `area ${to}`])),
    ]);
    expect(kinds(beats)).toEqual(["appear", "appear", "gain", "gain", "fall"]);
    expect(beats.filter(({ kind }) => kind === "gain")).toMatchObject([
      { sign: "worker", n: 1, zone: "seat:2" },
      { sign: "cards", n: 2, zone: "seat:2" },
    ]);
  });

  test("who retreats comes from the area of the battle", () => {
    const fought = event("battle", 1, [`area ${from}`, "seat 2"]);
    const [, back] = beatsOf([part(fought, event("retreat", 1, ["unit 0", `area ${to}`]))]);
    expect(back).toMatchObject({ kind: "march", from, to });
  });

  test("points walk, and stranded transports say why", () => {
    const after = { ...view, phase: "planning" };
    const round = { ...scenery, after };
    const beats = beatsOf([
      { events: [event("transport-destroyed", 0, ["route 3"])], scenery: round },
      { events: [event("conquest", 4, [], 2)], scenery: round },
    ]);
    expect(beats[0]).toMatchObject({
      kind: "fall",
      zone: "route:3",
      label: "No base at either end",
    });
    expect(beats[1]).toMatchObject({ kind: "walk", seat: 4, n: 2 });
  });

  test("an order of somebody eliminated turns over and is gone", () => {
    const gone = event("order-discarded", 3, ["order 5", "planet 2"]);
    expect(beatsOf([part(gone)])[0]).toMatchObject({ isGone: true, isSpecial: true });
  });
});

describe("turns", () => {
  const shown: Beat[][] = [];
  const project = (beats: readonly Beat[]): Playback => {
    shown.push([...beats]);
    const ground = { stage: {} as HTMLElement, before: new Places(), after: new Places() };
    return new (class extends Playback {
      override play() {
        return new Promise<void>(() => undefined);
      }
    })(ground);
  };
  const turn = (order: number | null, ...events: EventShown[]) =>
    new Turn(order, part(...events), false, project);

  test("what waits of the same order is told as one, of another it is not", () => {
    const waiting = turn(7, reveal);
    expect(waiting.join(turn(7, move))).toBe(true);
    expect(waiting.events).toBe(2);
    expect(waiting.ms).toBe(MS.flip + MS.held + MS.march);
    expect(waiting.join(turn(8, move))).toBe(false);
    expect(turn(null, reveal).join(turn(null, move))).toBe(false);
  });

  test("one's own move is over soon", () => {
    const own = new Turn(7, part(reveal, move), true, project);
    expect(own.ms).toBeLessThanOrEqual(500);
  });

  test("each order takes 4 s at most, 2.5 from the third waiting; from the sixth none is shown", () => {
    expect(BY_ORDERS.timeFor(9999, 1)).toBe(4000);
    expect(BY_ORDERS.timeFor(0, 3)).toBe(2500);
    const director = new Director(
      () => 1,
      () => 0,
      BY_ORDERS,
    );
    director.add(turn(1, reveal));
    for (let order = 2; order <= 6; order += 1) director.add(turn(order, reveal));
    expect(director.isIdle).toBe(false);
    director.add(turn(7, reveal));
    expect(director.isIdle).toBe(true);
  });

  test("what is long is played faster, not cut", () => {
    const rates: number[] = [];
    const moves = Array.from({ length: 24 }, () => move);
    const long = Array.from({ length: 9 }, (_, at) =>
      event(at % 2 ? "base" : "destroy", 1, ["unit 0", `area ${to}`]),
    );
    const late = new Turn(1, part(reveal, ...moves, ...long), false, (beats) => {
      const made = project(beats);
      made.play = (rate) => {
        rates.push(rate);
        return new Promise(() => undefined);
      };
      return made;
    });
    expect(late.ms).toBeGreaterThan(4000);
    new Director(
      () => 1,
      () => 0,
      BY_ORDERS,
    ).add(late);
    expect(rates[0]).toBeCloseTo(late.ms / 4000);
    expect(lengthOf(shown.at(-1) ?? [])).toBe(late.ms);
  });
});
