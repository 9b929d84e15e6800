/** A finished game in figures, as the server adds them up, and what the page makes of them. */
import type { Schemas } from "../../../../api/wire";
import type { StarCraft, StarCraftView } from "../../model/view";
import type { Member } from "./members";

export type Summary = StarCraft["summary"];
export type Battle = Schemas["StarCraftBattleFought"];
export type Swing = Schemas["StarCraftSwing"];
export type Standing = Schemas["StarCraftStanding"];
export type Level = NonNullable<Summary["decided"]["level"]>;
type Measure = "points" | "areas" | "units";

/** What a team had by rounds; the first value is that of `from`. */
export interface Series {
  readonly team: number;
  readonly members: readonly Member[];
  readonly from: number;
  readonly values: readonly number[];
  readonly hasWon: boolean;
  /** The round in which it was eliminated, or 0. */
  readonly out: number;
}

/** One line for each team, the winners last, so that they are drawn on top. Points begin with none;
 *  whoever is out has no more figures. */
export function seriesOf(
  { rounds, standings, begins }: Summary,
  members: readonly Member[],
  winners: readonly number[],
  what: Measure,
): Series[] {
  const sum = (seats: readonly number[], round: number) =>
    rounds
      .filter((one) => one.round === round && seats.includes(one.seat))
      .reduce((all, one) => all + one[what], 0);
  return standings
    .map(({ team, seats, out }) => {
      const last = out || begins.length;
      const values = Array.from({ length: last }, (_, at) => sum(seats, at + 1));
      return {
        team,
        out,
        members: members.filter(({ seat }) => seats.includes(seat)),
        from: what === "points" ? 0 : 1,
        values: what === "points" ? [0, ...values] : values,
        hasWon: seats.some((seat) => winners.includes(seat)),
      };
    })
    .toReversed();
}

/** The points that win, each once, with the teams that need fewer than others. */
export interface Target {
  readonly points: number;
  /** Nobody: it is everybody's. */
  readonly members: readonly Member[];
}

export function targetsOf({ figures }: StarCraftView, members: readonly Member[]): Target[] {
  const of = (seat: number) => figures?.standing[seat]?.target ?? 0;
  const found = [...new Set(members.map(({ seat }) => of(seat)))].filter((points) => points > 0);
  return found.map((points) => ({
    points,
    members: found.length > 1 ? members.filter(({ seat }) => of(seat) === points) : [],
  }));
}

/** Where one would play on: the round of the largest swing, or the last one. */
export interface PlayOnFrom {
  readonly round: number;
  readonly step: number;
}

export function playOnFrom({ swings, begins }: Summary): PlayOnFrom | null {
  const turning = swings.find(({ round }) => round > 1);
  const round = turning?.round ?? begins.length;
  const step = begins[round - 1];
  return step === undefined ? null : { round, step };
}

/** What was spent, from what most was spent on. */
export type Spending = Schemas["StarCraftSpending"];
export const BOUGHT = [
  "units",
  "technologies",
  "buildings",
  "modules",
  "bases",
  "workers",
  "transports",
  "points",
] as const satisfies readonly (keyof Spending)[];

/** What anybody spent anything on. */
export function boughtAtAll({ spent }: Summary): (keyof Spending)[] {
  return BOUGHT.filter((what) => spent.some((one) => one[what] > 0));
}

/** Orders by kind; special ones count with the others. */
export function ordersOf({ executed }: Summary, seat: number): [number, number, number] {
  const orders = executed[seat]?.orders ?? [];
  const both = (kind: number) => (orders[kind] ?? 0) + (orders[kind + 3] ?? 0);
  return [both(0), both(1), both(2)];
}

/** How the winners were told from others who had won as well. */
export type HowDecided =
  | { readonly how: "alone" }
  | { readonly how: "shared" }
  | { readonly how: "level"; readonly level: Level; readonly best: number; readonly next: number };

/** Null: nothing had to be compared. */
export function decidedBy({ decided, standings }: Summary): HowDecided | null {
  const { teams, level } = decided;
  if (teams.length === 0) return null;
  if (teams.length === 1) return { how: "alone" };
  if (level === null) return { how: "shared" };
  const [best = 0, next = 0] = standings
    .filter(({ team }) => teams.includes(team))
    .map((one) => one[level])
    .sort((one, other) => other - one);
  return { how: "level", level, best, next };
}
