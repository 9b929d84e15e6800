/** A search in the rulebooks, and what was found. */
import type { Rulebook } from "../api/wire";
import { bookOf, BOOKS } from "./books";
import { search, wordsOf, type Hit } from "./search";

/** More than anybody reads; a further word narrows it down. */
const MOST = 40;

export class RuleSearch {
  question = $state("");
  /** The hit that Enter would open. */
  chosen = $state(0);
  /** Whether the hits are shown, if there is no room for them beside the text. */
  open = $state(false);
  #book: Rulebook | null = $state.raw(null);
  #others: Rulebook[] = $state.raw([]);
  #words = $derived(wordsOf(this.question));
  #hits: Hit[] = $derived(this.#book ? search(this.#book, this.question) : []);
  #elsewhere = $derived(
    this.#others
      .map((book) => ({ book: book.game, n: search(book, this.question).length }))
      .filter(({ n }) => n > 0),
  );

  /** Search this book; the others are fetched too, to say how many hits they have. */
  async look(book: Rulebook): Promise<void> {
    if (this.#book === book) return;
    this.#book = book;
    this.chosen = 0;
    const others = BOOKS.filter(({ name }) => name !== book.game).map(({ name }) => bookOf(name));
    const read = await Promise.allSettled(others);
    this.#others = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }

  ask(question: string): void {
    this.question = question;
    this.chosen = 0;
    this.open = this.isAsked;
  }

  step(by: number): void {
    const n = this.shown.length;
    if (n > 0) this.chosen = (this.chosen + by + n) % n;
    this.open = this.isAsked;
  }

  get isAsked(): boolean {
    return this.#words.length > 0;
  }
  get words(): readonly string[] {
    return this.#words;
  }
  get shown(): Hit[] {
    return this.#hits.slice(0, MOST);
  }
  /** How many rules were found in this book, and in each of the others. */
  get here(): number {
    return this.#hits.length;
  }
  get elsewhere(): { book: string; n: number }[] {
    return this.#elsewhere;
  }
}
