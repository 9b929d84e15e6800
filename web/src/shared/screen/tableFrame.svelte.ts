/** The frame around a game's table, and which of its parts are open. One for each table shown.
 *
 *  It finds the game of the table, fetches what it needs, and describes the table as soon as there is
 *  one: `frame.onScreen` says how far that is, `frame.description` what the game says about its table
 *  (description.ts). Nobody writes that into the frame; it is read where it is drawn.
 */
import { untrack, type Component } from "svelte";

import type { Session } from "../../api/session";
import { isTold } from "../../api/story";
import type { DecisionShown, Hint, ReasonShown, ThingGiven, ThingShown } from "../../api/wire";
import { settings } from "../browser/settings.svelte";
import { Choosing, type UndoRules } from "../choosing/choosing.svelte";
import type { Whole } from "../choosing/narrowing";
import type { Description, Frame, Panel } from "./description";
import type { GameScreen } from "./gameScreen";
import type { GameWords, TextChoices } from "./gameWords";

export interface WhyAsked {
  things: readonly ThingGiven[];
  reasons: readonly ReasonShown[];
  /** Where in the window it was asked. */
  at: DOMRect | null;
}

/** What is shown between header and prompt bar: words, that the game's code is loading or failed to
 *  load, that there is no table yet, or the table. */
export type OnScreen =
  | { readonly is: "text" | "fetching" | "failed" | "laying" }
  | { readonly is: "drawn"; readonly description: Description };

/** What the parts of the frame get. */
export interface FrameGiven {
  session: Session;
  choosing: Choosing;
  frame: TableFrame;
}

/** Something that belongs to one decision, and goes away with it. */
interface AboutDecision<Thing> {
  readonly of: DecisionShown | null;
  readonly thing: Thing;
}

const untitled = () => "";

export class TableFrame implements Frame {
  readonly choosing: Choosing;
  panel = $state<Panel | null>(null);
  rule = $state<string | null>(null);
  tab = $state("table");
  lookedAt = $state.raw<ThingShown | null>(null);
  isHinting = $state(false);
  /** The seat that a program should play for, while the player is asked to confirm. */
  replacing = $state<number | null>(null);
  /** The table as it was left is shown, not how the game ended. */
  looksBack = $state(false);
  #hint = $state.raw<AboutDecision<Hint> | null>(null);
  #why = $state.raw<(AboutDecision<WhyAsked> & { readonly view: object | null }) | null>(null);
  #change = $state.raw<AboutDecision<number> | null>(null);

  readonly #gameOf: (name: string) => GameScreen;

  constructor(
    readonly session: Session,
    gameOf: (name: string) => GameScreen,
    undoRules?: UndoRules,
  ) {
    this.#gameOf = gameOf;
    const pointing = () => this.description?.pointing ?? this.choices?.pointing ?? null;
    this.choosing = new Choosing(session, pointing, undoRules);
  }

