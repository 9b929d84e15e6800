/** The piles of the table: how many cards, and which of them everybody may know. */
import type { CloneWarsView } from "../model/view";
import type { OpenPile, PileName } from "./boardState.svelte";

export interface Heap {
  count: number;
  /** Face-up cards, newest first; for a face-down pile those that must be in it, in no particular
   *  order. */
  cards: readonly number[];
  ordered: boolean;
}

export const PILES: readonly PileName[] = ["discard", "exile", "deck", "victory", "bases"];

export function heapOf(view: CloneWarsView, open: OpenPile): Heap {
  if (open.seat === null) return galaxyHeap(view, open.pile);
  const side = view.sides[open.seat];
  const newest = (cards: readonly number[]) => [...cards].reverse();
  switch (open.pile) {
    case "deck":
      return { count: side.deck.cards, cards: side.unseen, ordered: false };
    case "hand":
      return { count: side.hand.cards, cards: side.hand.known, ordered: false };
    case "bases":
      return { count: side.bases.cards, cards: side.bases.known, ordered: false };
    case "exile":
      return { count: side.exile.length, cards: side.exile, ordered: false };
    default:
      return { count: side[open.pile].length, cards: newest(side[open.pile]), ordered: true };
  }
}

function galaxyHeap(view: CloneWarsView, pile: "discard" | "deck"): Heap {
  if (pile === "discard") {
    const cards = [...view.galaxy_discard].reverse();
    return { count: cards.length, cards, ordered: true };
  }
  const cards = view.galaxy.known.map(({ card }) => card);
  return { count: view.galaxy.cards, cards, ordered: true };
}

/** The cards of a pile; if their order means nothing, equal ones are shown once. */
export function counted(
  heap: Heap,
  slugOf: (card: number) => string,
): { card: number; count: number }[] {
  const found = new Map<string, { card: number; count: number }>();
  for (const card of heap.cards) {
    const key = heap.ordered ? String(card) : slugOf(card);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { card, count: 1 });
  }
  return [...found.values()];
}
