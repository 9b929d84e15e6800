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
  games: ["words", "api", "art", "shared"],
  reading: ["words", "api", "art", "shared"],
  guide: ["words", "api", "art", "shared", "games", "reading"],
  gallery: ["words", "api", "art", "shared", "games", "reading"],
  table: ["words", "api", "art", "shared", "games", "reading", "guide"],
  replay: ["words", "api", "art", "shared", "table"],
  lobby: ["words", "api", "art", "shared", "games", "guide", "replay"],
  dev: ["art", "games"],
};
const MOST_MODULES = 20;

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

/** A game is entered by the files that stand directly in its folder, and by no other game. */
function brokenDoors(modules: Modules): string[] {
  const isDoor = (path: string) => path.split("/").length === 3;
  return arrows(modules)
    .filter(([from, to]) => gameOf(to) !== "" && gameOf(from) !== gameOf(to))
    .filter(([from, to]) => gameOf(from) !== "" || !isDoor(to))
    .map(([from, to]) => `${from} → ${to}`);
}

/** Folders that need each other, each circle from where it was found. */
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

  test("enter a game by its door alone", () => {
    expect(brokenDoors(modules)).toEqual([]);
    const planted = new Map([
      ["gallery/CardTile.svelte", ["games/clone-wars/cards.ts", "games/guides.ts"]],
      ["games/guides.ts", ["games/clone-wars/guide/lessons.ts"]],
      ["games/starcraft/Table.svelte", ["games/clone-wars/Table.svelte"]],
      ["games/clone-wars/Table.svelte", ["games/clone-wars/board/Hand.svelte"]],
    ]);
    expect(brokenDoors(planted)).toEqual([
      "games/guides.ts → games/clone-wars/guide/lessons.ts",
      "games/starcraft/Table.svelte → games/clone-wars/Table.svelte",
    ]);
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
