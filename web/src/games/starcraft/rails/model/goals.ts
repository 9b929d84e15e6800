/** The special goals of the factions, and how far each player has come with theirs. */
import type { Faction } from "../../art/sides/factions";
import type { StarCraftPrinted, StarCraftView } from "../../model/view";
import { seatsOf } from "./seats";

export interface Goal {
  readonly seat: number;
  readonly faction: Faction;
  readonly have: number;
  readonly need: number;
  readonly isMet: boolean;
}

/** Of a faction that wins when Event cards end the game: how many of them it takes. */
function endCards(printed: StarCraftPrinted, faction: Faction): number {
  const sheet = printed.faction.find(({ slug }) => slug === faction);
  const victory = sheet?.figures["special_victory"];
  if (typeof victory !== "object" || victory === null || !("end_cards" in victory)) return 0;
  return Number(victory.end_cards);
}

export function goalsOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  own: number | null,
): Goal[] {
  return seatsOf(view, printed, own).flatMap(({ seat, faction, isOut, target }) => {
    if (!faction || isOut || target === 0) return [];
    const ends = endCards(printed, faction);
    const objective =
      view.figures?.standing[seat]?.objective ??
      (ends > 0 ? { have: view.events.common.length, need: ends } : null);
    if (!objective) return [];
    return { seat, faction, ...objective, isMet: objective.have >= objective.need };
  });
}
