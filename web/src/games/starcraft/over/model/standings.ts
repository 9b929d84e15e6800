/** The final standings: a row for each player or team. */
import type { Planet, Seat } from "../../model/galaxy";
import type { StarCraftView } from "../../model/view";
import type { Goal } from "../../rails/model/goals";
import type { Member } from "./members";
import type { Summary } from "./summary";

export interface Row {
  readonly team: number;
  readonly place: number;
  readonly members: readonly Member[];
  readonly hasWon: boolean;
  readonly points: number;
  /** 0: points do not win. */
  readonly target: number;
  readonly areas: number;
  readonly bases: number;
  /** The objectives of its members that can be counted. */
  readonly goals: readonly Goal[];
  /** The round of the elimination, or 0. */
  readonly out: number;
}

export function rowsOf(
  { standings }: Summary,
  { figures }: StarCraftView,
  members: readonly Member[],
  winners: readonly number[],
  goals: readonly Goal[],
): Row[] {
  return standings.map(({ seats, ...figured }) => ({
    ...figured,
    members: members.filter(({ seat }) => seats.includes(seat)),
    hasWon: seats.some((seat) => winners.includes(seat)),
    target: figures?.standing[seats[0] ?? 0]?.target ?? 0,
    goals: goals.filter(({ seat }) => seats.includes(seat)),
  }));
}

/** A planet that stands for the winners: the one where they hold most, a base counting twice. */
export function homeOf(planets: readonly Planet[], seats: readonly number[]): Planet | null {
  const isTheirs = (owner: Seat | null) => owner !== null && seats.includes(owner.seat);
  const worthOf = ({ areas }: Planet) =>
    areas.reduce(
      (sum, { owner, base }) => sum + (isTheirs(owner) ? 1 : 0) + (isTheirs(base) ? 2 : 0),
      0,
    );
  const [best] = planets
    .map((planet) => ({ planet, worth: worthOf(planet) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  return best?.planet ?? null;
}
