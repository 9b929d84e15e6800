/** The rooms of the client, and who may look into which (ARCHITECTURE.md, "The client"). Tests may look
 *  anywhere. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { describe, expect, test } from "vitest";

/** Of each room those it may import from; all of them stand above it, so that no two need each other. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  words: [],
  api: ["words"],
  art: ["words"],
  shared: ["words", "api", "art"],
  motion: ["words", "api", "art", "shared"],
  games: ["words", "api", "art", "shared", "motion"],
  reading: ["words", "api", "art", "shared", "games"],
  guide: ["words", "api", "art", "shared", "games", "reading"],
  gallery: ["words", "api", "art", "shared", "games", "reading"],
  table: ["words", "api", "art", "shared", "games", "reading", "guide"],
  replay: ["words", "api", "art", "shared", "games", "table"],
  lobby: ["words", "api", "art", "shared", "games", "guide", "replay"],
  dev: ["art", "games"],
};
const MOST_MODULES = 20;
const LIST = "games/index.ts";

/** Samples for tests and what is made from the server's. */
const MAY_NAME = /(^|\/)(sample|fake)[A-Z]|\.d\.ts$|^dev\//;

/** What each module imports, by their paths in web/src. */
type Modules = ReadonlyMap<string, readonly string[]>;

const SOURCES = import.meta.dirname;
const SUFFIXES = ["", ".ts", ".d.ts"];
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

function specifiersIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, specifier = ""]) => specifier);
}

function readModules(): Modules {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"));
  const known = new Set(paths);
  const importsOf = (path: string) =>
    specifiersIn(readFileSync(join(SOURCES, path), "utf-8")).flatMap((specifier) => {
      const target = normalize(join(dirname(path), specifier));
      const found = SUFFIXES.map((suffix) => target + suffix).find((one) => known.has(one));
      return found === undefined ? [] : [found];
    });
  return new Map(paths.map((path) => [path, importsOf(path)]));
}

const arrows = (modules: Modules): [from: string, to: string][] =>
  [...modules].flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]));

/** The room a module stands in; none for App.svelte and main.ts, which may import everything. */
const roomOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");
/** The game a module belongs to; none for the list of games and everything outside. */
const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1] ?? "";

function crowdedFolders(modules: Modules): string[] {
  const counts = new Map<string, number>();
  for (const path of modules.keys())
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, n]) => n > MOST_MODULES).map(([folder, n]) => `${folder}: ${n}`);
}

function forbiddenArrows(modules: Modules): string[] {
  return arrows(modules)
    .filter(([from, to]) => roomOf(from) !== "" && roomOf(from) !== roomOf(to))
    .filter(([from, to]) => !MAY_IMPORT[roomOf(from)]?.includes(roomOf(to)))
    .map(([from, to]) => `${from} → ${to}`);
}

/** A game is entered by its one door, and from the list of games alone. */
function brokenDoors(modules: Modules): string[] {
  return arrows(modules)
    .filter(([from, to]) => gameOf(to) !== "" && gameOf(from) !== gameOf(to))
    .filter(([from, to]) => from !== LIST || to !== `games/${gameOf(to)}/index.ts`)
    .map(([from, to]) => `${from} → ${to}`);
}

/** What is wrong with the list of games: it must have a line for each folder and be the only file
 *  beside them. */
function unlisted(modules: Modules): string[] {
  const inGames = [...modules.keys()].filter((path) => roomOf(path) === "games");
  const folders = new Set(inGames.map(gameOf).filter(Boolean));
  const missing = [...folders]
    .map((game) => `games/${game}/index.ts`)
    .filter((door) => !modules.get(LIST)?.includes(door));
  return [...missing, ...inGames.filter((path) => gameOf(path) === "" && path !== LIST)];
}

/** Modules outside a game's folder that mention its name: what they need is in its GameScreen. */
function sayNames(texts: ReadonlyMap<string, string>, games: readonly string[]): string[] {
  const names = new RegExp(games.map((game) => game.replaceAll("-", "[-_ ]?")).join("|"), "i");
  return [...texts]
    .filter(([path, text]) => gameOf(path) === "" && path !== LIST && names.test(text))
    .map(([path]) => path);
}

/** Modules in which the compiler is told to believe anything of a value. JSON of others is read with a
 *  plain `as`, where it arrives: api/socket.ts, api/rest.ts. */
function unchecked(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => /\bas\s+unknown\s+as\b/.test(text)).map(([path]) => path);
}

/** Folders that depend on each other, each cycle from where it was found. */
function circles(modules: Modules): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of arrows(modules))
    if (dirname(from) !== dirname(to))
      next.set(dirname(from), (next.get(dirname(from)) ?? new Set()).add(dirname(to)));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): void => {
    const begun = way.indexOf(folder);
    if (begun >= 0) return void found.push([...way.slice(begun), folder].join(" → "));
    if (done.has(folder)) return;
    for (const one of next.get(folder) ?? []) walk(one, [...way, folder]);
    done.add(folder);
  };
  for (const folder of next.keys()) walk(folder, []);
  return found;
}

