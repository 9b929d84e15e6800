/** A card in a gallery, as the games tell of theirs. */

export const FIGURES_SORTED = ["attack", "resources", "force", "hit_points"] as const;
type FigureSorted = (typeof FIGURES_SORTED)[number];

/** In the order in which galleries show them. */
export const SIDES: readonly string[] = [
  ...["republic", "separatist", "rebel", "empire", "neutral"],
  ...["terran", "protoss", "zerg"],
];

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
  /** Whether anything on it was rebuilt rather than read. */
  rebuilt: boolean;
  /** All that is printed on it, to be searched. */
  text: string;
}
