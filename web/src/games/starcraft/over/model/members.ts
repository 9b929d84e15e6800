/** Who played: by seat, with name and faction. */
import { type Faction, isFaction } from "../../art/sides/factions";
import type { StarCraftPrinted, StarCraftView } from "../../model/view";

export interface Member {
  readonly seat: number;
  readonly name: string;
  /** Null: the game ended before it was chosen. */
  readonly faction: Faction | null;
  readonly factionName: string;
  readonly isOwn: boolean;
}

export function membersOf(
  { players }: StarCraftView,
  printed: StarCraftPrinted,
  names: readonly string[],
  own: number | null,
): Member[] {
  return players.map(({ faction }, seat) => {
    const { slug = "", name = "" } = printed.faction[faction] ?? {};
    return {
      seat,
      name: names[seat] ?? "",
      faction: isFaction(slug) ? slug : null,
      factionName: name,
      isOwn: seat === own,
    };
  });
}
