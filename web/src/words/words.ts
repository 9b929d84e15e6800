/** What the client says: Fluent messages of one language, loaded before anything is said; those of a
 *  game with the game. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages } from "virtual:languages";

import { isolated } from "./direction";

export type WordArguments = Record<string, FluentVariable>;

/** The language that messages are written in first, and that has every message. */
const SOURCE = "en";
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/** The available languages, by their own names. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languages).map(([locale, { name }]) => [locale, name]),
);

/** The first of these languages that is available; otherwise English. */
export function bestOf(wanted: readonly string[], known = Object.keys(languages)): string {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    for (let count = parts.length; count > 0; count -= 1) {
      const start = parts.slice(0, count).join("-");
      const found = known.find((locale) => locale.toLowerCase() === start);
      if (found) return found;
    }
  }
  return SOURCE;
}

/** Which way a language is written. */
export function directionOf(locale: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(locale).maximize();
  return script && RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}

/** Arguments do not change the direction of a sentence. */
function apart(args: WordArguments): WordArguments {
  const kept = ([name, value]: [string, FluentVariable]) =>
    [name, typeof value === "string" ? isolated(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(kept));
}

function add(text: string, bundle: FluentBundle): FluentBundle {
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
  return bundle;
}

/** The messages of a text. */
export const bundleOf = (text: string, locale = SOURCE): FluentBundle =>
  // Isolating marks would be read out and copied, so only text that needs them gets them (`apart`).
  add(text, new FluentBundle(locale, { useIsolating: false }));

/** A function that says messages; a mistake in one is an error, or, `lenient`, shown as its key. */
export function speaker(bundle: FluentBundle, lenient: boolean) {
  return (key: string, args: WordArguments = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      if (lenient) return key;
      throw new Error(`message '${key}' is missing`);
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, apart(args), errors);
    if (errors[0] && !lenient) throw new Error(`message '${key}': ${errors[0].message}`);
    return text;
  };
}

let spoken = {
  locale: SOURCE,
  bundle: new FluentBundle(SOURCE),
  games: new Map<string, Promise<void>>(),
};
let said = speaker(spoken.bundle, import.meta.env.PROD);

/** Load a language: everything is in it from then on. The words of games are loaded with them. */
export async function speak(locale: string): Promise<void> {
  const language = languages[locale];
  if (!language) throw new Error(`there is no language ${locale}`);
  const games = [...spoken.games.keys()];
  spoken = {
    locale,
    bundle: bundleOf((await language.load()).default, locale),
    games: new Map(),
  };
  said = speaker(spoken.bundle, import.meta.env.PROD);
  await Promise.all(games.map(speakOf));
}

/** Load the words of a game, if it has any of its own, once. */
export function speakOf(game: string): Promise<void> {
  const { locale, bundle, games } = spoken;
  const load = languages[locale]?.games[game];
  const loading = games.get(game) ?? load?.().then((words) => void add(words.default, bundle));
  if (loading) games.set(game, loading);
  return loading ?? Promise.resolve();
}

/** The games with words of their own. */
export const spokenGames = (): readonly string[] =>
  Object.keys(languages[spoken.locale]?.games ?? {});

/** The current language, for dates, lists and the server. */
export const spokenLanguage = (): string => spoken.locale;

/** The message of this key with its arguments in place. */
export const say = (key: string, args?: WordArguments): string => said(key, args);

/** The same for a key made from a name; null if there is no such message. */
export const sayIfKnown = (key: string): string | null =>
  spoken.bundle.hasMessage(key) ? say(key) : null;
