/** The cards of a game as its gallery shows them, fetched once. */
import { cardsOf } from "../api/rest";
import type { Gallery, GalleryItem } from "../shared/screen/gallery";
import type { Lazy } from "../shared/screen/lazy.svelte";

export interface Collection {
  readonly gallery: Gallery;
  readonly items: GalleryItem[];
}

/** If two boxes have a card of the same name, the later one is also named after its box. */
export function withOwnKeys(items: GalleryItem[]): GalleryItem[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const key = taken.has(item.key) ? `${item.key}.${item.box}` : item.key;
    taken.add(key);
    return { ...item, key };
  });
}

const known = new Map<string, Promise<Collection>>();

async function collect(game: string, gallery: Lazy<Gallery>): Promise<Collection> {
  const [loaded, cards] = await Promise.all([gallery.load(), cardsOf(game)]);
  return { gallery: loaded, items: withOwnKeys(loaded.read(cards)) };
}

export function collectionOf(game: string, gallery: Lazy<Gallery>): Promise<Collection> {
  const asked = known.get(game);
  if (asked) return asked;
  const asking = collect(game, gallery);
  known.set(game, asking);
  asking.catch(() => known.delete(game));
  return asking;
}
