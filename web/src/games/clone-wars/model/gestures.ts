/** Gestures of several picks: what is sent when everything is played, or aimed at a target. */
import { isFromHand, type CardFacts } from "./cardFacts";
import type { Offers } from "./offers";
import type { Side } from "./view";

export interface PlayAll {
  picks: string[];
  /** The one card that is played, if it is one. */
  only?: number;
  /** A card in play whose ability takes cards from the hand, and would find none. */
  spoils?: number;
}

/** Every card in hand that can be played: those without a text first, then those whose text asks
 *  nothing; if one asks, the others wait for the answer, and a card that reveals something ends the
 *  gesture. A card whose ability takes others from the hand is played before them, alone. */
export function playAll(offers: Offers, side: Side, cards: readonly CardFacts[]): PlayAll {
  const playable = side.hand.known.flatMap((card) => {
    const [option] = offers.verb(card, "play");
    return option ? [{ card, option, rank: rankOf(cards[card], option.reveals) }] : [];
  });
  playable.sort((a, b) => a.rank - b.rank);
  const first = playable.find(({ card }) => isFromHand(cards[card]));
  if (first && playable.length > 1) return { picks: [first.option.text], only: first.card };
  const picks = playable.map(({ option }) => option.text);
  const [only, ...more] = playable;
  const spoils = side.units.find(
    ({ card, used }) =>
      isFromHand(cards[card]) && used.length === 0 && offers.verb(card, "use").length > 0,
  );
  return {
    picks,
    ...(only && more.length === 0 ? { only: only.card } : {}),
    ...(spoils && picks.length === side.hand.cards ? { spoils: spoils.card } : {}),
  };
}

function rankOf(card: CardFacts | undefined, reveals: boolean): number {
  if (reveals) return 3;
  if (card?.choice.length) return 2;
  return card?.text.length ? 1 : 0;
}

/** These cards join the attack on a row card. */
export function allAtTarget(offers: Offers, cards: readonly number[], target: number): string[] {
  const texts = cards.flatMap((card) => {
    const option = offers.verb(card, "commit").find((one) => isAimedAt(one.refs, target));
    return option ? [option.text] : [];
  });
  return unnumbered(texts);
}

function isAimedAt(refs: { role: string; kind: string; number: number }[], card: number): boolean {
  return refs.some((ref) => ref.role === "to" && ref.kind === "card" && ref.number === card);
}

/** Copies in different states are distinguished by a number ("commit clone_medic#2 base") while
 *  there are several; by the time the last one's turn comes, it has no number. */
function unnumbered(texts: string[]): string[] {
  const plain = texts.map((text) => text.replace(/#\d+/, ""));
  return texts.map((text, at) => {
    const numbered = text !== plain[at];
    const isLast = plain.lastIndexOf(plain[at] ?? "") === at;
    return numbered && isLast ? (plain[at] ?? text) : text;
  });
}
