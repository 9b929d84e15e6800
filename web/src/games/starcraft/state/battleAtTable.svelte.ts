/** Whether the battle board is open, and for which battle: one's own opens by itself and stays after its
 *  end; others' are opened by hand, or by themselves if the reader wants that. */
import { untrack } from "svelte";

import { fightingSeat } from "../model/acting";
import { BATTLE_FORMS } from "../model/forms";
import type { StarCraft, StarCraftDecision, StarCraftView } from "../model/view";
import { type Fight, fightOf, roleOf } from "../battle/model/fought";
import type { BattleDrafting } from "../battle/model/drafting.svelte";
import type { Session } from "../../../api/session";
import type { Choices } from "../../../shared/browser/settings.svelte";
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import { Lazy } from "../../../shared/screen/lazy.svelte";

/** What drafts a battle: fetched when the first one is seen. */
export const DRAFTING = new Lazy(
  async () => (await import("../battle/model/drafting.svelte")).BattleDrafting,
);

/** Milliseconds for which a battle stays on the board after its end, while others go on. */
const AFTER = 6000;

/** A battle that was opened by hand, and what was asked then: another question closes it. */
interface Opened {
  /** Which battle it is. */
  readonly key: string;
  readonly of: StarCraftDecision | null;
}
/** A step of a replay with one of these shows a battle, though it may be over already. */
const OF_BATTLES = new Set(["battle", "battle-over"]);

export class BattleAtTable {
  /** The battle that was closed by hand, or opened. */
  #closed = $state<string | null>(null);
  #opened = $state.raw<Opened | null>(null);
  /** An earlier battle that is seen again: the table after it. */
  #again = $state.raw<StarCraftView | null>(null);
  /** A battle that we have seen before its end. */
  #seen = $state<string | null>(null);
  /** The latest battle that we know of. */
  #known: string | null = null;

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
    readonly newest: () => StarCraftView,
    /** Whether we have something on the planet of an area. */
    readonly touches: (area: number) => boolean = () => false,
  ) {}

  /** The table that the board shows. */
  readonly view: StarCraftView = $derived.by(() => this.#again ?? this.newest());
  readonly fight: Fight | null = $derived.by(() => fightOf(this.view));
  /** Which battle it is. */
  readonly key: string = $derived.by(() => {
    const { fight } = this;
    // In a replay, a battle that was put away is there again at every other step.
    const at = this.session.isLive ? "" : (this.session.step ?? "");
    return fight ? `${this.view.round} ${fight.area} ${fight.seats.join()} ${at}` : "";
  });
  /** Who fights there for us. */
  readonly own: number | null = $derived.by(() =>
    fightingSeat(this.view, this.fight?.seats ?? [], this.session.seat),
  );
  readonly isOurs: boolean = $derived.by(
    () => this.fight !== null && roleOf(this.fight, this.own) !== null,
  );

  /** The decision, if it is one of the battle. */
  readonly decision: StarCraftDecision | null = $derived.by(() => {
    const { decision } = this.session;
    return decision && this.fight && BATTLE_FORMS[decision.prompt] ? decision : null;
  });

  readonly isOpen: boolean = $derived.by(() => {
    const { fight } = this;
    if (!fight) return false;
    if (this.decision && !fight.isOver) return true;
    if (this.#isOpened) return true;
    if (!this.session.isLive) return this.#closed !== this.key && this.#isReplayed;
    if (!this.isOurs || this.#closed === this.key) return false;
    return !fight.isOver || this.#seen === this.key;
  });

  /** It is over, and its board is still there: what is asked now is not about it. */
  readonly isCovering: boolean = $derived.by(() => this.isOpen && this.fight?.isOver === true);

  /** In a replay: it is fought in the step that is shown. */
  get #isReplayed(): boolean {
    const { stepEvents = [] } = this.session;
    return !this.fight?.isOver || stepEvents.some(({ kind }) => OF_BATTLES.has(kind));
  }

  /** It was opened by hand, and nothing else is asked since. */
  get #isOpened(): boolean {
    const { decision } = this.session;
    const opened = this.#opened;
    return opened?.key === this.key && (decision === null || decision === opened.of);
  }

  /** A battle of others is being fought, or was just now, and is not watched. */
  readonly elsewhere: Fight | null = $derived.by(() => {
    const { fight } = this;
    if (!fight || this.isOpen || this.isOurs) return null;
    return !fight.isOver || (this.#seen === this.key && this.#closed !== this.key) ? fight : null;
  });

  readonly #Drafting: typeof BattleDrafting | null = $derived.by(() =>
    this.decision || this.isOpen ? DRAFTING.thing : DRAFTING.already,
  );
  /** What is drafted on the board; null until what drafts it is there. */
  readonly drafting: BattleDrafting | null = $derived.by(
    () => this.#Drafting && new this.#Drafting(this),
  );

  watch(): void {
    this.#opened = { key: this.key, of: this.session.decision };
  }

  /** Show an earlier battle: the table after it. */
  seeAgain(then: StarCraftView): void {
    this.#again = then;
    this.watch();
  }

  close(): void {
    if (this.#again) this.#again = null;
    else this.#closed = this.key;
    this.#opened = null;
  }

  /** For an effect of the table: a new battle of others is noticed, and watched if it should be. */
  look(watch: Choices["watch"]): void {
    const key = this.key;
    const { fight, isOurs } = this;
    const isNew = this.#known !== null && this.#known !== key;
    this.#known = key;
    if (!fight || isOurs || this.#again || (!isNew && fight.isOver)) return;
    this.#seen = key;
    if (!isNew || this.session.decision || watch === "never") return;
    if (watch === "always" || this.touches(fight.area)) untrack(() => this.watch());
  }

  /** We went on: a battle that is over is no longer news. */
  dismiss(): void {
    if (this.fight?.isOver && !this.isOpen) this.#closed = this.key;
  }

  /** For an effect of the table: a battle of ours stays after its end until it is closed; while others
   *  go on, for a moment. One that is watched does the same. */
  keep(): (() => void) | undefined {
    const { fight } = this;
    if (!fight || this.#again || !this.session.isLive) return undefined;
    if (!fight.isOver) {
      if (!this.isOurs) return undefined;
      this.#seen = this.key;
      this.#closed = null;
      return undefined;
    }
    if (!this.isOpen || this.session.decision) return undefined;
    const timer = setTimeout(() => this.close(), AFTER);
    return () => clearTimeout(timer);
  }
}
