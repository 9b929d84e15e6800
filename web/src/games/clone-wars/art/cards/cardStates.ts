/** What a thing on the table means to the person looking at it. Shape first, colour second. */
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
  /** It can be attacked, but all the attack together is not enough. */
  vain?: boolean;
  /** The reward for defeating it would have no effect now. */
  idle?: boolean;
  picked?: boolean;
  /** What the hint is about. */
  hinted?: boolean;
  /** Changed since the last decision. */
  changed?: boolean;
  /** Milliseconds until the pick is sent. */
  pending?: number | undefined;
  /** Its ability was used. */
  used?: boolean;
  /** How many equal cards lie here. */
  count?: number;
}

/** The verb under a row card: buy, attack (perhaps with too little), or why neither is possible. */
export interface Verb {
  kind: "buy" | "aim" | "vain" | "no";
  text: string;
  /** What is missing. */
  sign?: "resources" | "attack";
  /** How much of the attack needed is already aimed at it, from 0 to 1. */
  part?: number;
  /** The same as a sentence, to be read aloud. */
  sentence?: string;
}
