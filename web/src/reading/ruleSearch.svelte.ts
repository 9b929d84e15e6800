/** What is looked for in the rulebooks, and what was found. */
import type { Rulebook } from "../api/wire";
import { RULEBOOKS } from "../shared/browser/address.svelte";
import { bookOf } from "./books";
import { search, wordsOf, type Hit } from "./search";

/** More than anybody reads; a further word narrows it down. */
const MOST = 40;

export class RuleSearch {
  question = $state("");
  /** The hit that Enter would open. */
  chosen = $state(0);
  /** Whether the hits are looked at, where there is no room for them beside the text. */
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

  /** Look in this book; the others are fetched, so that it can be told what they hold. */
  async look(book: Rulebook): Promise<void> {
    if (this.#book === book) return;
    this.#book = book;
    this.chosen = 0;
    const others = RULEBOOKS.filter((game) => game !== book.game).map(bookOf);
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
  /** How many rules of this book were found, and of which others how many. */
  get here(): number {
    return this.#hits.length;
  }
  get elsewhere(): { book: string; n: number }[] {
    return this.#elsewhere;
  }
}
