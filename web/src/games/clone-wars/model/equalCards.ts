/**
 * Cards that a player cannot tell apart: the same is printed on them, and they lie in the same place
 * in the same state. The server offers one option for all of them; on the table each can be clicked.
 */
import type { CardFacts } from "./cardFacts";
import type { CloneWarsView, InPlay } from "./view";

export type Equals = ReadonlyMap<number, readonly number[]>;

/** The state of a card in play, apart from which card it is. */
function stateOf(one: InPlay): string {
  return JSON.stringify({ ...one, card: 0 });
}

/** What tells a card from others of its name wherever it lies: an attack that it has joined or that
 *  is aimed at it, and that it is exiled when the turn ends. */
function marksOf({ groups, due }: CloneWarsView, card: number): string {
  const joined = groups.flatMap(({ target, cards }) => (cards.includes(card) ? [target] : []));
  const isApart =
    groups.some(({ target }) => target === card) || due.some((one) => one.card === card);
  return `${joined.join()} ${isApart ? card : ""}`;
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
    const key = `${place} ${cards[card]?.slug ?? card} ${marksOf(view, card)}`;
    const group = alike.get(key) ?? [];
    alike.set(key, group);
    group.push(card);
    found.set(card, group);
  }
  return found;
}

export interface Stack {
  /** Of all that lie here, what comes first: it stays when another card comes to lie on top. */
  first: number;
  /** The card on top: one that is free to act, before those that have joined an attack. */
  top: InPlay;
  cards: readonly number[];
}

/** Units or ships with those of one print and state piled up, whether they have joined an attack or
 *  not, so that nothing moves under the hand that sends one after another; the same print lies side
 *  by side, in the order of the first of each. */
export function stacksOf(inPlay: readonly InPlay[], cards: readonly CardFacts[]): Stack[] {
  const printOf = ({ card }: InPlay) => cards[card]?.slug ?? String(card);
  const prints = [...new Set(inPlay.map(printOf))];
  return prints.flatMap((print) => {
    const alike = new Map<string, InPlay[]>();
    for (const one of inPlay.filter((other) => printOf(other) === print)) {
      const key = stateOf({ ...one, committed: false });
      alike.set(key, [...(alike.get(key) ?? []), one]);
    }
    return [...alike.values()].map((pile) => {
      const [first] = pile as [InPlay, ...InPlay[]];
      const top = pile.find(({ committed }) => !committed) ?? first;
      return { first: first.card, top, cards: pile.map(({ card }) => card) };
    });
  });
}
