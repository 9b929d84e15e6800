/** A guide at work: follows what happens at a table, and tells each thing once. */
import { SvelteSet } from "svelte/reactivity";

import type { OptionShown } from "../api/wire";
import { say } from "../words/words";
import { type Kept, guideAt, keepGuide } from "./kept";
import { dueNote, type Lessons, type Moment, type Note } from "./notes";

export class Guide {
  readonly #kept: Kept;
  readonly #read: SvelteSet<string>;
  readonly #done: SvelteSet<string>;
  /** The note that is being told. */
  note = $state.raw<Note | null>(null);
  moment = $state.raw<Moment | null>(null);
  isLeft = $state(false);
  isDone = $state(false);

  constructor(
    readonly table: string,
    readonly lessons: Lessons,
    kept: Kept,
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

  /** What there is to learn, in the order of the notes, and whether it was learnt. */
  get points(): { name: string; isLearnt: boolean }[] {
    return this.lessons.notes
      .filter(({ isPoint }) => isPoint)
      .map(({ name }) => ({ name, isLearnt: this.#isLearnt(name) }));
  }

  /** What is done by the player is not learnt by reading of it. */
  #isLearnt(name: string): boolean {
    return (name in this.lessons.done ? this.#done : this.#read).has(name);
  }

  get learnt(): number {
    return this.points.filter(({ isLearnt }) => isLearnt).length;
  }

  /** The point that one is at, counted from one. */
  get step(): number {
    return Math.min(this.learnt + 1, this.points.length);
  }

  /** What is advised now, unless the note speaks of something else. */
  get advice(): OptionShown | null {
    const isSilent = this.isDone || (this.note && !this.note.acts);
    return isSilent ? null : (this.moment?.advice ?? null);
  }

  /** How that is called; nothing if nothing is advised. */
  get advised(): string {
    const { advice, moment } = this;
    return advice && moment ? this.lessons.label(advice, moment) : "";
  }

  /** What is told, for those who hear it: the note, and what is advised. */
  get spoken(): string {
    const { note, moment } = this;
    const told = note && moment ? this.words(note, moment) : null;
    return [told && `${told.title}.`, told?.text, this.advised && `${this.advised}.`]
      .filter(Boolean)
      .join(" ");
  }

  words(note: Note, moment: Moment): { title: string; text: string } {
    const text = say(`guide-${note.name}`, note.words?.(moment) ?? {});
    return { title: say(`guide-${note.name}-title`), text };
  }

  /** The last note was read. */
  get isAllTold(): boolean {
    return this.#read.has(this.lessons.notes.at(-1)?.name ?? "");
  }

  /** Look at the table as it stands now. */
  look(seen: Omit<Moment, "advice">): void {
    const advice = seen.decision ? this.lessons.advise(this.#kept.turns, seen) : null;
    const [before, now] = [this.moment, { ...seen, advice }];
    this.moment = now;
    if (before) this.#markDone(before, now);
    if (!this.isLeft) this.#tell(now);
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

  /** There is no more to tell but what was not met yet. */
  finish(): void {
    this.isDone = true;
    this.note = null;
    this.#keep();
  }

  #tell(moment: Moment): void {
    const notes = this.lessons.notes.filter(({ lasts }) => lasts || !this.isDone);
    const next = dueNote(notes, moment, this.#read, this.note);
    if (this.note && next !== this.note) this.#markRead(this.note);
    this.note = next;
  }

  #markDone(before: Moment, now: Moment): void {
    const news = Object.entries(this.lessons.done)
      .filter(([name, wasDone]) => !this.#done.has(name) && wasDone(before, now))
      .map(([name]) => name);
    news.forEach((name) => this.#done.add(name));
    if (news.length > 0) this.#keep();
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
