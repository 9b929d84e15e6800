/** The cards of a game as its gallery shows them, asked for once. */
import { cardsOf } from "../api/rest";
import type { View } from "../api/wire";
import { cloneWarsItem, laidOut } from "../games/clone-wars/cards";
import { starCraftItem } from "../games/starcraft/cards";
import type { GalleryItem } from "../shared/screen/galleryItem";

const READ: Record<string, (cards: View[]) => GalleryItem[]> = {
  "clone-wars": (cards) => laidOut(cards.map(cloneWarsItem)),
  starcraft: (cards) => cards.map(starCraftItem),
};

/** Where two boxes have a card of one name, the later one is called after its box too. */
export function withOwnKeys(items: GalleryItem[]): GalleryItem[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const key = taken.has(item.key) ? `${item.key}.${item.box}` : item.key;
    taken.add(key);
    return { ...item, key };
  });
}

const known = new Map<string, Promise<GalleryItem[]>>();

export function collectionOf(game: string): Promise<GalleryItem[]> {
  const asked = known.get(game);
  if (asked) return asked;
  const asking = cardsOf(game).then((cards) => withOwnKeys(READ[game]?.(cards) ?? []));
  known.set(game, asking);
  asking.catch(() => known.delete(game));
  return asking;
}
