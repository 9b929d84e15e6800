/** The cards of one's hand, equal ones together; while some are discarded, how many of each. */
import { faceOf, type CardFace } from "../cards/face";
import type { StarCraftPrinted, StarCraftView } from "../model/view";
import type { PartOffered } from "../state/several.svelte";

export interface HandCard {
  readonly card: number;
  readonly face: CardFace;
  readonly all: number;
  readonly picked: number;
  readonly canPick: boolean;
}

/** `offered`: the parts of a choice among them, if there is one. */
export function handCards(
  view: StarCraftView,
  printed: Pick<StarCraftPrinted, "card">,
  seat: number,
  offered: readonly PartOffered[] = [],
): HandCard[] {
  const known = view.players[seat]?.hand.known ?? [];
  return [...new Set(known)].flatMap((card) => {
    const thing = printed.card[card];
    const part = offered.find((one) => one.thing.kind === "card" && one.thing.number === card);
    if (!thing) return [];
    return {
      card,
      face: faceOf(thing),
      all: known.filter((one) => one === card).length,
      picked: part?.picked ?? 0,
      canPick: part?.canPick ?? false,
    };
  });
}
