/** Gestures of several picks: what is sent when everything is played, or sent against the base. */
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
  if (card?.choice?.length) return 2;
  return card?.text.length ? 1 : 0;
}

/** Every card that would add to the attack on the enemy base. */
export function allToBase(offers: Offers, side: Side, enemy: Side): string[] {
  const base = enemy.base?.card;
  if (base === undefined) return [];
  const texts = [...side.units, ...side.ships].flatMap(({ card, attack }) => {
    const option = offers.verb(card, "commit").find((one) => isAimedAt(one.refs, base));
    return option && attack > 0 ? [option.text] : [];
  });
  return unnumbered(texts);
}

function isAimedAt(refs: { role: string; kind: string; number: number }[], card: number): boolean {
  return refs.some((ref) => ref.role === "to" && ref.kind === "card" && ref.number === card);
}

/** Copies in different states are told apart by a number ("commit clone_medic#2 base") while there
 *  are several: the last of them has none any more when its turn comes. */
function unnumbered(texts: string[]): string[] {
  const plain = texts.map((text) => text.replace(/#\d+/, ""));
  return texts.map((text, at) => {
    const numbered = text !== plain[at];
    const isLast = plain.lastIndexOf(plain[at] ?? "") === at;
    return numbered && isLast ? (plain[at] ?? text) : text;
  });
}
