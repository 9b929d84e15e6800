/** The cards of a game in its gallery. */
import type { Shown } from "../../api/wire";
import type { Part } from "./part";

export const FIGURES_SORTED = ["attack", "resources", "force", "hit_points"] as const;
type FigureSorted = (typeof FIGURES_SORTED)[number];

/** A card as every game's gallery knows it; only its game knows how to draw it. */
export interface GalleryItem {
  /** What comes after "#" in its address. */
  key: string;
  name: string;
  box: string;
  side: string;
  kind: string;
  /** Null if it cannot be bought. */
  cost: number | null;
  figures: Readonly<Partial<Record<FigureSorted, number>>>;
  /** Whether anything on it was reconstructed rather than read. */
  reconstructed: boolean;
  /** Everything printed on it, for searching. */
  text: string;
}

/** How a tile is shown. */
export interface TileGiven {
  /** On a phone: the text is below the card. */
  narrow: boolean;
  /** Called when it is clicked, to look closely. */
  onlook: () => void;
}

export interface Gallery<Item extends GalleryItem = GalleryItem, Game extends Shown = Shown> {
  /** The width of tiles: that of a card, or as wide as words need. */
  readonly tiles: "cards" | "words";
  /** The cards in a natural order. */
  read(cards: Game["card"][]): Item[];
  /** A card among others. Its button has the item's key as `data-key`. */
  tile(item: Item, given: TileGiven): Part;
  /** The card at reading size. */
  large(item: Item): Part;
  /** What is shown beside it. */
  about(item: Item): Part;
  /** The chapters of the rulebook that concern it. */
  chaptersOf(item: Item): readonly string[];
  /** The rulebook they are in, if it is not the one named like the game. */
  bookOf?(item: Item): string;
}
