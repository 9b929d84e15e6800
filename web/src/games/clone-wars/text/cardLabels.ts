/** Cards in words: for screen readers, for the line under a name, for pills and tabs. */
import { say } from "../../../words/words";
import type { CardState } from "../art/cards/cardStates";
import { shownFigures, type CardFacts, type FigureName } from "../model/cardFacts";
import type { Offers } from "../model/offers";

/** "Trooper · Officer", and at reading size with the side before it. */
export function kindOf(card: CardFacts, withSide = false): string {
  const traits = card.traits.map((trait) => say("cw-trait", { trait }));
  const side = withSide ? [say("cw-side", { side: card.faction })] : [];
  return [...side, ...traits].join(" · ");
}

function figuresOf(card: CardFacts, bonus: Partial<Record<FigureName, number>>): string[] {
  return shownFigures(card).map(({ name, value }) =>
    say("cw-figure", { figure: name, n: value + (bonus[name] ?? 0) }),
  );
}

export interface Spoken {
  card: CardFacts;
  /** Where it is: "in your hand". */
  where: string;
  bonus?: Partial<Record<FigureName, number>>;
  /** Anything else that is shown: hit points left, how many. */
  more?: string[];
  verbs?: string[];
  state?: CardState;
}

/** "Captain Rex, attack 3, in your hand, available: play". */
export function spoken({ card, where, bonus = {}, more = [], verbs = [], state }: Spoken): string {
  const says = [card.name, ...figuresOf(card, bonus), ...more, where];
  if (state?.changed) says.push(say("cw-changed"));
  if (state?.picked) says.push(say("cw-picked"));
  else if (verbs.length > 0) says.push(say("cw-available", { verbs: verbs.join(", ") }));
  return says.filter(Boolean).join(", ");
}

/** What can be done with a card now, each verb once. */
export function verbsOf(offers: Offers, card: number): string[] {
  const verbs = offers.with(card).map((option) => option.verb);
  if (offers.at(card).length > 0) verbs.push("aim");
  return [...new Set(verbs)].map((verb) => say("cw-verb", { verb }));
}
