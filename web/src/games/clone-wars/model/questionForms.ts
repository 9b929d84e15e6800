/** How a decision is presented to the player: by the form of its options, not by its topic. */
import type { DecisionShown, OptionShown } from "../../../api/wire";
import { cardIn } from "./offers";
import type { CloneWarsView } from "./view";

/**
 * - table: everything that can be picked lies on the table and glows there
 * - strip: a few answers in words (choose one, use or not, take or decline, where it goes)
 * - tray: cards that lie in piles or are looked at, readable
 * - bases: bases to choose from, large
 * - divide: damage shared among ships
 */
export type Form = "table" | "strip" | "tray" | "bases" | "divide";

/** Verbs whose options differ in words rather than in the card they name. */
const IN_WORDS = new Set(["choose", "use", "reward", "to", "done"]);

/** The cards that are face up on the table, where they can be pointed at. */
export function cardsOnTable(view: CloneWarsView): Set<number> {
  const found = new Set(view.row);
  for (const [seat, side] of view.sides.entries()) {
    if (seat === view.seat) side.hand.known.forEach((card) => found.add(card));
    [...side.units, ...side.ships].forEach(({ card }) => found.add(card));
    if (side.base) found.add(side.base.card);
  }
  return found;
}

/** Options that name a card to be picked. */
export function candidates(decision: DecisionShown): OptionShown[] {
  return decision.options.filter(
    (option) => !IN_WORDS.has(option.verb) && cardIn(option, "what") !== undefined,
  );
}

export function formOf(decision: DecisionShown, view: CloneWarsView): Form {
  if (decision.prompt === "action") return "table";
  if (decision.options.some((option) => option.verb === "assign")) return "divide";
  if (decision.options.some((option) => option.verb === "base")) return "bases";
  const named = candidates(decision);
  if (named.length === 0) return "strip";
  const onTable = cardsOnTable(view);
  const isOpen = (option: OptionShown) => onTable.has(cardIn(option, "what") ?? -1);
  return named.every(isOpen) && !needsWords(named) ? "table" : "tray";
}

/** Whether one card is in several options, so that what to do with it must be chosen as well. */
function needsWords(options: OptionShown[]): boolean {
  const cards = options.map((option) => cardIn(option, "what"));
  return new Set(cards).size < cards.length;
}

/** The cards a tray shows: all that can be picked, except those in your own hand, which glow there. */
export function trayCards(decision: DecisionShown, view: CloneWarsView): number[] {
  const inHand = new Set(view.seat === null ? [] : view.sides[view.seat === 1 ? 1 : 0].hand.known);
  const named = candidates(decision).map((option) => cardIn(option, "what") ?? -1);
  return [...new Set(named)].filter((card) => !inHand.has(card));
}

/** The cards by the place they are in, if their options name it. */
export function byPlace(
  decision: DecisionShown,
  cards: readonly number[],
): [place: string, cards: number[]][] {
  const found = new Map<string, number[]>();
  for (const card of cards) {
    const option = candidates(decision).find((one) => cardIn(one, "what") === card);
    const zone = option?.refs.find((ref) => ref.role === "from" && ref.kind === "zone");
    const place = zone?.name ?? "";
    found.set(place, [...(found.get(place) ?? []), card]);
  }
  return [...found];
}
