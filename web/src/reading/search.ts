/** Finding rules as you type: all words must be there, and the best match comes first. */
import type { Rulebook, RuleBlock, RuleShown } from "../api/wire";
import { chapterTitle } from "./books";

export interface Hit {
  rule: RuleShown;
  /** The words around what was found. */
  excerpt: string;
}

interface Entry {
  rule: RuleShown;
  id: string;
  title: string;
  /** The title of its chapter. */
  chapter: string;
  /** The rule itself, and all else that is said about it. */
  texts: [rule: string, rest: string];
  shown: string;
}

const EXCERPT = 150;

/** Lower case without accents, each character as long as before, so that positions stay the same. */
export const plain = (text: string) =>
  text.replace(/[^ -~]/g, (one) => one.normalize("NFD").charAt(0)).toLowerCase();

const escaped = (word: string) => word.replace(/[^a-z0-9]/g, "\\$&");

const lineOf = (block: RuleBlock) =>
  [block.line, ...block.rows.flat()].map((line) => line.map(({ text }) => text).join("")).join(" ");

const textOf = (rule: RuleShown, wanted: (at: number) => boolean) =>
  rule.parts
    .filter((_, at) => wanted(at))
    .flatMap((part) => part.blocks.map(lineOf))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

function entryOf(rule: RuleShown, chapter: string): Entry {
  const first = textOf(rule, (at) => at === 0);
  const rest = textOf(rule, (at) => at > 0);
  return {
    rule,
    id: plain(rule.id),
    title: plain(rule.title),
    chapter: plain(chapter),
    texts: [plain(first), plain(rest)],
    shown: `${first} ${rest}`.trim(),
  };
}

const indexes = new WeakMap<Rulebook, Entry[]>();

function indexOf(book: Rulebook): Entry[] {
  const made =
    indexes.get(book) ??
    book.chapters.flatMap(({ area, rules }) =>
      rules.map((rule) => entryOf(rule, chapterTitle(book.game, area))),
    );
  indexes.set(book, made);
  return made;
}

/** The words of a question; a plural also finds the singular. */
export function wordsOf(question: string): string[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return words.map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}

/** How well a word matches a text: at the start of a word, within one, or not at all. */
function fit(text: string, word: string): number {
  if (new RegExp(`(?:^|[^a-z0-9])${escaped(word)}`).test(text)) return 2;
  return text.includes(word) ? 1 : 0;
}

/** How close together the words are: less than a line apart counts. */
function together(text: string, words: string[]): boolean {
  const from = text.indexOf(words[0] ?? "");
  const there = text.slice(from, from + 60);
  return from >= 0 && words.every((word) => there.includes(word));
}

function scoreOf(entry: Entry, words: string[], phrase: string): number {
  let score = 0;
  for (const word of words) {
    const [rule, rest] = entry.texts;
    const found =
      (entry.id.includes(word) ? 30 : 0) +
      20 * fit(entry.title, word) +
      6 * fit(rule, word) +
      2 * fit(rest, word) +
      fit(entry.chapter, word);
    if (found === 0) return 0;
    score += found;
  }
  if (entry.id === phrase) score += 1000;
  if (entry.id.startsWith(phrase)) score += 200;
  if (entry.title.includes(phrase)) score += 60;
  if (words.length > 1 && entry.texts.some((text) => together(text, words))) score += 25;
  if (entry.texts.some((text) => text.includes(phrase))) score += 15;
  return score;
}

/** Whether the search is about undo: that is not a rule, but the table can do it. */
export const asksForUndo = (words: readonly string[]) =>
  words.some((word) => /^(?:undo|mistake|misclick|take-?back|revert)/.test(word));

/** The rules of a book that contain all the words, best match first. */
export function search(book: Rulebook, question: string): Hit[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const phrase = plain(question).trim().replace(/\s+/g, " ");
  return indexOf(book)
    .map((entry) => ({ entry, score: scoreOf(entry, words, phrase) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .map(({ entry }) => ({ rule: entry.rule, excerpt: excerptOf(entry, words) }));
}

/** A line of the text, starting shortly before the first search word. */
function excerptOf({ shown }: Entry, words: string[]): string {
  const text = plain(shown);
  const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  if (first < EXCERPT - 50) return cut(shown, 0);
  return `… ${cut(shown, shown.indexOf(" ", first - 50) + 1)}`;
}

function cut(text: string, from: number): string {
  const rest = text.slice(from);
  return rest.length <= EXCERPT ? rest : `${rest.slice(0, rest.lastIndexOf(" ", EXCERPT))} …`;
}

export interface Marked {
  text: string;
  found: boolean;
}

/** A text split at the search words. */
export function markedIn(text: string, words: readonly string[]): Marked[] {
  const long = words.filter((word) => word.length > 1).map((word) => escaped(word));
  if (long.length === 0) return [{ text, found: false }];
  const pieces: Marked[] = [];
  let from = 0;
  for (const match of plain(text).matchAll(new RegExp(`(?:${long.join("|")})s?`, "g"))) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), found: false });
    from = match.index + match[0].length;
    pieces.push({ text: text.slice(match.index, from), found: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}
