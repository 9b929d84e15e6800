import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { battleCalled } from "../dev/battles";
import { PRINTED } from "../dev/positions";
import Board from "./Board.svelte";
import { fightOf } from "./model/fought";
import { BattleDraft } from "./model/lanes.svelte";

afterEach(cleanup);

function shown(name: string, isOpen = false) {
  const { view: seen, decision } = battleCalled(name);
  const battle = seen.battle && isOpen ? { ...seen.battle, face_up: [1, 1] as const } : seen.battle;
  const view = { ...seen, battle } as typeof seen;
  const fought = fightOf(view);
  if (!fought) throw new Error(`no battle in ${name}`);
  const names = ["Anna", "Ben", "Clara", "Duke"];
  const given = { view, printed: PRINTED, names, own: view.seat, decision, fought };
  return render(Board, { ...given, draft: new BattleDraft(), onsend: vi.fn() }).container;
}

test.each(["pairs", "extra-draw", "supports"])("the hand is seen at %s", (name) => {
  shown(name);
  const held = battleCalled(name).view.players[0]?.hand.known.length;
  expect(screen.getByRole("heading", { name: `Your hand: ${held} cards` })).toBeTruthy();
});

test("whether to draw is asked in the bar alone", () => {
  shown("extra-draw");
  expect(screen.queryByRole("button", { name: /^draw/i })).toBeNull();
});

test("a large hand stands in two rows", () => {
  expect(shown("cards").querySelector(".hand.many")).toBeNull();
  cleanup();
  expect(shown("four").querySelector(".hand.many")).not.toBeNull();
});

test("what a card says can be read while choosing", async () => {
  const container = shown("standard-card");
  const card = battleCalled("standard-card").view.players[0]?.hand.known.find(
    (one) => PRINTED.card[one]?.text,
  );
  const text = PRINTED.card[card ?? -1]?.text ?? "nothing";
  expect(screen.queryByText(text)).toBeNull();
  const tile = container.querySelector(`[data-card="${card}"] [role=group]`);
  await fireEvent.pointerEnter(tile as Element);
  expect(screen.getByText(text)).toBeTruthy();
});

test("who must lay cards openly is told, and why", () => {
  shown("cards", true);
  expect(screen.getByText("you place cards first, face up")).toBeTruthy();
  expect(screen.getByText(/used Advanced Reconnaissance: you place your cards first/)).toBeTruthy();
  cleanup();
  shown("cards");
  expect(screen.queryByText(/face up/)).toBeNull();
});
