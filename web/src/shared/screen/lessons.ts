/** Notes of a guide: when each is due, what it is about, and where that is on the screen.
 *
 *  A game's guide is a list of notes in the order they are shown. Each is shown once: the first that
 *  is due and has not been read yet. It counts as read when the player says so or does something
 *  after which it is no longer due. Nothing is ever prevented: advice is shown, and a player who
 *  does something else continues from there.
 */
import type { DecisionShown, LineShown, OptionShown, Shown } from "../../api/wire";
import type { UsualTable } from "../tables/tableForm";
import type { WordArguments } from "../../words/words";

/** What is advised in each turn, by its number: picks in order. */
export type Turns = Readonly<Record<string, readonly string[]>>;

/** What a guide sees of the table. */
export interface Moment<Game extends Shown = Shown> {
  view: Game["view"];
  printed: Partial<Game["printed"]>;
  decision: DecisionShown<Game> | null;
  /** Things picked so far for the decision. */
  path: readonly { kind: string; number: number }[];
  /** The story so far. */
  log: readonly LineShown[];
  /** What a program would pick, asked if nothing is planned; null: not asked, or not yet known. */
  counsel: string | null;
  /** What it would pick after that, as far as it says. */
  then: readonly string[];
  /** What would be good to do now. */
  advice: OptionShown | null;
  /** The point that was just learned by doing it, and what the story says about it. */
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
  /** It is about what is advised, and is finished when that is done. */
  acts?: boolean;
  /** A player who has learned this point by doing it no longer needs the note. */
  until?: string;
  /** Doing it does not explain it: it is shown even to players who have done it. */
  explains?: boolean;
  /** How far the highlight extends around its subject, if that is drawn outside its own box. */
  around?: () => number;
  /** It is shown the first time, even if the guide has ended by then. */
  lasts?: boolean;
  isDue(moment: Moment<Game>): boolean;
  /** Selectors of its subject; if the first is not drawn, the next. */
  at(moment: Moment<Game>): readonly string[];
  words?(moment: Moment<Game>): WordArguments;
}

/** What is good to know besides what came up: its words are `guide-know-NAME`. */
export interface Fact {
  name: string;
  rule: string;
}

/** The guide of a game. */
export interface Lessons<Game extends Shown = Shown> {
  notes: readonly Note<Game>[];
  /** Points that are learned by doing them; all others are learned by reading. */
  doable: readonly string[];
  /** Whether such a point was done between two looks at the table. */
  wasDone(point: string, before: Seen<Game>, now: Seen<Game>): boolean;
  /** What would be good to do now, by the plan for the turns; nothing if a program must be asked. */
  advise(turns: Turns, seen: Seen<Game>): OptionShown | null;
  /** What that is called. */
  label(option: OptionShown, moment: Moment<Game>): string;
  /** Why it is good, in a sentence; empty if it is obvious. */
  why(option: OptionShown, moment: Moment<Game>): string;
  /** Selectors of what to click next for it; if the first is not drawn, the next. */
  controls(option: OptionShown, moment: Moment<Game>): readonly string[];
  /** Selectors of what a note must not cover. */
  free: readonly string[];
  facts: readonly Fact[];
  /** The game to play after it; null: the usual one. */
  next: UsualTable | null;
}

/** The note to show, given what was read and the one being shown. */
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