describe("the rooms of the client", () => {
  const modules = readModules();

  test("are all read, with what they import", () => {
    expect(modules.size).toBeGreaterThan(300);
    expect(modules.get("App.svelte")).toContain("lobby/LobbyPage.svelte");
    expect(specifiersIn('import "./a";\nconst b = await import("./b");')).toEqual(["./a", "./b"]);
    expect(specifiersIn('import type {\n  C,\n} from "../c";\nexport * from "./d";')).toEqual([
      "../c",
      "./d",
    ]);
  });

  test("stand one above the other", () => {
    const rooms = Object.keys(MAY_IMPORT);
    for (const [room, others] of Object.entries(MAY_IMPORT))
      expect(rooms.slice(0, rooms.indexOf(room))).toEqual(expect.arrayContaining([...others]));
    const named = [...modules.keys()].map(roomOf).filter(Boolean);
    expect(new Set(named)).toEqual(new Set(rooms));
  });

  test("hold no more than one can look over", () => {
    expect(crowdedFolders(modules)).toEqual([]);
    const many = Array.from({ length: MOST_MODULES + 1 }, (_, at) => [`art/${at}.ts`, []] as const);
    expect(crowdedFolders(new Map(many))).toEqual(["art: 21"]);
  });

  test("import only from rooms they may look into", () => {
    expect(forbiddenArrows(modules)).toEqual([]);
    const planted = new Map([
      ["shared/page/TopBar.svelte", ["lobby/Hero.svelte", "api/rest.ts"]],
      ["App.svelte", ["lobby/LobbyPage.svelte"]],
    ]);
    expect(forbiddenArrows(planted)).toEqual(["shared/page/TopBar.svelte → lobby/Hero.svelte"]);
  });

  test("enter a game by its door alone, and only from the list of games", () => {
    expect(brokenDoors(modules)).toEqual([]);
    const planted = new Map([
      [LIST, ["games/clone-wars/index.ts", "games/clone-wars/guide/lessons.ts"]],
      ["gallery/CardTile.svelte", ["games/clone-wars/index.ts", LIST]],
      ["games/starcraft/index.ts", ["games/clone-wars/index.ts"]],
      ["games/clone-wars/index.ts", ["games/clone-wars/board/Hand.svelte"]],
    ]);
    expect(brokenDoors(planted)).toEqual([
      "games/index.ts → games/clone-wars/guide/lessons.ts",
      "gallery/CardTile.svelte → games/clone-wars/index.ts",
      "games/starcraft/index.ts → games/clone-wars/index.ts",
    ]);
  });

  test("find all games in one list", () => {
    expect(unlisted(modules)).toEqual([]);
    const planted = new Map([
      [LIST, ["games/go/index.ts"]],
      ["games/go/index.ts", []],
      ["games/chess/index.ts", []],
      ["games/posters.ts", []],
    ]);
    expect(unlisted(planted)).toEqual(["games/chess/index.ts", "games/posters.ts"]);
  });

  test("say no game's name outside of its folder", () => {
    const games = [...new Set([...modules.keys()].map(gameOf).filter(Boolean))];
    const known = new Map(
      [...modules.keys()].map((path) => [path, readFileSync(join(SOURCES, path), "utf-8")]),
    );
    for (const path of known.keys()) if (MAY_NAME.test(path)) known.delete(path);
    expect(sayNames(known, games)).toEqual([]);
    const planted = new Map([
      ["lobby/Hero.svelte", 'unfinished("clone-wars")'],
      ["art/sides.ts", "/** Of CloneWars. */"],
      ["games/clone-wars/index.ts", 'name: "clone-wars"'],
      ["lobby/Panel.svelte", "clones at war"],
    ]);
    expect(sayNames(planted, ["clone-wars", "go"])).toEqual(["lobby/Hero.svelte", "art/sides.ts"]);
  });

  test("know what they read, tests among them", () => {
    const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
    const texts = paths
      .filter((path) => /\.(ts|svelte)$/.test(path))
      .map((path): [string, string] => [path, readFileSync(join(SOURCES, path), "utf-8")]);
    expect(unchecked(new Map(texts))).toEqual([]);
    const believed = ["const view = sent as", "as View;"].join(" unknown ");
    expect(unchecked(new Map([["a.ts", believed]]))).toEqual(["a.ts"]);
  });

  test("have no folders that need each other", () => {
    expect(circles(modules)).toEqual([]);
    const planted = new Map([
      ["table/seats/absence.ts", ["table/prompt/prompt.ts"]],
      ["table/prompt/prompt.ts", ["table/text/command.ts", "words/words.ts"]],
      ["table/text/command.ts", ["table/seats/absence.ts"]],
    ]);
    expect(circles(planted)).toEqual(["table/seats → table/prompt → table/text → table/seats"]);
  });
});
