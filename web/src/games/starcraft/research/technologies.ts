/** The technologies of a race: what can be bought now, and what the cards say. */
import type { Thing } from "../../../shared/choosing/narrowing";
import { faceOf, type CardFace } from "../cards/face";
import type { Price, StarCraftPrinted, StarCraftView } from "../model/view";
import type { StarCraftWhole } from "../state/pointing";

export interface Technology {
  readonly thing: Thing;
  readonly face: CardFace;
  readonly price: Price;
  /** How many of its cards are left in the Technology deck, of how many. */
  readonly left: number;
  readonly copies: number;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
}

export interface Learning {
  readonly view: StarCraftView;
  readonly printed: StarCraftPrinted;
  readonly seat: number;
  readonly wholes: readonly StarCraftWhole[];
  readonly path: readonly Thing[];
}

export function technologiesOf({ view, printed, seat, wholes, path }: Learning): Technology[] {
  const player = view.players[seat];
  const race = printed.faction[player?.faction ?? -1]?.figures["race"];
  const deck = (player?.tech_deck ?? []).map((card) => printed.card[card]?.slug);
  const isNamed = (whole: StarCraftWhole, number: number) =>
    whole.refs.some((ref) => ref.kind === "technology" && ref.number === number);
  return printed.technology.flatMap((facts, number) => {
    if (facts.figures["race"] !== race) return [];
    const face = faceOf(facts);
    const whole = wholes.find((one) => isNamed(one, number));
    return {
      thing: { kind: "technology", number },
      face,
      price: whole?.remarks.price ?? face.cost ?? { minerals: 0, gas: 0 },
      left: deck.filter((slug) => slug === facts.slug).length,
      copies: Number(facts.figures["copies"] ?? 0),
      isOpen: whole !== undefined,
      isPicked: path.some((one) => one.kind === "technology" && one.number === number),
    };
  });
}

export interface Wanted {
  readonly isOpen: boolean;
  /** A unit by its slug, and a kind of card; empty: any. */
  readonly unit: string;
  readonly kind: string;
}
export const ANY: Wanted = { isOpen: false, unit: "", kind: "" };

/** The technologies that fit; those that can be bought come first. */
export function filtered(all: readonly Technology[], wanted: Wanted): Technology[] {
  const fits = ({ face, isOpen }: Technology) =>
    (!wanted.isOpen || isOpen) &&
    (!wanted.kind || face.kind === wanted.kind) &&
    (!wanted.unit || [...face.units, ...face.supports].includes(wanted.unit) || face.isForAll);
  const shown = all.filter(fits);
  return [...shown.filter((one) => one.isOpen), ...shown.filter((one) => !one.isOpen)];
}

/** The units that any of these cards is for. */
export function unitsIn(all: readonly Technology[]): string[] {
  return [...new Set(all.flatMap(({ face }) => [...face.units, ...face.supports]))];
}
