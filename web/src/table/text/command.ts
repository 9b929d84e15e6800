/** Understands what a player types in the text view: the same text forms as in the terminal. */
import type { OptionShown } from "../../api/wire";
import type { NamedThing } from "../../shared/screen/gameWords";

export type Command =
  | { is: "nothing" }
  | { is: "options"; found: readonly OptionShown[] }
  | { is: "pick"; option: OptionShown }
  | { is: "several"; found: readonly OptionShown[] }
  | { is: "last"; count: number }
  | { is: "hand" | "hint" | "undo" | "help" }
  | { is: "why"; things: readonly NamedThing[]; words: string }
  | { is: "unknown"; words: string };

const SHORT: Record<string, "options" | "last" | "hand" | "hint" | "undo" | "help" | "why"> = {
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
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function fitting(options: readonly OptionShown[], words: string): OptionShown[] {
  const wanted = plain(words).split(" ").filter(Boolean);
  return options.filter((option) => {
    const text = plain(`${option.label} ${option.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The things that words name: all words one thing, or each word one. */
function named(things: readonly NamedThing[], words: string): NamedThing[] {
  const find = (text: string) => things.find((thing) => plain(thing.name).includes(plain(text)));
  const whole = find(words);
  if (whole) return [whole];
  const each = words.split(/\s+/).map(find);
  return each.every((thing) => thing !== undefined) ? each : [];
}

export function understand(
  typed: string,
  options: readonly OptionShown[],
  things: readonly NamedThing[],
): Command {
  const text = typed.trim();
  if (!text) return { is: "nothing" };
  const exact = options.find((option) => option.text === text);
  if (exact) return { is: "pick", option: exact };
  const [first = "", ...more] = text.split(/\s+/);
  const words = more.join(" ");
  const known = Object.hasOwn(SHORT, first.toLowerCase()) ? SHORT[first.toLowerCase()] : undefined;
  switch (known) {
    case "options":
      return { is: "options", found: fitting(options, words) };
    case "last":
      return { is: "last", count: Math.max(1, Number.parseInt(words, 10) || 1) };
    case "why":
      return words ? { is: "why", things: named(things, words), words } : { is: "help" };
    case undefined:
      break;
    default:
      return { is: known };
  }
  const found = fitting(options, text);
  const [only, ...others] = found;
  if (!only) return { is: "unknown", words: text };
  return others.length ? { is: "several", found } : { is: "pick", option: only };
}
