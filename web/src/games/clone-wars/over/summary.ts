/** A finished game in figures, as the server adds them up, and what the plots make of them. */
import type { Schemas } from "../../../api/wire";
import type { CloneWars } from "../model/view";
import type { DamageTurn, FallenWorld, MirroredRow } from "./plots/plotData";

export type Summary = CloneWars["summary"];
export type Deed = Schemas["CloneWarsDeed"];
export type Blow = Schemas["CloneWarsBlow"];

/** Bars of the near side go up. */
export function damageTurns(
  { damage }: Summary,
  near: number,
  nameOf: (seat: number) => string,
): DamageTurn[] {
  const bySeat = new Map<string, { turn: number; seat: number; amount: number }>();
  for (const { turn, seat, amount } of damage) {
    const key = `${turn} ${seat}`;
    bySeat.set(key, { turn, seat, amount: amount + (bySeat.get(key)?.amount ?? 0) });
  }
  return [...bySeat.values()].map(({ turn, seat, amount }) => ({
    turn,
    side: seat === near ? "up" : "down",
    sideName: nameOf(seat),
    damage: amount,
  }));
}

export function fallenWorlds(
  { fallen }: Summary,
  near: number,
  factOf: (card: number) => { slug: string; name: string },
): FallenWorld[] {
  return fallen.map(({ turn, seat, card }) => {
    const { slug, name } = factOf(card);
    return { turn, side: seat === near ? "up" : "down", slug, name };
  });
}

/** The Force after each turn as the near side sees it. */
export function forceValues({ force }: Summary, near: number): number[] {
  return force.map((one) => (near === 0 ? one.force : 0 - one.force));
}

export interface Hold {
  seat: number;
  turns: number;
  from: number;
  to: number;
}

/** The longest time the Force was with one side without a break. */
export function longestHold({ force }: Summary): Hold | null {
  const holds: Hold[] = [];
  for (const { turn, force: value } of force) {
    const seat = value > 0 ? 0 : 1;
    const last = holds.at(-1);
    if (value === 0) continue;
    if (last?.seat === seat && last.to === turn - 1) {
      last.to = turn;
      last.turns += 1;
    } else holds.push({ seat, turns: 1, from: turn, to: turn });
  }
  return holds.reduce<Hold | null>(
    (longest, hold) => (hold.turns > (longest?.turns ?? 0) ? hold : longest),
    null,
  );
}

/** After how many turns the Force was with a seat. */
export function turnsWithForce({ force }: Summary, seat: number): number {
  return force.filter((one) => (seat === 0 ? one.force > 0 : one.force < 0)).length;
}

const COUNTED = ["damage", "bought", "defeated", "ships"] as const;

/** Both sides compared, the near one on the left. */
export function rows(
  { totals }: Summary,
  near: 0 | 1,
  nameOf: (what: string) => string,
): MirroredRow[] {
  const far = near === 0 ? 1 : 0;
  return COUNTED.map((what) => ({
    name: nameOf(what),
    left: totals[near][what],
    right: totals[far][what],
  }));
}
