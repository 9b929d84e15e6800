/** Notes of a guide: when each is due, what it speaks of, and where that is on the screen.
 *
 *  A game's guide is a list of notes in the order in which they are told. Each is told once: the
 *  first whose time has come and that was not read yet. It is read when the player says so or does
 *  something after which it is due no more. Nothing is ever prevented: what is advised is shown,
 *  and whoever does something else goes on from there.
 */
import type { DecisionShown, LineShown, OptionShown, Shown } from "../../api/wire";
import type { WordArguments } from "../../words/words";

/** What is advised in each turn, by its number: picks in their order. */
export type Turns = Readonly<Record<string, readonly string[]>>;

/** What a guide sees of the table. */
export interface Moment<Game extends Shown = Shown> {
  view: Game["view"];
  printed: Partial<Game["printed"]>;
  decision: DecisionShown<Game> | null;
  /** Things that were picked of the decision so far. */
  path: readonly { kind: string; number: number }[];
  /** The story so far. */
  log: readonly LineShown[];
  /** What a program would pick, asked where nothing is planned; null: not asked, or not yet known. */
  counsel: string | null;
  /** What would be good to do now. */
  advice: OptionShown | null;
  /** The point that was learnt just now by doing it, and what the story tells of it. */
  outcome: Outcome | null;
}
/** What a game's lessons look at to advise. */
export type Seen<Game extends Shown = Shown> = Omit<Moment<Game>, "advice" | "outcome">;

export interface Outcome {
  of: string;
  told: readonly LineShown[];
}

export interface Note<Game extends Shown = Shown> {
  /** Its words are `guide-NAME-title` and `guide-NAME`. */
  name: string;
  rule: string;
  /** It is one of the things to learn. */
  isPoint?: boolean;
  /** It speaks of what is advised, and is done with when that is done. */
  acts?: boolean;
  /** Whoever has learnt this point by doing it needs the note no more. */
  until?: string;
  /** Doing it does not explain it: it is told even to those who did it before. */
  explains?: boolean;
  /** How far the light reaches around what it speaks of, if that is drawn beyond its own box. */
  around?: () => number;
  /** It is told the first time, even if the guide has come to its end by then. */
  lasts?: boolean;
  isDue(moment: Moment<Game>): boolean;
  /** Selectors of what it speaks of; where the first is not drawn, the next. */
  at(moment: Moment<Game>): readonly string[];
  words?(moment: Moment<Game>): WordArguments;
}

/** What is good to know beyond what was met: its words are `guide-know-NAME`. */
export interface Fact {
  name: string;
  rule: string;
}

/** The guide of a game. */
export interface Lessons<Game extends Shown = Shown> {
  notes: readonly Note<Game>[];
  /** Points that are learnt by doing them; all others are learnt by reading. */
  doable: readonly string[];
  /** Whether such a point was done between two looks at the table. */
  wasDone(point: string, before: Seen<Game>, now: Seen<Game>): boolean;
  /** What would be good to do now, by what is planned for the turns; nothing where that is not known
   *  without counsel. */
  advise(turns: Turns, seen: Seen<Game>): OptionShown | null;
  /** How that is called. */
  label(option: OptionShown, moment: Moment<Game>): string;
  /** Why it is good, in a sentence; empty where that is plain. */
  why(option: OptionShown, moment: Moment<Game>): string;
  /** Selectors of what has to be clicked next for it; where the first is not drawn, the next. */
  controls(option: OptionShown, moment: Moment<Game>): readonly string[];
  /** Selectors of what a note must not lie upon. */
  free: readonly string[];
  facts: readonly Fact[];
}

/** The note to be told, given what was read and the one that is being told. */
export function dueNote(
  notes: readonly Note[],
  moment: Moment,
  read: ReadonlySet<string>,
  told: Note | null,
): Note | null {
  const stays = told && notes.includes(told) && !read.has(told.name) && told.isDue(moment);
  if (stays) return told;
  return notes.find((note) => note !== told && !read.has(note.name) && note.isDue(moment)) ?? null;
}
