/** How a thing on the table stands with the person who looks at it. Shape first, colour second. */
export interface CardState {
  /** Can be taken, played, used, bought: corner brackets. */
  live?: boolean;
  /** Can be aimed at: ticks at the middle of the edges. */
  aim?: boolean;
  /** The words of the pill for an ability that is ready. */
  use?: string | undefined;
  /** The words of the amber pill for a card that is aimed. */
  aimed?: string | undefined;
  locked?: boolean;
  /** It can be aimed at, but everything together does not reach it. */
  vain?: boolean;
  /** The reward for defeating it would bring nothing now. */
  idle?: boolean;
  picked?: boolean;
  /** What the hint is about. */
  hinted?: boolean;
  /** Changed since the last decision. */
  changed?: boolean;
  /** Milliseconds until what was picked is sent. */
  pending?: number | undefined;
  /** Its ability was used. */
  used?: boolean;
  /** How many equal cards lie here. */
  count?: number;
}

/** The verb under a card of the row: bought, aimed at (perhaps in vain), or why neither. */
export interface Verb {
  kind: "buy" | "aim" | "vain" | "no";
  text: string;
  /** What is short. */
  sign?: "resources" | "attack";
  /** How much of what is needed is aimed already, from 0 to 1. */
  part?: number;
  /** The same in a whole sentence, to be said aloud. */
  sentence?: string;
}