  readonly game: GameScreen = $derived.by(() => this.#gameOf(this.session.table?.game ?? ""));
  /** The table is shown in words: because the player wants that, or because the game is not drawn. */
  readonly isText: boolean = $derived.by(
    () => settings.choices.view === "text" || this.game.table === null,
  );
  readonly #drawn = $derived.by(() => (this.isText ? null : (this.game.table?.now ?? null)));
  readonly #isThere: boolean = $derived.by(
    () => this.#drawn?.is === "there" && this.#drawn.thing.read(this.session) !== null,
  );
  /** What the game says about its table; null while it is not drawn. */
  readonly description: Description | null = $derived.by(() => {
    const drawn = this.#drawn;
    if (drawn?.is !== "there" || !this.#isThere) return null;
    return untrack(() => {
      const first = drawn.thing.read(this.session);
      return (
        first &&
        drawn.thing.describe({ session: this.session, choosing: this.choosing, frame: this }, first)
      );
    });
  });

  readonly #isTold: boolean = $derived.by(
    () => this.isText && this.words?.choices?.isReady(this.session) === true,
  );
  /** How a decision is answered in words; null: option by option. */
  readonly choices: TextChoices | null = $derived.by(() => {
    if (!this.#isTold) return null;
    const given = { session: this.session, choosing: this.choosing, frame: this };
    return untrack(() => this.words?.choices?.make(given) ?? null);
  });

  /** What the game says in words; null while that is not there. */
  get words(): GameWords | null {
    return this.game.words?.thing ?? null;
  }

  /** What options of a verb do, as the heading of a list: none before the game's words are there;
   *  undefined if it has no words of its own. */
  get verbOf(): GameWords["verbOf"] | undefined {
    return this.game.words ? (this.words?.verbOf ?? untitled) : undefined;
  }

  /** The signs that the game's table draws, once it was drawn. */
  get legend(): Component | null {
    return this.game.table?.already?.Legend ?? null;
  }

  get onScreen(): OnScreen {
    if (this.description) return { is: "drawn", description: this.description };
    if (!this.#drawn) return { is: "text" };
    return { is: this.#drawn.is === "there" ? "laying" : this.#drawn.is };
  }

  /** The game is over, and its screen says so itself. */
  get showsEnd(): boolean {
    const isOver = this.session.table?.status === "over";
    const { description } = this;
    if (!isOver || this.looksBack || description?.isShowing) return false;
    return (description?.end ?? null) !== null;
  }

  recapAt(head: number): string {
    return this.description?.recaps.get(head) ?? "";
  }

  lookBack(): void {
    this.looksBack = true;
  }

  open(panel: Panel): void {
    this.why = null;
    this.panel = this.panel === panel ? null : panel;
  }

  close(): void {
    this.panel = null;
  }

  show(tab: string): void {
    this.tab = tab;
  }

  showRule(rule: string): void {
    this.rule = rule;
  }

  get looked(): number | null {
    return this.lookedAt?.kind === "card" ? this.lookedAt.number : null;
  }

  look(thing: number | null, kind = "card"): void {
    this.lookedAt = thing === null ? null : { kind, number: thing };
  }

  nameOf(thing: number, kind = "card"): string {
    return this.session.printed[kind]?.[thing]?.name ?? "";
  }

  #now<Thing>(about: AboutDecision<Thing> | null): Thing | null {
    return about && about.of === this.session.decision ? about.thing : null;
  }

  #about<Thing>(thing: Thing | null, of = this.session.decision): AboutDecision<Thing> | null {
    return thing === null ? null : { of, thing };
  }

  /** Why something cannot be picked, while it is shown: until anybody has acted. */
  get why(): WhyAsked | null {
    return this.#why?.view === this.session.view ? this.#now(this.#why) : null;
  }
  set why(asked: WhyAsked | null) {
    const about = this.#about(asked);
    this.#why = about && { ...about, view: this.session.view };
  }

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

  get hint(): Hint | null {
    return this.#now(this.#hint);
  }
  set hint(hint: Hint | null) {
    this.#hint = this.#about(hint);
  }

  async askHint(): Promise<void> {
    const { decision } = this.session;
    if (!decision || this.isHinting) return;
    this.isHinting = true;
    const hint = await this.session.hint();
    this.#hint = this.#about(hint, decision);
    this.isHinting = false;
  }

  /** With as much of what follows it as is one gesture. */
  get hinted(): Whole | null {
    const { hint, session, choosing } = this;
    if (!hint) return null;
    const isMeant = ({ text, then = [] }: Whole) =>
      text === hint.pick && then.every((pick, at) => pick === hint.then?.[at]);
    const ways = [...(session.decision?.options ?? []), ...choosing.wholes].filter(isMeant);
    const steps = ({ then = [] }: Whole) => then.length;
    return ways.toSorted((one, other) => steps(other) - steps(one))[0] ?? null;
  }

  /** Carry the hint out. */
  takeHint(): void {
    const option = this.hinted;
    this.hint = null;
    if (option) this.choosing.choose(option);
  }

  get change(): number | null {
    return this.#now(this.#change);
  }

  /** Step through what changed since our last decision (C), in order; an order is one step. */
  nextChange(): void {
    const { changes, log } = this.session;
    const after = this.change ?? changes.from - 1;
    const told = log[after]?.order ?? null;
    const next = log.findIndex(
      (line, at) =>
        at > after &&
        at < changes.to &&
        !line.chapter &&
        isTold(log, at) &&
        (line.order === null || line.order !== told),
    );
    this.#change = this.#about(next < 0 ? null : next);
    const about = log[next]?.refs[0];
    this.look(about?.number ?? null, about?.kind);
  }
}
