/** The rulebooks, each fetched once, and what follows from them. */
import { rulebook } from "../api/rest";
import type { Rulebook, RuleShown } from "../api/wire";
import type { GlyphName } from "../art/glyphs/paths";
import { GAMES } from "../games/index";
import type { BookShown } from "../shared/screen/gameScreen";
import { say } from "../words/words";

/** The language that rules are written in, whatever language the page speaks. */
export const BOOK_LANGUAGE = "en";

/** All rulebooks; the first is the default. */
export const BOOKS: readonly BookShown[] = GAMES.flatMap(({ books }) => books);

/** A rulebook by its name; the first if none is named, null if there is no such book. */
export const shownBook = (name: string): BookShown | null =>
  (name ? BOOKS.find((book) => book.name === name) : BOOKS[0]) ?? null;

const known = new Map<string, Promise<Rulebook>>();

export function bookOf(game: string): Promise<Rulebook> {
  const asked = known.get(game);
  if (asked) return asked;
  const asking = rulebook(game);
  known.set(game, asking);
  asking.catch(() => known.delete(game));
  return asking;
}

/** The address of a rule, or of a chapter by its area. */
export const addressOf = (game: string, place = "") => `/rules/${game}${place && `#${place}`}`;

/** The address of a rule in any book: its id says which. */
export function addressOfRule(id: string): string {
  const book = BOOKS.find(({ prefix }) => id.startsWith(`${prefix}-`));
  return addressOf(book?.name ?? "", id);
}

export function chapterTitle(book: string, area: string): string {
  const prefix = shownBook(book)?.prefix ?? "";
  return say("rules-chapter", { chapter: `${prefix}-${area}`.toLowerCase() });
}

export const isExample = (rule: RuleShown) => /-EX-?\d+$/.test(rule.id);

/** Chapters that any rulebook may have. */
const COMMON: Readonly<Record<string, GlyphName>> = {
  SETUP: "galaxy",
  WIN: "flag",
  MODE: "settings",
  OPT: "plus",
  FAQ: "hint",
  EX: "note",
  KEY: "text-view",
};

export const glyphOf = (book: string, area: string): GlyphName =>
  shownBook(book)?.chapters[area] ?? COMMON[area] ?? "book";
