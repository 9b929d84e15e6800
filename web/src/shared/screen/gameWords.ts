/** How a game puts its table into words: for the text view, the list of options and the help. */
import type { Session } from "../../api/session";
import type { RefShown, Shown, ThingGiven } from "../../api/wire";
import type { Pointing } from "../choosing/choosing.svelte";
import type { TableGiven } from "./description";

/** Something on the table that can be named. */
export interface NamedThing extends ThingGiven {
  name: string;
}

/** A few lines with a title. */
export interface TextPart {
  title: string;
  lines: string[];
}

/** Parts under one heading. */
export interface TextSection {
  title: string;
  parts: TextPart[];
}

export interface TextTable {
  /** Where the game is: its round, its phase. */
  now: string[];
  /** What belongs to the reader. */
  you: TextPart[];
  /** Everything else. */
  table: TextSection[];
  hand: string[];
  /** What can be named after `why`. */
  things: NamedThing[];
}

/** How a decision is answered in words, where options lead further in the same gesture. */
export interface TextChoices {
  readonly pointing: Pointing;
  /** What a part of a choice is called, by what it names. */
  labelOf(refs: readonly RefShown[]): string;
}

export interface GameWords<Game extends Shown = Shown> {
  /** The table as text; null while there is none. */
  tableOf(session: Session<Game>): TextTable | null;
  /** The goal and the turn, one sentence each; none while there is no table. */
  help(session: Session<Game>): readonly string[];
  /** What options of a verb do, as the heading of a list: "Buy". */
  verbOf(verb: string): string;
  /** The answer to a command of this game; null: it is none. */
  answer?(typed: string, session: Session<Game>): readonly string[] | null;
  /** What the game's own commands do, in a sentence. */
  commands?(): string;
  /** Without it every option is picked by itself. */
  readonly choices?: {
    /** Whether all that it needs is there. */
    isReady(session: Session<Game>): boolean;
    make(given: TableGiven<Game>): TextChoices;
  };
}
