/** Gestures of several picks: what is sent when everything is played. */
import type { CardFacts } from "./cardFacts";
import type { Offers } from "./offers";
import type { Side } from "./view";

/** Every card of the hand that can be played: those without a text first, then those whose text
 *  asks nothing; where one asks, the others wait for the answer, and what turns something up ends
 *  the gesture. */
export function playAll(offers: Offers, side: Side, cards: readonly CardFacts[]): string[] {
  const playable = side.hand.known.flatMap((card) => {
    const [option] = offers.verb(card, "play");
    return option ? [{ option, rank: rankOf(cards[card], option.reveals) }] : [];
  });
  return playable.sort((a, b) => a.rank - b.rank).map(({ option }) => option.text);
}

function rankOf(card: CardFacts | undefined, reveals: boolean): number {
  if (reveals) return 3;
  if (card?.choice.length) return 2;
  return card?.text.length ? 1 : 0;
}
