/** What the server says about a card, wherever it is, and what follows from it. */
import type { Schemas } from "../../../api/wire";

export type CardFacts = Schemas["CloneWarsCardFacts"];
export type CardType = CardFacts["type"];
export type Figures = CardFacts["figures"];
export type Sources = CardFacts["sources"];
/** One thing that is gained, as a symbol: three resources, two cards exiled. */
export type Gain = Schemas["CloneWarsGain"];

/** The figures that a card gives or has while it is in play, in the order cards show them. */
export const SHOWN_FIGURES = ["attack", "resources", "force", "hit_points"] as const;
export type FigureName = (typeof SHOWN_FIGURES)[number];

/** Where facts of a card come from, in words: "From the rulebook", "cost, attack". */
export interface Source {
  heading: string;
  text: string;
}

/** Where a card is decides what it shows. */
export type CardPlace = "row" | "hand" | "play" | "pile";

export interface ShownFigure {
  name: FigureName;
  value: number;
}

/** The printed figures that are worth showing: those that are not zero. */
export function shownFigures(card: CardFacts): ShownFigure[] {
  return SHOWN_FIGURES.map((name) => ({ name, value: card.figures[name] ?? 0 })).filter(
    (figure) => figure.value > 0,
  );
}

/** Whether the name needs both lines, so that no line is left for the traits. */
export function needsTwoLines(card: CardFacts): boolean {
  return card.name.length + (card.unique ? 2 : 0) > 15;
}

/** The name if there is little room: a ship is named after its class. No other name is cut. */
export function shortName(name: string): string {
  return name.split("-class")[0] ?? name;
}

/** Whether using the card takes others from the hand. */
export function isFromHand(card: CardFacts | undefined): boolean {
  return card?.from_hand ?? false;
}

/** Whether anything on the card was reconstructed rather than read. */
export function isReconstructed(card: CardFacts): boolean {
  return (
    card.sources.provenance === "reconstructed" || (card.sources.reconstructed ?? []).length > 0
  );
}

/** Whether this figure, or the text ("ability"), was reconstructed. */
export function isReconstructedPart(
  card: CardFacts,
  part: FigureName | "cost" | "target_value" | "ability" | "reward",
): boolean {
  const { provenance, attested = [], reconstructed } = card.sources;
  if (attested.includes(part)) return false;
  if (reconstructed === undefined) return provenance === "reconstructed";
  const general = part === "ability" || part === "reward" ? [part] : [part, "figures"];
  return general.some((word) => reconstructed.includes(word));
}
