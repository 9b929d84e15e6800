/** Which options belong to which card on the table, whether it is the card itself or an equal one. */
import type { OptionShown } from "../../../api/wire";
import type { Equals } from "./equalCards";

/** What a click on a card could mean: the role that the card has in an option. */
export interface Offer {
  option: OptionShown;
  role: string;
}

export class Offers {
  readonly #byCard = new Map<number, Offer[]>();
  /** Options that name no card: end of turn, done. */
  readonly others: OptionShown[] = [];

  constructor(
    readonly options: readonly OptionShown[],
    equals: Equals,
  ) {
    for (const option of options) {
      const named = option.refs.filter((ref) => ref.kind === "card");
      for (const { number, role } of named) {
        for (const card of equals.get(number) ?? [number]) this.#add(card, { option, role });
      }
      if (named.length === 0) this.others.push(option);
    }
  }

  #add(card: number, offer: Offer): void {
    this.#byCard.set(card, [...(this.#byCard.get(card) ?? []), offer]);
  }

  /** All options that a card takes part in. */
  of(card: number): Offer[] {
    return this.#byCard.get(card) ?? [];
  }

  /** What can be done with a card itself: play, buy, use, join an attack, choose it. */
  with(card: number): OptionShown[] {
    return this.#in(card, "what");
  }

  /** The options of a verb with a card. */
  verb(card: number, verb: string): OptionShown[] {
    return this.with(card).filter((option) => option.verb === verb);
  }

  /** Attacks that could be aimed at a card. */
  at(card: number): OptionShown[] {
    return this.#in(card, "to").filter((option) => option.verb === "commit");
  }

  /** The attack on a card that can be resolved now. */
  resolveAt(card: number): OptionShown | undefined {
    return this.#in(card, "to").find((option) => option.verb === "resolve");
  }

  #in(card: number, role: string): OptionShown[] {
    return this.of(card)
      .filter((offer) => offer.role === role)
      .map((offer) => offer.option);
  }
}

/** The first card that an option names in a role. */
export function cardIn(option: OptionShown, role: string): number | undefined {
  return option.refs.find((ref) => ref.kind === "card" && ref.role === role)?.number;
}
