/** What has just happened to seats: a program plays for one, or no longer. */
import type { TableShown } from "../../api/wire";
import { announcer } from "../../shared/browser/announce.svelte";
import { newsOf } from "../../shared/seats/absence";

/** Milliseconds for which it is shown; the seat's label keeps saying it. */
const TOLD_FOR = 8000;

export class SeatNews {
  words = $state("");
  #before: TableShown | null;

  constructor(table: TableShown | null) {
    this.#before = table;
  }

  /** For an effect: announce what is new at the table. */
  compare(table: TableShown | null, seat: number | null): void {
    const news = this.#before && table ? newsOf(this.#before, table, seat).join(" ") : "";
    this.#before = table;
    if (!news) return;
    this.words = news;
    announcer.say(news);
  }

  /** For an effect: forget it after a while. What it returns stops that. */
  fade(): (() => void) | undefined {
    if (!this.words) return undefined;
    const timer = setTimeout(() => this.dismiss(), TOLD_FOR);
    return () => clearTimeout(timer);
  }

  dismiss(): void {
    this.words = "";
  }
}
