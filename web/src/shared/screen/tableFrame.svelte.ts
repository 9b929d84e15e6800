/** What stands around a game's screen and what is open of it. One for each table that is shown.
 *
 *  TablePage gives a game's screen (`web/src/games/GAME/Table.svelte`) three props, `ScreenGiven`:
 *  `session` (what is the case), `choosing` (how a decision is answered) and this `frame`.
 *  Header, prompt bar, options list, why-not popover, rules, chat, menu and all common keys are
 *  around the screen already. The screen fills what is between header and prompt bar, and may
 *
 *    frame.actions = [{ label, key, act, primary }]   put its own buttons into the prompt bar; the
 *                                                     last one stands at the right edge
 *    frame.game = { help, Legend, verbOf }            say what the game is about, in the help
 *    frame.tabs = [{ id: "hand", label, glyph }]      add tabs on a phone; frame.tab is the open one
 *    frame.askWhy(things, element)                    open "why not" beside what was clicked
 *    frame.pathSays = "…"     say what is to be picked next, once something was
 *    frame.showMe = (things) => …                     light the cause when "Show me" is clicked
 *    frame.showRule("CW-BUY-03"), frame.open("options" | "chat" | "menu" | "help")
 *    frame.goal = "first to 3"    say beside the score what it must come to
 *    frame.promptNote = "…"    a quiet line beside the question: what happened, what a click would do
 *    frame.isAsking = true    the screen itself says what explains the question
 *    frame.showsEnd = true    show itself how the game ended: no bar says it then
 *    frame.isShowing = true   something lies over the table for a moment: the guide waits
 *    frame.look(card)    what is pointed at, in the log or anywhere: `frame.looked`, for a preview
 *    frame.nameOf(card)  what is printed as its name
 *    choosing.stands = …  which drawn things stand for what an option names (equal cards)
 */
import type { Component, Snippet } from "svelte";

import type { Session } from "../../api/session";
import { isTold } from "../../api/story";
import type { Hint, OptionShown, ReasonShown, ThingGiven } from "../../api/wire";
import type { GlyphName } from "../../art/glyphs/paths";
import type { Choosing } from "../choosing/choosing.svelte";

export interface PromptAction {
  label: string;
  /** A smaller line below it: what it would waste. */
  note?: string;
  act: () => void;
  /** As in keys.ts; it is bound while the action is shown. */
  key?: string;
  primary?: boolean;
  glyph?: GlyphName;
}

/** What a game tells about itself. */
export interface GameHelp {
  /** The goal and the turn, in a sentence each. */
  help: readonly string[];
  /** Every sign that its table draws, with its meaning. */
  Legend: Component;
  /** What options of a verb do, as the head of a list: "Buy". */
  verbOf: (verb: string) => string;
}

export interface Tab {
  id: string;
  label: string;
  glyph: GlyphName;
  /** A small number beside it. */
  badge?: number;
}

export interface WhyAsked {
  things: readonly ThingGiven[];
  reasons: readonly ReasonShown[];
  /** Where it was asked, in the window. */
  at: DOMRect | null;
}

export type Panel = "options" | "chat" | "menu" | "help";

export interface ScreenGiven extends Record<string, unknown> {
  session: Session;
  choosing: Choosing;
  frame: TableFrame;
}
export type Screen = Component<ScreenGiven>;

export class TableFrame {
  panel = $state<Panel | null>(null);
  rule = $state<string | null>(null);
  why = $state.raw<WhyAsked | null>(null);
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  actions = $state.raw<readonly PromptAction[] | null>(null);
  game = $state.raw<GameHelp | null>(null);
  tabs = $state.raw<readonly Tab[]>([]);
  tab = $state("table");
  looked = $state<number | null>(null);
  /** The game is over and its screen says so itself, with the ways to play on. */
  showsEnd = $state(false);
  /** Something is shown over the table for a moment: nothing else opens meanwhile. */
  isShowing = $state(false);
  promptNote = $state("");
  /** The screen itself says the question, and what explains it. */
  isAsking = $state(false);
  /** What the score must come to, in a few words. */
  goal = $state("");
  /** What stands below the head of a chapter, by the line with which it begins. */
  recaps = $state.raw<Readonly<Record<number, string>>>({});
  /** What a seat has won, drawn beside its score by the game's screen. */
  trophies = $state.raw<Snippet<[number]> | null>(null);
  /** The line of the story that C has stepped to. */
  change = $state<number | null>(null);
  /** The guide at this table, if there is one: whether it was left, and how to resume it. */
  guide = $state.raw<{ isLeft: boolean; resume: () => void } | null>(null);
  /** The seat for which a program shall play, while that is asked once more. */
  replacing = $state<number | null>(null);
  /** What has just happened to seats: a program plays for one, or no longer. */
  news = $state("");
  /** What is to be picked next, where a screen says it better than that something glows. */
  pathSays = $state("");
  showMe = $state.raw<((things: readonly ThingGiven[]) => void) | null>(null);

  constructor(
    readonly session: Session,
    readonly choosing: Choosing,
  ) {}

  open(panel: Panel): void {
    this.why = null;
    this.panel = this.panel === panel ? null : panel;
  }

  close(): void {
    this.panel = null;
  }

  showRule(rule: string): void {
    this.rule = rule;
  }

  look(thing: number | null): void {
    this.looked = thing;
  }

  nameOf(thing: number, kind = "card"): string {
    const name = this.session.printed[kind]?.[thing]?.name;
    return typeof name === "string" ? name : "";
  }

  /** Ask why these things cannot be picked, and say it beside the element; a screen may know what to
   *  say first, and what of it is of no use. */
  async askWhy(
    things: readonly ThingGiven[],
    beside?: Element | null,
    told = (reasons: ReasonShown[]) => reasons,
  ): Promise<void> {
    if (!this.session.isLive) return;
    const at = beside?.getBoundingClientRect() ?? null;
    const reasons = told(await this.session.why([...things]));
    this.why = { things, reasons, at };
  }

  async askHint(): Promise<void> {
    if (!this.session.decision || this.isHinting) return;
    this.isHinting = true;
    this.hint = await this.session.hint();
    this.isHinting = false;
  }

  /** The option that the hint is about, while it is shown. */
  get hinted(): OptionShown | null {
    const { hint, session } = this;
    return session.decision?.options.find((option) => option.text === hint?.pick) ?? null;
  }

  /** Carry the hint out. */
  takeHint(): void {
    const option = this.hinted;
    this.hint = null;
    if (option) this.choosing.choose(option);
  }

  /** Step through what changed since one's last decision (C), the newest first as in the log. */
  nextChange(): void {
    const { changes, log } = this.session;
    const before = this.change ?? changes.to;
    const next = log.findLastIndex(
      (line, at) => at < before && at >= changes.from && !line.chapter && isTold(log, at),
    );
    this.change = next < 0 ? null : next;
    this.look(next < 0 ? null : (log[next]?.things[0] ?? null));
  }
}
