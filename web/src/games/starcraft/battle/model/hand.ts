/** The hand of a player who lays cards: each card with a cell for every skirmish. */
import type { Decision, LaneOffers, Offer, View } from "./fought";
import { offersOf } from "./fought";
import type { BattleDraft } from "./lanes.svelte";

/** A card at one skirmish. */
export interface Cell {
  readonly lane: number;
  /** Null: it cannot be laid there. */
  readonly offer: Offer | null;
  /** The card lies here in the draft. */
  readonly isLaid: boolean;
}

export interface HeldCard {
  /** Tells it from other cards in hand, equal ones too. */
  readonly name: string;
  /** Null: the deck. */
  readonly card: number | null;
  readonly pick: string;
  readonly slot: Offer["slot"];
  /** How many equal cards there are. */
  readonly copies: number;
  readonly cells: readonly Cell[];
}

/** Of the deck there are as many cards as anybody needs. */
const PLENTY = 99;

/** The cards in hand, each as often as it is there; those that match a unit in front come first. */
export function handOf(
  view: View,
  own: number,
  decision: Decision | null,
  draft: BattleDraft,
): HeldCard[] {
  const lanes = offersOf(decision);
  const cards = view.players[own]?.hand.known ?? [];
  const seen = new Map<number, number>();
  const held = cards.flatMap((card): HeldCard[] => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    const offer = lanes.flatMap(({ offers }) => offers).find((one) => one.card === card);
    const copies = cards.filter((one) => one === card).length;
    const { pick, slot } = offer ?? { pick: "", slot: "standard" as const };
    const at = pick ? draft.laid(pick)[nth] : undefined;
    return [
      { name: `card ${card} ${nth}`, card, pick, slot, copies, cells: cellsOf(lanes, pick, at) },
    ];
  });
  const fit = ({ cells }: HeldCard) => cells.filter(({ offer }) => offer?.size === "large").length;
  return held.toSorted((one, other) => fit(other) - fit(one));
}

/** What can be laid instead of a card from the hand: the deck's top card, unseen or looked at. */
export function insteadOf(decision: Decision | null, draft: BattleDraft): HeldCard[] {
  const lanes = offersOf(decision);
  const picks = lanes.flatMap(({ offers }) =>
    offers.filter(({ slot, card }) => slot === "standard" && card === null).map(({ pick }) => pick),
  );
  return [...new Set(picks)].map((pick) => ({
    name: pick,
    card: null,
    pick,
    slot: "standard",
    copies: PLENTY,
    cells: lanes.map((lane) => ({
      lane: lane.skirmish,
      offer: lane.offers.find((one) => one.pick === pick) ?? null,
      isLaid: draft.laid(pick).includes(lane.skirmish),
    })),
  }));
}

const cellsOf = (lanes: readonly LaneOffers[], pick: string, laidAt: number | undefined): Cell[] =>
  lanes.map((lane) => ({
    lane: lane.skirmish,
    offer: lane.offers.find((one) => one.card !== null && one.pick === pick) ?? null,
    isLaid: lane.skirmish === laidAt,
  }));
