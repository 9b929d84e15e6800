/** Understands what a player types in the text view: the same text forms as in the terminal. */
import { textOf, type Whole } from "../../shared/choosing/narrowing";
import type { NamedThing } from "../../shared/screen/gameWords";

export type Command =
  | { is: "nothing" }
  | { is: "options"; found: readonly Whole[] }
  | { is: "pick"; option: Whole }
  | { is: "several"; found: readonly Whole[] }
  | { is: "last"; count: number }
  | { is: "hand" | "hint" | "undo" | "help" | "draft" | "send" }
  | { is: "why"; things: readonly NamedThing[]; words: string }
  | { is: "unknown"; words: string };

type Word = "options" | "last" | "hand" | "hint" | "undo" | "help" | "why" | "draft" | "send";
const SHORT: Record<string, Word> = {
  o: "options",
  options: "options",
  l: "last",
  last: "last",
  h: "hand",
  hand: "hand",
  hint: "hint",
  undo: "undo",
  z: "undo",
  help: "help",
  "?": "help",
  why: "why",
  draft: "draft",
  send: "send",
};

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function fitting(options: readonly Whole[], words: string): Whole[] {
  const wanted = plain(words).split(" ").filter(Boolean);
  return options.filter((option) => {
    const text = plain(`${option.label} ${textOf(option)}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The things that words name, one after another: as many words as possible are one thing. */
function named(things: readonly NamedThing[], words: readonly string[]): NamedThing[] {
  if (words.length === 0) return [];
  for (let count = words.length; count > 0; count -= 1) {
    const text = plain(words.slice(0, count).join(" "));
    const found =
      things.find((thing) => plain(thing.name) === text) ??
      things.find((thing) => plain(thing.name).includes(text));
    if (!found) continue;
    const rest = named(things, words.slice(count));
    if (rest.length > 0 || count === words.length) return [found, ...rest];
  }
  return [];
}

/** What a text form means: the option with all that follows it, or all ways in which it can go on. */
function exactly(options: readonly Whole[], text: string): Whole[] {
  const whole = options.filter((option) => textOf(option) === text);
  return whole.length > 0 ? whole : options.filter((option) => option.text === text);
}

/** At the end of what is typed: the last pick of the gesture is not made, but asked for. */
const STOPS = /\s*(?:\.\.\.|…)$/;

/** A gesture without its last pick. */
const stopped = (whole: Whole): Whole => ({ ...whole, then: (whole.then ?? []).slice(0, -1) });

export function understand(
  typed: string,
  options: readonly Whole[],
  things: readonly NamedThing[],
): Command {
  const text = typed.trim();
  if (!text) return { is: "nothing" };
  if (STOPS.test(text)) {
    const whole = understand(text.replace(STOPS, ""), options, things);
    return whole.is === "pick" ? { is: "pick", option: stopped(whole.option) } : whole;
  }
  const exact = exactly(options, text);
  if (exact.length > 0) return meant(exact, text);
  const [first = "", ...more] = text.split(/\s+/);
  const words = more.join(" ");
  const known = Object.hasOwn(SHORT, first.toLowerCase()) ? SHORT[first.toLowerCase()] : undefined;
  switch (known) {
    case "options":
      return { is: "options", found: fitting(options, words) };
    case "last":
      return { is: "last", count: Math.max(1, Number.parseInt(words, 10) || 1) };
    case "why":
      return words ? { is: "why", things: named(things, more), words } : { is: "help" };
    case undefined:
      return meant(fitting(options, text), text);
    default:
      return { is: known };
  }
}

/** Of several ways none is picked: nobody may send half of what another meant. */
function meant(found: readonly Whole[], words: string): Command {
  const [only, ...others] = found;
  if (!only) return { is: "unknown", words };
  return others.length > 0 ? { is: "several", found } : { is: "pick", option: only };
}
