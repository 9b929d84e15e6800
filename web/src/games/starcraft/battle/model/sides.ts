/** The two sides of a battle as the board names and counts them. */
import type { Names } from "../../model/saying";
import { say } from "../../../../words/words";
import { type Faction, isFaction } from "../../art/sides/factions";
import { type ByRole, type Fight, type Role, type View, armiesOf } from "./fought";
import type { Printed } from "./things";

export interface SideModel {
  readonly role: Role;
  readonly seat: number;
  readonly isOwn: boolean;
  /** Nobody plays it: whoever decides for it is not on its side. */
  readonly isRun: boolean;
  /** "You" for oneself. */
  readonly name: string;
  readonly faction: Faction;
  readonly factionName: string;
  readonly hand: number;
  readonly deck: number;
  readonly technologies: readonly string[];
  /** It must lay its cards first and face up: Advanced Reconnaissance was used against it. */
  readonly isOpen: boolean;
  /** Its units when the battle began. */
  readonly units: readonly number[];
}

/** The step in which cards are laid. */
const CARDS = 6;

export function sidesOf(
  view: View,
  fight: Fight,
  printed: Printed,
  names: Names,
  own: number | null,
): ByRole<SideModel> {
  const armies = fight.units ?? armiesOf(view, fight);
  const side = (role: Role): SideModel => {
    const seat = fight.seats[role];
    const player = view.players[seat];
    const { slug = "", name = "" } = printed.faction[player?.faction ?? -1] ?? {};
    return {
      role,
      seat,
      isOwn: seat === own,
      isRun: player?.run_by !== undefined,
      name: seat === own ? say("sc-fight-you") : (names[seat] ?? ""),
      faction: isFaction(slug) ? slug : "jim_raynor",
      factionName: name,
      hand: player?.hand.cards ?? 0,
      deck: player?.deck ?? 0,
      technologies: [...new Set(player?.technologies ?? [])].map(
        (card) => printed.card[card]?.name ?? "",
      ),
      isOpen: fight.step <= CARDS && (view.battle?.face_up[role] ?? 0) > 0,
      units: armies[role],
    };
  };
  return [side(0), side(1)];
}
