/** What others did, for those who were not asked: kept from the reader's last pick to the next. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { Session } from "../../../../api/session";
import type { EventShown, LineShown, ThingShown } from "../../../../api/wire";
import { keepRecap, keptRecap } from "../../../../motion/keptRecap";
import type { Told } from "../../../../motion/told";
import { Lazy } from "../../../../shared/screen/lazy.svelte";
import type { StarCraft, StarCraftView } from "../../model/view";
import { obstructed, type SeatNote } from "../../rails/model/notes";
import { placesIn } from "./comets";
import { keepBattles, keptBattles } from "./keptBattles";
import type { RecapLine } from "./recap";
import type { Reader } from "./reader";
import type { TickerStep } from "./regrouping";
import { cut, joined, regroupingIn, type Telling } from "./telling";

/** Fetched when there is something to tell. */
export const RETELLING = new Lazy(() => import("./retelling"));
/** Lines that are shown at once. */
export const MOST_LINES = 6;

interface Regrouped {
  readonly events: readonly EventShown[];
  readonly after: StarCraftView;
}

export class Others {
  /** By seat: that none of its orders was on top, until its next order. */
  readonly notes = new SvelteMap<number, SeatNote>();
  /** So many orders of ours lay under others when it was our turn; null: none did. Kept until it was on
   *  the screen and we acted, or closed it: a battle may have covered the map meanwhile. */
  obstructed = $state<number | null>(null);
  #isObstructionShown = false;
  /** The tables after battles, by order. */
  readonly battles: SvelteMap<number, StarCraftView>;
  /** The recap was closed, when it went up to this line. */
  #closed = $state(-1);
  #tellings = $state.raw<readonly Telling[]>([]);
  /** The order that was told of last. */
  #order: number | null = null;
  #isRegrouping = false;
  /** What happened in the latest Regrouping Phase, and the table after it. */
  #regrouped = $state.raw<Regrouped | null>(null);

  constructor(
    readonly session: Session<StarCraft>,
    readonly reader: () => Reader,
  ) {
    this.battles = new SvelteMap(keptBattles(this.#whose));
  }

  // What is heard

  /** Something happened; what is returned is cut where orders begin. */
  hear({ parts, actor, undone, before, after }: Told<StarCraft>): readonly Telling[] {
    if (undone) {
      this.#forget();
      return [];
    }
    if (actor === this.session.seat) this.#forget();
    const lines = parts.flatMap((part) => part.lines);
    const events = parts.flatMap((part) => part.events);
    const tellings = cut(events, lines, this.#order).map((part) => ({ ...part, before, after }));
    for (const telling of tellings) this.#take(telling);
    this.#regroup(tellings);
    return tellings;
  }

  #take(telling: Telling): void {
    this.#tellings = joined(this.#tellings, telling);
    this.#order = telling.order ?? this.#order;
    const [first] = telling.events;
    if (first?.kind === "obstructed") this.#obstruct(first.seat, telling.before);
    if (first?.kind === "reveal") this.notes.delete(first.seat);
    if (first?.kind === "round") this.notes.clear();
    const { order, after } = telling;
    const isFought = after.figures?.fought && this.#tellings.at(-1)?.events.some(isBattle);
    if (order === null || !isFought) return;
    this.battles.set(order, after);
    keepBattles(this.#whose, this.battles);
  }

  #obstruct(seat: number, { figures }: StarCraftView): void {
    this.notes.set(seat, obstructed());
    if (seat !== this.session.seat) return;
    this.obstructed = figures?.standing[seat]?.orders ?? 0;
    this.#isObstructionShown = false;
  }

  #regroup(tellings: readonly Telling[]): void {
    const events = tellings.flatMap((telling) => telling.events);
    const after = tellings.at(-1)?.after;
    const some = regroupingIn(events, this.#isRegrouping);
    if (!after) return;
    const isNew = events.some(({ kind, number }) => kind === "phase" && number === 3);
    const known = isNew ? [] : (this.#regrouped?.events ?? []);
    if (isNew || some.length > 0) this.#regrouped = { events: [...known, ...some], after };
    this.#isRegrouping = after.phase === "regrouping";
  }

  /** We acted: what others did before is no longer news. */
  #forget(): void {
    this.#tellings = [];
    this.#closed = this.#upTo;
    if (this.#isObstructionShown) this.obstructed = null;
    if (!this.#isRegrouping) this.#regrouped = null;
  }

  // What is told

  /** What the steps of the latest Regrouping Phase changed. */
  readonly steps: readonly TickerStep[] = $derived.by(() => {
    if (!this.#regrouped) return [];
    const { events, after } = this.#regrouped;
    const words = RETELLING.thing;
    return words ? untrack(() => words.stepsOf(events, after, this.reader())) : [];
  });

  /** The last battle of the story, which the view still tells when the page has just been loaded. */
  readonly #lastBattle: number | null = $derived.by(() => {
    if (!this.session.view?.figures?.fought?.ended) return null;
    return this.session.log.findLast(tellsBattle)?.order ?? null;
  });

  /** The table after the battle of an order; null: there was none, or it is too long ago. */
  battleOf(order: number): StarCraftView | null {
    const isLast = order === this.#lastBattle;
    return this.battles.get(order) ?? (isLast ? this.session.view : null);
  }

  get #upTo(): number {
    return (this.session.earlier ?? 0) + this.session.changes.to;
  }

  get #whose(): string {
    return `${this.session.id} ${this.session.seat}`;
  }

  get #turn(): string {
    return `${this.#whose} ${this.#upTo}`;
  }

  /** The lines of the story that are news: what others did since our last pick. */
  readonly #changed: readonly LineShown[] = $derived.by(() => {
    const { log, changes, seat } = this.session;
    const hasActed = log.slice(changes.to).some((line) => line.seat === seat);
    if (hasActed || this.#closed >= this.#upTo) return [];
    return log.slice(changes.from, changes.to);
  });

  /** It is our turn, and others did something since the last. */
  readonly isOpen: boolean = $derived.by(
    () => this.session.decision !== null && this.#changed.length > 0,
  );

  readonly #all: readonly RecapLine[] = $derived.by(() => {
    const words = this.isOpen ? RETELLING.thing : null;
    if (!words) return [];
    const heard = words.recapOf(this.#tellings, this.reader());
    if (heard.length > 0) return heard;
    return keptRecap(this.#turn, words.isRecap) ?? words.recapFrom(this.#changed);
  });

  readonly lines: readonly RecapLine[] = $derived.by(() => this.#all.slice(0, MOST_LINES));
  readonly more: number = $derived.by(() => this.#all.length - this.lines.length);

  /** Where it happened. */
  readonly changed: readonly ThingShown[] = $derived.by(() =>
    this.isOpen ? placesIn(this.#changed) : [],
  );
  /** To whom. */
  readonly seats: readonly number[] = $derived.by(() =>
    this.isOpen ? this.#changed.map(({ of }) => of) : [],
  );

  /** For an effect of the table: the recap is kept for when the page is reloaded. */
  keep(): void {
    if (this.#all.length > 0 && this.#tellings.length > 0) keepRecap(this.#turn, this.#all);
  }

  /** It is on the screen that we were obstructed. */
  showObstruction(): void {
    this.#isObstructionShown = this.obstructed !== null;
  }

  close(): void {
    this.#closed = this.#upTo;
  }
}

/** Only battles name an area and whom somebody acts against. */
export const tellsBattle = ({ refs }: LineShown): boolean =>
  ["area", "seat"].every((kind) => refs.some((ref) => ref.kind === kind));

const isBattle = ({ kind }: { kind: string }) => kind === "battle";
