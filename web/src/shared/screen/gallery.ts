/** The cards of a game in its gallery. */
import type { Shown } from "../../api/wire";
import type { Part } from "./part";

export const FIGURES_SORTED = ["attack", "resources", "force", "hit_points"] as const;
type FigureSorted = (typeof FIGURES_SORTED)[number];

/** A card as every game's gallery knows it; how it is drawn only its game knows. */
export interface GalleryItem {
  /** What stands behind "#" in its address. */
  key: string;
  name: string;
  box: string;
  side: string;
  kind: string;
  /** Nothing for what cannot be bought. */
  cost: number | null;
  figures: Readonly<Partial<Record<FigureSorted, number>>>;
  /** Whether anything on it was reconstructed rather than read. */
  reconstructed: boolean;
  /** All that is printed on it, to be searched. */
  text: string;
}

/** How a tile is shown. */
export interface TileGiven {
  /** On a phone: the text stands below the card. */
  narrow: boolean;
  /** It was clicked to be looked at closely. */
  onlook: () => void;
}

export interface Gallery<Item extends GalleryItem = GalleryItem, Game extends Shown = Shown> {
  /** How wide tiles are: that of a card, or as wide as words need. */
  readonly tiles: "cards" | "words";
  /** The cards as one would lay them out. */
  read(cards: Game["card"][]): Item[];
  /** A card among others. Its button has the item's key as `data-key`. */
  tile(item: Item, given: TileGiven): Part;
  /** The card at reading size. */
  large(item: Item): Part;
  /** What is told beside it. */
  about(item: Item): Part;
  /** The chapters of the rulebook that it has to do with. */
  chaptersOf(item: Item): readonly string[];
}
