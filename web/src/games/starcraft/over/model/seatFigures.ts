/** What each player spent and did, line by line. */
import { say } from "../../../../words/words";
import type { Member } from "./members";
import { boughtAtAll, ordersOf, type Summary } from "./summary";

export interface Line {
  readonly name: string;
  /** By player, as they are listed. */
  readonly values: readonly number[];
  /** It sums up the others and is not compared with them. */
  readonly isSum?: boolean;
}

export function figuresBySeat(
  summary: Summary,
  members: readonly Member[],
): { spent: Line[]; done: Line[] } {
  return { spent: spentLines(summary, members), done: doneLines(summary, members) };
}

function spentLines(summary: Summary, members: readonly Member[]): Line[] {
  const { spent } = summary;
  const lines = boughtAtAll(summary).map((what) => ({
    name: say("sc-over-bought", { what }),
    values: members.map(({ seat }) => spent[seat]?.[what] ?? 0),
  }));
  const sums = members.map((_, at) =>
    lines.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
  return [...lines, { name: say("sc-over-sum"), values: sums, isSum: true }];
}

function doneLines(summary: Summary, members: readonly Member[]): Line[] {
  const { executed, rounds, battles } = summary;
  const lost = (seat: number, whose: "own" | "enemy") =>
    battles.reduce((sum, { seats, lost: fallen }) => {
      const role = seats.indexOf(seat);
      if (role < 0) return sum;
      return sum + (fallen[whose === "own" ? role : 1 - role]?.length ?? 0);
    }, 0);
  const drawn = (seat: number) =>
    rounds.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.drawn, 0);
  const of: Record<string, (seat: number) => number> = {
    build: (seat) => ordersOf(summary, seat)[0],
    mobilize: (seat) => ordersOf(summary, seat)[1],
    research: (seat) => ordersOf(summary, seat)[2],
    events: (seat) => executed[seat]?.events ?? 0,
    cards: drawn,
    destroyed: (seat) => lost(seat, "enemy"),
    lost: (seat) => lost(seat, "own"),
    obstructed: (seat) => executed[seat]?.obstructed ?? 0,
    obstructing: (seat) => executed[seat]?.obstructing ?? 0,
  };
  return Object.entries(of).map(([what, figure]) => ({
    name: say("sc-over-did", { what }),
    values: members.map(({ seat }) => figure(seat)),
  }));
}
