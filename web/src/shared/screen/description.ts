/** A game's drawn table, and what it tells the frame around it.
 *
 *  The frame (tableFrame.svelte.ts) describes a table as soon as there is something to describe, draws
 *  it between header and prompt bar, and reads everything else whenever it draws it: all of it is
 *  reactive. A game's screen writes nothing into the frame; what it may use of it is `Frame`.
 *
 *  The frame already has the header, prompt bar, options list, why-not popover, rules, chat, menu and
 *  all common keys.
 */
import type { Component } from "svelte";

import type { Session } from "../../api/session";
import type { Hint, ReasonShown, Shown, ThingGiven, ThingShown } from "../../api/wire";
import type { GlyphName } from "../../art/glyphs/paths";
import type { Choosing, Pointing } from "../choosing/choosing.svelte";
import type { Thing, Whole } from "../choosing/narrowing";
import type { GameScreen } from "./gameScreen";
import type { Part } from "./part";

export interface PromptAction {
  label: string;
  /** A smaller line below it: what it would waste. */
  note?: string;
  act: () => void;
  /** As in keys.ts; it is bound while the action is shown. */
  key?: string;
  /** The picks that it sends, if a guide should find it by them. */
  sends?: string;
  primary?: boolean;
  glyph?: GlyphName;
  /** Hardly anybody wants it: it is among others behind one button. */
  rare?: boolean;
  /** It ends or declines something: it is on the left beside undo and hint, wherever the others go. */
  ends?: boolean;
}

export interface Tab {
  id: string;
  label: string;
  glyph: GlyphName;
  /** A small number beside it. */
  badge?: number;
}

export type Panel = "options" | "chat" | "menu" | "help";

/** What a game's screen may read from the frame around it, and ask it to do. */
export interface Frame {
  readonly game: GameScreen;
  /** The open tab of a phone: "table", "log" or one of the game's own. */
  readonly tab: string;
  /** What is pointed at, in the log or anywhere. */
  readonly looked: number | null;
  /** The same for things of every kind. */
  readonly lookedAt: ThingShown | null;
  readonly panel: Panel | null;
  readonly hint: Hint | null;
  /** The option that the hint is about, while it is shown, with what follows it in one gesture. */
  readonly hinted: Whole | null;
  /** The line of the story that C has stepped to. */
  readonly change: number | null;
  /** What is shown below a chapter's heading, by the line it begins with. */
  recapAt(head: number): string;
  look(thing: number | null, kind?: string): void;
  /** Step through what changed since our last decision. */
  nextChange(): void;
  /** What is printed as the name of a thing. */
  nameOf(thing: number, kind?: string): string;
  /** Ask why these things cannot be picked, and show it beside the element; a screen may know what
   *  to say first, and which reasons are of no use. */
  askWhy(
    things: readonly ThingGiven[],
    beside?: Element | null,
    told?: (reasons: ReasonShown[]) => ReasonShown[],
  ): Promise<void>;
  showRule(rule: string): void;
  open(panel: Panel): void;
  /** Open a tab of a phone. */
  show(tab: string): void;
  /** Show the table as it was left, not how the game ended. */
  lookBack(): void;
}

/** What a drawn table gets: the state, how a decision is answered, and the frame around it. */
export interface TableGiven<Game extends Shown = Shown> {
  readonly session: Session<Game>;
  readonly choosing: Choosing;
  readonly frame: Frame;
}

/** What a drawn table says about itself. */
export interface Description {
  readonly table: Part;
  /** How the game ended, drawn instead of the table once it is over; null: a bar says it. */
  readonly end: Part | null;
  /** Buttons of the prompt bar, the last one at the right edge, where the positive answer is; null:
   *  one for each option that pointing cannot reach. */
  readonly actions: readonly PromptAction[] | null;
  /** Tabs of a phone, beside the table and the story. */
  readonly tabs: readonly Tab[];
  /** What the tab of the table is called, if not that. */
  readonly home?: Pick<Tab, "label" | "glyph">;
  /** What the header shows instead of every seat's score; null: the score. */
  readonly heading: Part | null;
  /** The score needed to win, in a few words. */
  readonly goal: string;
  /** A quiet line beside the question: what happened, what a click would do. */
  readonly promptNote: string;
  /** The question, if the table words it differently; empty: as the game says it. */
  readonly question: string;
  /** What to pick next, once something has been picked. */
  readonly pathWords: string;
  /** What is shown below chapter headings, by the line each begins with. */
  readonly recaps: ReadonlyMap<number, string>;
  /** The table itself shows the question and its explanation. */
  readonly isAsking: boolean;
  /** Something covers the table for a moment: nothing else opens meanwhile. */
  readonly isShowing: boolean;
  readonly pointing: Pointing;
  /** Things picked on the table that are not part of the path: several that are moved together. */
  readonly drafted?: readonly Thing[];
  /** End what is being shown of others' moves; false: nothing is. Without it any key ends that. */
  endShowing?(): boolean;
  /** What a seat has won, drawn beside its score. */
  trophies(seat: number): Part | null;
  /** Where to look for the cause of a reason, by its rule: a selector; null: nowhere. */
  causeOf(rule: string): string | null;
}

/** How a game draws its table. `There`: what must be known before any of it can be drawn. */
export interface DrawnTable<There extends object = object, Game extends Shown = Shown> {
  /** Every symbol on the table, with its meaning. */
  readonly Legend: Component;
  /** What to draw; null while the first view or the printed facts are missing. */
  read(session: Session<Game>): There | null;
  /** Described once, when it is first there. */
  describe(given: TableGiven<Game>, first: There): Description;
}
