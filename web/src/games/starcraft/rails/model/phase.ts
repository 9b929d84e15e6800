/** Where the round is: its phase, its stage, and what the Event deck still holds. */
import type { StarCraftView } from "../../model/view";

export const PHASES = ["planning", "execution", "regrouping"] as const;
export const STAGES = [1, 2, 3] as const;
/** So many copies of The End Draws Near end the game. */
export const ENDS = 2;

/** In which orders are placed. */
const CYCLES = 4;

/** How far a phase has come: which cycle of placing orders, which order, which step. */
export interface Progress {
  readonly what: "cycle" | "order" | "step";
  readonly n: number;
  readonly of: number;
}

/** How far the phase has come; null before it has begun. */
export function progressOf({ phase, figures }: StarCraftView): Progress | null {
  const turn = figures?.turn;
  if (!turn) return null;
  const { cycle, order, of, step, steps } = turn;
  if (phase === "planning" && cycle > 0) return { what: "cycle", n: cycle, of: CYCLES };
  if (phase === "execution" && order > 0) return { what: "order", n: order, of };
  if (phase === "regrouping" && step > 0) return { what: "step", n: step, of: steps.length };
  return null;
}

/** Event cards in the deck. */
export const eventsLeft = ({ events }: StarCraftView): number =>
  events.deck.reduce((sum, n) => sum + n, 0);
