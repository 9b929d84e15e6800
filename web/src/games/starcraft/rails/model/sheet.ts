/** The sheet of a player: what it has, as far as the reader may know. */
import { type Faction, isFaction } from "../../art/sides/factions";
import type { StarCraftPrinted, StarCraftView } from "../../model/view";

/** The faction of a seat; null until it is chosen. */
export function factionOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  seat: number,
): Faction | null {
  const slug = printed.faction[view.players[seat]?.faction ?? -1]?.slug ?? "";
  return isFaction(slug) ? slug : null;
}
