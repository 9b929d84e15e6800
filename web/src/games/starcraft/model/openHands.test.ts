import { expect, test } from "vitest";

import { positionCalled } from "../dev/positions";
import { battleCalled } from "../dev/battles";
import { openHands } from "./openHands";
import type { StarCraftView } from "./view";

const { view } = positionCalled("planning");

/** The table as a seat sees it: its own hand and orders are known. */
function seenBy(seat: number): StarCraftView {
  const players = view.players.map((player, at) => ({
    ...player,
    hand: { cards: 2, known: at === seat ? [at, at + 10] : [] },
  }));
  const tokens = [0, 1].map((owner) => ({ seat: owner, order: owner === seat ? "build" : null }));
  const orders = [{ planet: 0, revealed: false, tokens }];
  return { ...view, seat, players, orders };
}

test("hands and orders are as their owners know them", () => {
  const open = openHands(view.players.map((_, seat) => seenBy(seat))) as StarCraftView;
  expect(open.players.map(({ hand }) => hand.known)).toEqual(
    view.players.map((_, seat) => [seat, seat + 10]),
  );
  expect(open.orders[0]?.tokens.map(({ order }) => order)).toEqual(["build", "build"]);
  expect(open.seat).toBeNull();
});

test("a battle shows the cards of both sides, and what they come to", () => {
  const { view: fight } = battleCalled("over");
  const { fought } = fight.figures ?? {};
  const [lane] = fought?.lanes ?? [];
  if (!fought || !lane) throw new Error("nothing was fought");
  const own = { card: 3, face_up: false, from_deck: false, looked: false };
  const seenAs = (role: 0 | 1): StarCraftView => {
    const of = <Kind>(known: Kind, hidden: Kind): [Kind, Kind] =>
      role === 0 ? [known, hidden] : [hidden, known];
    const line = { role, attack: 4, health: 5, source: "card" as const, thing: 3, rule: "" };
    const seen = {
      ...lane,
      cards: of([own], [{ ...own, card: null }]),
      lines: [line],
      attack: of(4, 0),
      health: of(5, 0),
    };
    return {
      ...fight,
      figures: fight.figures && { ...fight.figures, fought: { ...fought, lanes: [seen] } },
    } as StarCraftView;
  };
  const views = fight.players.map((_, seat) => seenAs(seat === fought.seats[0] ? 0 : 1));
  const [both] = (openHands(views) as StarCraftView).figures?.fought?.lanes ?? [];
  expect(both?.cards.map((cards) => cards[0]?.card)).toEqual([3, 3]);
  expect(both?.lines.map(({ role }) => role)).toEqual([0, 1]);
  expect(both?.attack).toEqual([4, 4]);
  expect(both?.health).toEqual([5, 5]);
});

test("without a table there is nothing to open", () => {
  expect(openHands([])).toEqual({});
});
