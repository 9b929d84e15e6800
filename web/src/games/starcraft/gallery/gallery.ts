/** The gallery of StarCraft: its cards in words. */
import type { Gallery } from "../../../shared/screen/gallery";
import { part } from "../../../shared/screen/part";
import AboutCard from "./AboutCard.svelte";
import { starCraftItem, type StarCraft, type StarCraftItem } from "./cards";
import CardTile from "./CardTile.svelte";
import TextCard from "./TextCard.svelte";

const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  combat_card: ["BATTLE", "SKIRM"],
  technology: ["RES", "BATTLE"],
  event: ["EVENT"],
};

export const GALLERY: Gallery<StarCraftItem, StarCraft> = {
  tiles: "words",
  read: (cards) => cards.map(starCraftItem),
  tile: (item, { onlook }) => part(CardTile, { item, onlook }),
  large: (item) => part(TextCard, { item, large: true }),
  about: (item) => part(AboutCard, { item }),
  chaptersOf: ({ kind }) => CHAPTERS[kind] ?? [],
};
