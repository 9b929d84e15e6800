/** Where the round is: its phase, its stage, and what the Event deck still holds. */
import type { StarCraftView } from "../../model/view";

export const PHASES = ["planning", "execution", "regrouping"] as const;
export const STAGES = [1, 2, 3] as const;
/** So many copies of The End Draws Near end the game. */
export const ENDS = 2;

/** How far a phase has come, as far as the server tells. */
export interface Turn {
  /** The order being placed or carried out, and how many there are. */
  readonly order?: number;
  readonly orders?: number;
  /** The step of regrouping, and how many there are. */
  readonly step?: number;
  readonly steps?: number;
}

const NUMERALS = ["", "I", "II", "III"];
export const roman = (stage: number): string => NUMERALS[stage] ?? String(stage);

/** Event cards in the deck. */
export const eventsLeft = ({ events }: StarCraftView): number =>
  events.deck.reduce((sum, n) => sum + n, 0);
