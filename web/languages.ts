/** The words of the client: modules for each language, made from the folders of `messages/` when the
 *  client is built. One has what any page says, and each game has its own, from the files that begin
 *  with its name. Messages missing in a language are in English. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = "en";
/** The files whose messages the client uses. */
const OURS = /^(web.*|lobby|guide|.*-web)\.ftl$/;
const LIST = "virtual:languages";
const WORDS = "virtual:words/";
/** Stands for the words that any page needs. */
const ANY = "page";
/** The games with words of their own. */
const GAMES = readdirSync(resolve(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;

interface Language {
  name: string;
  files: string[];
}

/** The languages by their locale; ORRERY_MESSAGES names a folder with more. */
function languages(): Record<string, Language> {
  const elsewhere = process.env.ORRERY_MESSAGES;
  const places = [resolve(import.meta.dirname, "../messages"), ...(elsewhere ? [elsewhere] : [])];
  const found = places.flatMap((place) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => [entry.name, languageIn(join(place, entry.name))] as const),
  );
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function languageIn(folder: string): Language {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
  return {
    name: /^language-name = (.+)$/m.exec(text)?.[1] ?? "",
    files: files.filter((name) => OURS.test(name)).map((name) => join(folder, name)),
  };
}

/** All messages of some files by their name. */
function entriesOf(files: readonly string[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, "utf-8");
    const begins = [...text.matchAll(ENTRY)];
    begins.forEach((begin, at) =>
      entries.set(begin[1] ?? "", text.slice(begin.index, begins[at + 1]?.index)),
    );
  }
  return entries;
}

/** The messages of a language, with English for those that are missing. */
export function wordsOf(own: readonly string[], english: readonly string[]): string {
  const entries = new Map([...entriesOf(english), ...entriesOf(own)]);
  return [...entries.values()].map((entry) => entry.trimEnd()).join("\n");
}

/** The game whose words are in a file, or `page`. */
export const gameOf = (file: string): string =>
  GAMES.find((game) => basename(file).startsWith(`${game}-`)) ?? ANY;

/** A language in the list: its name, what loads its words, and what loads those of each game. */
function listed(locale: string, { name }: Language): string {
  const load = (game: string) => `() => import("${WORDS}${game}/${locale}")`;
  const games = GAMES.map((game) => `${JSON.stringify(game)}: ${load(game)}`);
  const fields = `name: ${JSON.stringify(name)}, load: ${load(ANY)}, games: { ${games.join(", ")} }`;
  return `${JSON.stringify(locale)}: { ${fields} }`;
}

export function languageModules(): Plugin {
  return {
    name: "orrery-languages",
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      const known = languages();
      if (id === `\0${LIST}`) {
        const list = Object.entries(known).map(([locale, language]) => listed(locale, language));
        return `export const languages = { ${list.join(", ")} };`;
      }
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [game, locale = ""] = id.slice(WORDS.length + 1).split("/");
      const [language, english] = [known[locale], known[SOURCE]];
      if (!language || !english) return null;
      const [own, source] = [language, english].map(({ files }) =>
        files.filter((file) => gameOf(file) === game),
      );
      for (const file of [...(own ?? []), ...(source ?? [])]) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(own ?? [], source ?? []))};`;
    },
  };
}
