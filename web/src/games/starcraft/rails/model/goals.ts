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

export function goalsOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  own: number | null,
): Goal[] {
  return seatsOf(view, printed, own).flatMap(({ seat, faction, isOut, target }) => {
    if (!faction || isOut || target === 0) return [];
    const objective = view.figures?.standing[seat]?.objective;
    if (!objective) return [];
    return { seat, faction, ...objective, isMet: objective.have >= objective.need };
  });
}
