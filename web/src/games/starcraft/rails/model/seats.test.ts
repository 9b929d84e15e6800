import { describe, expect, test } from "vitest";

import { POSITIONS, PRINTED, positionCalled } from "../../dev/positions";
import type { StarCraftView } from "../../model/view";
import { ordersOf, seatsOf, signOf } from "./seats";

const of = (view: StarCraftView) => seatsOf(view, PRINTED, view.seat);

describe.each(POSITIONS)("the seats of the position $name", ({ view }) => {
  test("are all there, the reader's own first, then as they play", () => {
    const seats = of(view);
    expect(seats).toHaveLength(view.players.length);
    expect(seats[0]?.isOwn).toBe(true);
    seats.forEach(({ seat }, at) =>
      expect(seat).toBe(((view.seat ?? 0) + at) % view.players.length),
    );
  });

  test("have the figures of the view", () => {
    for (const seat of of(view)) {
      const player = view.players[seat.seat];
      expect([seat.points, seat.workers, seat.hand]).toEqual([
        player?.conquest,
        player?.pool,
        player?.hand.cards,
      ]);
    }
    const all = of(view).reduce((sum, { orders }) => sum + orders, 0);
    expect(all).toBe(view.orders.flatMap(({ tokens }) => tokens).length);
  });

  test("say of those who are asked what they do", () => {
    const acting = of(view).filter(({ isActing }) => isActing);
    expect(acting.map(({ seat }) => seat)).toEqual([view.asked?.seat]);
    expect(acting[0]?.doing).not.toBeNull();
  });
});

test("an order that is carried out is named with its planet", () => {
  const { view } = positionCalled("four");
  const [own] = of(view);
  expect(own?.doing).toEqual({ what: "executes", order: "mobilize", planet: "Halcyon" });
  expect(own?.doing && signOf(own.doing)).toBe("mobilize");
});

test("who places an order places the one after those on the board", () => {
  const { view } = positionCalled("planning");
  const [own] = of(view);
  expect(own?.doing).toEqual({ what: "places", n: ordersOf(view, view.seat ?? 0) + 1 });
});

test("both sides of a battle fight", () => {
  const { view } = positionCalled("crowded");
  const fighting = of(view).filter(({ doing }) => doing?.what === "fights");
  expect(fighting.map(({ seat }) => seat).toSorted()).toEqual(view.battle?.seats.toSorted());
});

test("only teams of more than one are teams", () => {
  expect(of(positionCalled("four").view).every(({ team }) => team === null)).toBe(true);
  const { view } = positionCalled("teams");
  for (const { seat, team } of of(view)) {
    const mates = view.figures?.standing.map(({ team: one }) => one) ?? [];
    const sum = view.players
      .filter((_, at) => mates[at] === mates[seat])
      .reduce((points, { conquest }) => points + conquest, 0);
    expect(team?.points).toBe(sum);
  }
});

test("who is out is out", () => {
  const { view } = positionCalled("elimination");
  const out = of(view).filter(({ isOut }) => isOut);
  expect(out.map(({ seat }) => seat)).toEqual([view.players.findIndex((one) => one.out > 0)]);
});
