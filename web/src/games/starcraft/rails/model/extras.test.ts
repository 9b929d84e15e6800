import { expect, test } from "vitest";

import { PRINTED, positionCalled } from "../../dev/positions";
import type { StarCraftView } from "../../model/view";
import { extrasOf, extrasSaid } from "./extras";

const { view } = positionCalled("six");

/** The first player of a game with Brood War, with one special order in a pool of two. */
function expanded(): StarCraftView {
  const [first, ...others] = view.players;
  const [standing, ...standings] = view.figures?.standing ?? [];
  if (!first || !standing || !view.figures) throw new Error("there is nobody");
  const orders = { ...first.orders, pool: [0, 0, 0, 0, 1, 0, 0, 0], defended: 0 };
  const leaders = { unused: [], chosen: -1, waiting: [], in_force: [], gained: [] };
  return {
    ...view,
    players: [
      { ...first, tokens: [2, 1], orders, leaders: { ...leaders, reserve: [0, 0] } },
      ...others,
    ],
    figures: {
      ...view.figures,
      leading: [
        { seat: 0, card: 0, waits: false, until: "game", piece: "stands", area: 0 },
        { seat: 0, card: 1, waits: true, until: "execution", piece: "none", area: -1 },
        { seat: 1, card: 2, waits: false, until: "round", piece: "none", area: -1 },
      ],
      standing: [{ ...standing, special_pool: { spaces: 2, strategic: [] } }, ...standings],
    },
  };
}

test("a sheet of the base game has nothing of the expansion", () => {
  expect(extrasOf(view, PRINTED, 0)).toBe(null);
});

test("tokens, pool, Defend order and units on a card are told", () => {
  const extras = extrasOf(expanded(), PRINTED, 0);
  expect(extras?.pool).toEqual({ spaces: 2, orders: ["mobilize"] });
  expect(extras && extrasSaid(extras)).toEqual([
    "Resource tokens: 2 mineral, 1 gas.",
    "Special Order Pool: 2 spaces, with special Mobilize.",
    `Defends ${PRINTED.area[0]?.name ?? ""} this round`,
    `Leadership card : Rest of the game · in ${PRINTED.area[0]?.name ?? ""}.`,
    "Leadership card : In effect in the next Execution Phase.",
    expect.stringMatching(/^On a Leadership card: 2 /),
  ]);
});

test("one's own card that lies face down is told only to oneself", () => {
  const table = expanded();
  const [first, ...others] = table.players;
  if (!first?.leaders) throw new Error("there is nobody");
  const face = (chosen: number | null) => ({
    ...table,
    players: [{ ...first, leaders: { ...first.leaders, chosen } }, ...others],
  });
  const notes = (chosen: number | null) =>
    extrasOf(face(chosen) as StarCraftView, PRINTED, 0)?.leaders.map(({ note }) => note);
  expect(notes(3)).toHaveLength(3);
  expect(notes(3)).toContain("Face down: only you know it");
  expect(notes(null)).toHaveLength(2);
});

test("event cards picked for the game are named to their player, and counted for others", () => {
  const [first, ...others] = expanded().players;
  const said = (picked: number[] | null) => {
    const plans = { left: 2, picked, unplayed: [0, 1, 2] };
    const view = { ...expanded(), players: [{ ...first, plans }, ...others] } as StarCraftView;
    return extrasOf(view, PRINTED, 0)?.plans;
  };
  const name = (card: number) => PRINTED.event[card]?.name ?? "";
  expect(said([0, 1])).toBe(`Event cards to play: ${name(0)} and ${name(1)}`);
  expect(said(null)).toBe("2 Event cards to play");
  expect(extrasOf(expanded(), PRINTED, 0)?.plans).toBe("");
  const retreats = PRINTED.event.flatMap((one, card) => (one.name === "Retreat" ? [card] : []));
  expect(said([retreats[0] ?? -1, retreats.at(-1) ?? -1])).toMatch(/: Retreat I and Retreat II$/);
});

test("Leadership cards that were not chosen are open to all, by stage; not one's own choice", () => {
  const table = expanded();
  const [first, ...others] = table.players;
  if (!first?.leaders) throw new Error("there is nobody");
  const [card] = PRINTED.event;
  if (!card) throw new Error("there is no card");
  const leader = [1, 1, 2, 3].map((stage, at) => ({
    ...{ ...card, slug: `card_${at}`, name: `Card ${at}`, figures: { stage } },
  }));
  const printed = { ...PRINTED, leader };
  const unused = (chosen: number | null) => {
    const leaders = { ...first.leaders, unused: [0, 1, 2, 3], chosen };
    const players = [{ ...first, leaders }, ...others];
    return extrasOf({ ...table, players } as StarCraftView, printed, 0)?.unused.map(
      ({ stage, cards }) => [stage, ...cards.map(({ name }) => name)],
    );
  };
  expect(unused(null)).toEqual([
    ["I", "Card 0", "Card 1"],
    ["II", "Card 2"],
    ["III", "Card 3"],
  ]);
  expect(unused(2)).toEqual([
    ["I", "Card 0", "Card 1"],
    ["III", "Card 3"],
  ]);
});
