/** The gallery of StarCraft: its cards and pieces in words, and drawn when looked at closely. */
import type { Gallery } from "../../../shared/screen/gallery";
import { part } from "../../../shared/screen/part";
import "../art/expansion/drawings";
import AboutCard from "./AboutCard.svelte";
import { starCraftItem, type StarCraft, type StarCraftItem } from "./cards";
import CardTile from "./CardTile.svelte";
import LargeItem from "./LargeItem.svelte";

type Chapters = Readonly<Record<string, readonly string[]>>;

const CHAPTERS: Chapters = {
  combat_card: ["BATTLE", "SKIRM"],
  technology: ["RES", "BATTLE"],
  event: ["EVENT"],
  unit: ["BUILD", "SKIRM"],
  module: ["MODULE"],
  planet: ["GALAXY"],
};
/** Those of what Brood War adds are in its own rulebook. */
const EXPANDED: Chapters = {
  combat_card: ["CARD", "KEY"],
  technology: ["CARD", "KEY"],
  event: ["CARD"],
  leadership: ["LEAD", "LEADCARD"],
  unit: ["UNIT", "KEY"],
  module: ["MODULE"],
  installation: ["INST"],
  planet: ["PLANET", "ORDER"],
};

export const GALLERY: Gallery<StarCraftItem, StarCraft> = {
  tiles: "words",
  read: (cards) => cards.map(starCraftItem),
  tile: (item, { onlook }) => part(CardTile, { item, onlook }),
  large: (item) => part(LargeItem, { item }),
  about: (item) => part(AboutCard, { item }),
  chaptersOf: ({ kind, box }) => (box === "base" ? CHAPTERS : EXPANDED)[kind] ?? [],
  bookOf: ({ box }) => (box === "base" ? "starcraft" : "brood-war"),
};
