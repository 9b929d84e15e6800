/**
 * Which options belong to which card on the table. The server offers one option for equal cards in
 * one place; on the table each of them can be clicked.
 */
import type { components } from "../api/schema";
import type { CardFacts } from "../art/cards/facts";
import type { CloneWarsView, InPlay } from "./model";

export type Option = components["schemas"]["OptionShown"];

/** What a click on a card could mean: the role that the card has in an option. */
export interface Offer {
  option: Option;
  role: string;
}

/** Places on the table whose cards are equal if the same is printed on them. */
function placesOf(view: CloneWarsView): number[][] {
  const places = [view.row];
  for (const side of view.sides) {
    places.push(side.hand.known, side.discard, side.exile, side.bases.known);
    places.push(...byState(side.units), ...byState(side.ships));
  }
  return places;
}

/** Cards in play are equal only in the same state. */
function byState(cards: InPlay[]): number[][] {
  const states = new Map<string, number[]>();
  for (const { card, ...state } of cards) {
    const key = JSON.stringify(state);
    states.set(key, [...(states.get(key) ?? []), card]);
  }
  return [...states.values()];
}

export class Offers {
  readonly #byCard = new Map<number, Offer[]>();
  /** Options that name no card: end of turn, done. */
  readonly others: Option[] = [];

  constructor(options: readonly Option[], view: CloneWarsView, cards: readonly CardFacts[]) {
    for (const option of options) {
      const named = option.refs.filter((ref) => ref.kind === "card");
      for (const ref of named) this.#add(ref.number, { option, role: ref.role });
      if (named.length === 0) this.others.push(option);
    }
    for (const place of placesOf(view)) this.#shareAmongEquals(place, cards);
  }

  #add(card: number, offer: Offer): void {
    this.#byCard.set(card, [...(this.#byCard.get(card) ?? []), offer]);
  }

  #shareAmongEquals(place: number[], cards: readonly CardFacts[]): void {
    const slugOf = (card: number) => cards[card]?.slug;
    const offered = place.filter((card) => this.#byCard.has(card));
    for (const card of place) {
      const equal = offered.find((one) => slugOf(one) === slugOf(card));
      if (equal !== undefined && !this.#byCard.has(card)) {
        this.#byCard.set(card, this.of(equal));
      }
    }
  }

  /** All that a card takes part in. */
  of(card: number): Offer[] {
    return this.#byCard.get(card) ?? [];
  }

  /** What can be done with a card itself: play, buy, use, join an attack, choose it. */
  with(card: number): Option[] {
    return this.of(card)
      .filter((offer) => offer.role === "what")
      .map((offer) => offer.option);
  }

  /** The options of a verb with a card. */
  verb(card: number, verb: string): Option[] {
    return this.with(card).filter((option) => option.verb === verb);
  }

  /** Attacks that could be aimed at a card. */
  at(card: number): Option[] {
    return this.of(card)
      .filter((offer) => offer.role === "to")
      .map((offer) => offer.option);
  }
}

/** The cards of the table that each option names, by role. */
export function cardsIn(option: Option, role: string): number[] {
  return option.refs
    .filter((ref) => ref.kind === "card" && ref.role === role)
    .map((ref) => ref.number);
}
