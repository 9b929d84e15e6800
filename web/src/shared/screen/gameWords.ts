/** How a game puts its table into words: for the text view, the list of options and the help. */
import type { Session } from "../../api/session";
import type { Shown, ThingGiven } from "../../api/wire";

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
  /** What belongs to the reader. */
  you: TextPart[];
  /** Everything else. */
  table: TextPart[];
  hand: string[];
  /** What can be named after `why`. */
  things: NamedThing[];
}

export interface GameWords<Game extends Shown = Shown> {
  /** The table as text; null while there is none. */
  tableOf(session: Session<Game>): TextTable | null;
  /** The goal and the turn, one sentence each; none while there is no table. */
  help(session: Session<Game>): readonly string[];
  /** What options of a verb do, as the heading of a list: "Buy". */
  verbOf(verb: string): string;
}
