/** A guide at work: follows what happens at a table, and tells each thing once. */
import { SvelteSet } from "svelte/reactivity";

import type { OptionShown } from "../api/wire";
import { say } from "../words/words";
import { type Kept, guideAt, keepGuide } from "./kept";
import { dueNote, type Lessons, type Moment, type Note } from "./notes";

export class Guide {
  readonly #kept: Kept;
  readonly #read: SvelteSet<string>;
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
      .map(({ name }) => ({ name, isLearnt: this.#read.has(name) }));
  }

  get learnt(): number {
    return this.points.filter(({ isLearnt }) => isLearnt).length;
  }

  /** What is advised now, unless the note speaks of something else. */
  get advice(): OptionShown | null {
    return this.note && !this.note.acts ? null : (this.moment?.advice ?? null);
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
    this.moment = { ...seen, advice };
    if (!this.isLeft && !this.isDone) this.#tell(this.moment);
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

  /** There is no more to tell. */
  finish(): void {
    this.isDone = true;
    this.note = null;
    this.#keep();
  }

  #tell(moment: Moment): void {
    const next = dueNote(this.lessons.notes, moment, this.#read, this.note);
    if (this.note && next !== this.note) this.#markRead(this.note);
    this.note = next;
  }

  #markRead(note: Note): void {
    if (this.#read.has(note.name)) return;
    this.#read.add(note.name);
    this.#keep();
  }

  #keep(): void {
    const { isLeft, isDone } = this;
    keepGuide(this.table, { ...this.#kept, read: [...this.#read], isLeft, isDone });
  }
}
