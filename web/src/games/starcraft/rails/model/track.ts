/** Where the flags of the conquest track stand: none over another. */
import type { Faction } from "../../art/sides/factions";
import type { RailSeat } from "./seats";

/** A seat, or the seats of a team. */
export interface Runner {
  readonly seats: readonly number[];
  readonly factions: readonly Faction[];
  readonly points: number;
  readonly target: number;
}

export interface Flag extends Runner {
  /** The middle of its foot on the line, and of the flag itself. */
  readonly foot: number;
  readonly x: number;
  /** 0 stands on the line. */
  readonly level: number;
}

export const EMBLEM = 15;
const GAP = 1;
/** So high they climb before they step aside: six that begin at 0 leave room for what is below. */
const LEVELS = 3;

export function runnersOf(seats: readonly RailSeat[]): Runner[] {
  const runners = new Map<string, Runner>();
  for (const { seat, faction, points, target, team, isOut } of seats) {
    if (isOut || !faction) continue;
    const key = team ? `team ${team.number}` : `seat ${seat}`;
    const known = runners.get(key);
    runners.set(key, {
      seats: [...(known?.seats ?? []), seat],
      factions: [...(known?.factions ?? []), faction],
      points: team?.points ?? points,
      target,
    });
  }
  return [...runners.values()];
}

/** How far the line goes. */
export const lengthOf = (runners: readonly Runner[]): number =>
  Math.max(5, ...runners.flatMap(({ points, target }) => [points, target]));

const widthOf = ({ factions }: Runner) => factions.length * EMBLEM;

/** Flags that would touch climb, and where there is no room above they step aside. */
export function flagsOf(runners: readonly Runner[], width: number): Flag[] {
  const length = lengthOf(runners);
  const made: Flag[] = [];
  for (const runner of [...runners].sort((one, other) => one.points - other.points)) {
    const foot = (runner.points / length) * width;
    made.push({ ...runner, foot, ...roomFor(runner, foot, width, made) });
  }
  return made;
}

function roomFor(
  runner: Runner,
  foot: number,
  width: number,
  others: readonly Flag[],
): Pick<Flag, "x" | "level"> {
  const half = widthOf(runner) / 2;
  const inside = (x: number) => Math.min(Math.max(x, half), width - half);
  const isFree = (x: number, level: number) =>
    others.every(
      (other) => other.level !== level || Math.abs(other.x - x) >= half + widthOf(other) / 2 + GAP,
    );
  for (const aside of [0, 1, -1, 2, -2, 3, -3])
    for (let level = 0; level < LEVELS; level += 1) {
      const x = inside(foot + aside * (EMBLEM + GAP));
      if (isFree(x, level)) return { x, level };
    }
  return { x: inside(foot), level: LEVELS };
}
