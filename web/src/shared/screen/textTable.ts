/** A table in words, as a game tells it to the text view. */
import type { ThingGiven } from "../../api/wire";

/** Something on the table that can be named. */
export interface NamedThing extends ThingGiven {
  name: string;
}

/** A few lines with a title. */
export interface TextPart {
  title: string;
  lines: string[];
}

export interface TextTable {
  /** What is the reader's own. */
  you: TextPart[];
  /** Everything else. */
  table: TextPart[];
  hand: string[];
  /** What can be named after `why`. */
  things: NamedThing[];
}
