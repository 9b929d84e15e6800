/** A running guide: follows what happens at a table, and explains each thing once. */
import { SvelteSet } from "svelte/reactivity";

import type { DecisionShown, OptionShown } from "../api/wire";
import {
  dueNote,
  type Lessons,
  type Moment,
  type Note,
  type Outcome,
  type Seen,
} from "../shared/screen/lessons";
import { say } from "../words/words";
import { type GuideProgress, guideAt, keepGuide } from "./guideProgress";

export class Guide {
  readonly #kept: GuideProgress;
  readonly #read: SvelteSet<string>;
  readonly #done: SvelteSet<string>;
  /** The note being shown. */
  note = $state.raw<Note | null>(null);
  moment = $state.raw<Moment | null>(null);
  isLeft = $state(false);
  isDone = $state(false);
  /** What a program said about a decision. */
  #heard: { of: DecisionShown; pick: string; why: string; then: readonly string[] } | null = null;

  constructor(
    readonly table: string,
    readonly lessons: Lessons,
    kept: GuideProgress,
  ) {
    this.#kept = kept;
    this.#read = new SvelteSet(kept.read);
    this.#done = new SvelteSet(kept.done);
    this.isLeft = kept.isLeft;
    this.isDone = kept.isDone;
  }

  /** The guide that this browser has at a table. */
  static at(table: string, lessons: Lessons): Guide | null {
    const kept = guideAt(table);
    return kept && new Guide(table, lessons, kept);
  }

  /** What there is to learn, in the order of the notes, and whether it has been learned. */
  get points(): { name: string; isLearnt: boolean }[] {
    return this.lessons.notes
      .filter(({ isPoint }) => isPoint)
      .map((note) => ({ name: note.name, isLearnt: this.#isLearnt(note) }));
  }

  /** Something to do is not learned by reading about it; something to be explained is learned
   *  either way. */
  #isLearnt({ name, explains }: Note): boolean {
    if (!this.lessons.doable.includes(name)) return this.#read.has(name);
    return this.#done.has(name) && (!explains || this.#read.has(name));
  }

  get learnt(): number {
    return this.points.filter(({ isLearnt }) => isLearnt).length;
  }

  /** The decision for which nothing is planned, so that a program must be asked. */
  get question(): DecisionShown | null {
    const { decision, advice, counsel } = this.moment ?? { decision: null };
    if (this.isLeft || this.isDone || !decision) return null;
    return advice === null && counsel === null ? decision : null;
  }

  /** What is advised now, unless the note is about something else. */
  get advice(): OptionShown | null {
    const isSilent = this.isDone || (this.note && !this.note.acts);
    return isSilent ? null : (this.moment?.advice ?? null);
  }

  /** What that is called; empty if nothing is advised. */
  get advised(): string {
    const { advice, moment } = this;
    return advice && moment ? this.lessons.label(advice, moment) : "";
  }

  /** Why that is good, if no note says so. */
  get why(): string {
    const { advice, moment, note } = this;
    if (!advice || !moment || note) return "";
    const isHeard = this.#heard?.of === moment.decision && this.#heard?.pick === advice.text;
    return (isHeard && this.#heard?.why) || this.lessons.why(advice, moment);
  }

  /** The text for screen readers: the note, and what is advised. */
  get spoken(): string {
    const { note, moment } = this;
    const told = note && moment ? this.words(note, moment) : null;
    return [told && `${told.title}.`, told?.text, this.advised && `${this.advised}.`, this.why]
      .filter(Boolean)
      .join(" ");
  }

  words(note: Note, moment: Moment): { title: string; text: string } {
    const words = note.words?.(moment) ?? {};
    return {
      title: say(`guide-${note.name}-title`, words),
      text: say(`guide-${note.name}`, words),
    };
  }

  /** The last note was read. */
  get isAllTold(): boolean {
    return this.#read.has(this.lessons.notes.at(-1)?.name ?? "");
  }

  /** Look at the current table. */
  look(table: Omit<Seen, "counsel" | "then">): void {
    const before = this.moment;
    const heard = this.#heard?.of === table.decision ? this.#heard : null;
    const seen = { ...table, counsel: heard?.pick ?? null, then: heard?.then ?? [] };
    const advice = seen.decision ? this.lessons.advise(this.#kept.turns, seen) : null;
    const news = before ? this.#markDone(before, seen) : null;
    const outcome = news ?? (before?.decision === table.decision ? before?.outcome : null) ?? null;
    this.moment = { ...seen, advice, outcome };
    if (!this.isLeft) this.#tell(this.moment);
  }

  /** A program was asked, and this is what it would pick, and why; empty if it does not know either.
   *  `then`: what it would pick next. */
  hear(of: DecisionShown, pick: string, why = "", then: readonly string[] = []): void {
    this.#heard = { of, pick, why, then };
    if (this.moment?.decision === of) this.look(this.moment);
  }

  /** The player has read the note. */
  goOn(): void {
    if (!this.note || !this.moment) return;
    this.#markRead(this.note);
    this.#tell(this.moment);
  }

  leave(): void {
    this.isLeft = true;
    this.note = null;
    this.#keep();
  }

  resume(): void {
    this.isLeft = false;
    this.#keep();
    if (this.moment) this.#tell(this.moment);
  }

  /** There is nothing more to tell except what has not come up yet. */
  finish(): void {
    this.isDone = true;
    this.note = null;
    this.#keep();
  }

  #tell(moment: Moment): void {
    const notes = this.lessons.notes.filter(
      (note) => (note.lasts || !this.isDone) && !this.#isNeedless(note),
    );
    const next = dueNote(notes, moment, this.#read, this.note);
    if (this.note && next !== this.note) this.#markRead(this.note);
    this.note = next;
  }

  /** What has already been done is not taught any more. */
  #isNeedless({ name, acts, until, explains }: Note): boolean {
    return !explains && this.#done.has(until ?? (acts ? name : ""));
  }

  /** Tick what has been done since; returns the result if it was something new. */
  #markDone(before: Seen, now: Seen): Outcome | null {
    const news = this.lessons.doable.filter(
      (name) => !this.#done.has(name) && this.lessons.wasDone(name, before, now),
    );
    const [of] = news;
    if (of === undefined) return null;
    news.forEach((name) => this.#done.add(name));
    this.#keep();
    return { of, told: now.log.slice(before.log.length) };
  }

  #markRead(note: Note): void {
    if (this.#read.has(note.name)) return;
    this.#read.add(note.name);
    this.#keep();
  }

  #keep(): void {
    const { isLeft, isDone } = this;
    const [read, done] = [[...this.#read], [...this.#done]];
    keepGuide(this.table, { ...this.#kept, read, done, isLeft, isDone });
  }
}
