/** The gallery of StarCraft: its cards in words, and drawn when looked at closely. */
import type { Gallery } from "../../../shared/screen/gallery";
import { part } from "../../../shared/screen/part";
import CardLarge from "../cards/CardLarge.svelte";
import AboutCard from "./AboutCard.svelte";
import { starCraftItem, type StarCraft, type StarCraftItem } from "./cards";
import CardTile from "./CardTile.svelte";

const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  combat_card: ["BATTLE", "SKIRM"],
  technology: ["RES", "BATTLE"],
  event: ["EVENT"],
};

export const GALLERY: Gallery<StarCraftItem, StarCraft> = {
  tiles: "words",
  read: (cards) => cards.map(starCraftItem),
  tile: (item, { onlook }) => part(CardTile, { item, onlook }),
  large: ({ face }) => part(CardLarge, { face }),
  about: (item) => part(AboutCard, { item }),
  chaptersOf: ({ kind }) => CHAPTERS[kind] ?? [],
};
