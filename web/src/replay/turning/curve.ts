/** The lines of the curve. */
import type { AnalysisShown, SeatShown, TableShown } from "../../api/wire";

/** What is needed of the replay: its table, the step that is shown, and the last one. */
export interface Course {
  readonly whole: TableShown | null;
  readonly at: number;
  readonly last: number;
}

export const seatIn = ({ whole }: Course, number: number): SeatShown | null =>
  whole?.seats.find(({ seat }) => seat === number) ?? null;

type Moments = AnalysisShown["moments"];

/** By seat, so that lines are told apart without their colours. */
export const STROKES = ["none", "9 4", "2.5 3.5", "12 3 2.5 3", "5 3", "16 5"] as const;

/** The line of a seat: x is the step, y goes from 0, which is sure to win, to 1. */
export function pathOf(moments: Moments, seat: number): string {
  const points = moments.map(({ step, chances }) => `${step} ${1 - (chances[seat] ?? 0)}`);
  return points.length ? `M${points.join("L")}` : "";
}

export const percent = (chance: number) => Math.round(100 * chance);

/** The first moment of each turn, and the end. */
export function byTurns(moments: Moments): Moments {
  const last = moments.length - 1;
  return moments.filter(
    ({ turn }, at) => at === last || moments.findIndex((one) => one.turn === turn) === at,
  );
}

/** The size of a number. */
export const MARK = 18;
/** How near two marks may be, as a share of the line, before one moves up. */
const NEAR = 0.04;

/** Where the number of each costly pick stands, at a curve of so many pixels: on the line of its
 *  seat, or as far above it as the others need. */
export function marksOf({ costly, moments }: AnalysisShown, last: number, height: number) {
  const placed: { seat: number; x: number; top: number }[] = [];
  for (const { step, seat } of costly) {
    const x = step / last;
    const chance = moments.findLast((moment) => moment.step <= step)?.chances[seat] ?? 0;
    const near = placed.filter((one) => Math.abs(one.x - x) < NEAR);
    let top = height * (1 - chance);
    for (const other of near.toSorted((one, two) => two.top - one.top))
      if (Math.abs(other.top - top) < MARK) top = other.top - MARK;
    placed.push({ seat, x, top });
  }
  return placed;
}
