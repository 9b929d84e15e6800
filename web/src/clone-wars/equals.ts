/**
 * Cards that a player cannot tell apart: the same is printed on them, and they lie in the same place
 * in the same state. The server offers one option for all of them; on the table each can be clicked.
 */
import type { CardFacts } from "../art/cards/facts";
import type { CloneWarsView, InPlay } from "./model";

export type Equals = ReadonlyMap<number, readonly number[]>;

/** The state of a card in play, apart from which card it is. */
function stateOf(one: InPlay): string {
  return JSON.stringify({ ...one, card: 0 });
}

/** Places on the table, each with a word for what tells its cards apart besides their print. */
function* places(view: CloneWarsView): Generator<[string, number]> {
  for (const card of view.row) yield ["row", card];
  for (const card of view.galaxy_discard) yield ["galaxy discard", card];
  for (const [seat, side] of view.sides.entries()) {
    for (const card of side.hand.known) yield [`hand ${seat}`, card];
    for (const card of side.discard) yield [`discard ${seat}`, card];
    for (const card of side.exile) yield [`exile ${seat}`, card];
    for (const one of side.units) yield [`units ${seat} ${stateOf(one)}`, one.card];
    for (const one of side.ships) yield [`ships ${seat} ${stateOf(one)}`, one.card];
  }
}

/** For every card that lies open, itself and its equals in the order in which they lie. */
export function equalsIn(view: CloneWarsView, cards: readonly CardFacts[]): Equals {
  const alike = new Map<string, number[]>();
  const found = new Map<number, readonly number[]>();
  for (const [place, card] of places(view)) {
    const key = `${place} ${cards[card]?.slug ?? card}`;
    const group = alike.get(key) ?? [];
    alike.set(key, group);
    group.push(card);
    found.set(card, group);
  }
  return found;
}

export interface Stack {
  /** The card on top: the first of the equals. */
  top: InPlay;
  cards: readonly number[];
}

/** Units or ships with equal ones piled up, in the order of the first of each. */
export function stacksOf(inPlay: readonly InPlay[], equals: Equals): Stack[] {
  return inPlay
    .map((top) => ({ top, cards: equals.get(top.card) ?? [top.card] }))
    .filter(({ top, cards }) => cards[0] === top.card);
}
