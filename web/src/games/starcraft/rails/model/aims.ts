/** What the sides of a scenario must bring about, and how far each is. */
import { capital } from "../../../../words/capital";
import { say } from "../../../../words/words";
import { type Faction, isFaction } from "../../art/sides/factions";
import type { StarCraftPrinted, StarCraftView } from "../../model/view";

export interface Aim {
  readonly number: number;
  readonly text: string;
  readonly brief: string;
  readonly rule: string;
  readonly have: number;
  readonly need: number;
  readonly isMet: boolean;
}

export interface Side {
  readonly name: string;
  readonly factions: readonly Faction[];
  /** Whoever reads this is on it. */
  readonly isOwn: boolean;
  readonly aims: readonly Aim[];
}

export interface Scenario {
  readonly title: string;
  readonly round: number;
  /** At most, 0 for any number. */
  readonly rounds: number;
  readonly sides: readonly Side[];
}

type View = Pick<StarCraftView, "round" | "figures" | "players">;

/** The scenario that is played, the reader's side first; null in any other game. */
export function scenarioOf(
  view: View,
  printed: Pick<StarCraftPrinted, "scenario" | "faction">,
  own: number | null,
): Scenario | null {
  const [told] = printed.scenario;
  const figures = view.figures?.scenario;
  if (!told || !figures) return null;
  const mine = printed.faction[view.players[own ?? -1]?.faction ?? -1]?.slug;
  const sides = (told.tables[0]?.sides ?? []).map(({ name, roles, aims }): Side => ({
    name,
    factions: roles.flatMap(({ side }) => (isFaction(side) ? side : [])),
    isOwn: roles.some(({ side }) => side === mine),
    aims: aims.map((aim) => {
      const { have = 0, need = 1 } = figures.aims[aim.number] ?? {};
      return { ...aim, have, need, isMet: have >= need };
    }),
  }));
  return {
    title: told.title,
    round: view.round,
    rounds: figures.rounds,
    sides: [...sides.filter(({ isOwn }) => isOwn), ...sides.filter(({ isOwn }) => !isOwn)],
  };
}

/** "Round 3 of 7, 4 left"; empty where they are not counted. */
export const roundsSaid = ({ round, rounds }: Scenario): string =>
  rounds > 0 ? say("sc-aims-rounds", { round: Math.max(1, round), rounds }) : "";

/** A side and what it must bring about, each with how far it is. */
export const sideSaid = ({ name, aims, isOwn }: Side): string =>
  say("sc-aims-side", {
    side: name,
    own: String(isOwn),
    aims: aims.map(aimSaid).join(say("sc-aims-or")) || say("sc-aims-none"),
  });

export const aimSaid = ({ text, have, need }: Aim): string =>
  say("sc-aims-aim", { aim: text, have, need });

export const aimBrief = ({ brief }: Aim): string => capital(brief);
export const aimTitle = ({ text }: Aim): string => capital(text);
