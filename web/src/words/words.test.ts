import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { gameOf } from "../../languages";
import { bundleOf, say, speaker } from "./words";

const SOURCES = resolve(import.meta.dirname, "..");
const MESSAGES = resolve(import.meta.dirname, "../../../messages/en");
const OURS = /^(web.*|lobby|guide|.*-web)\.ftl$/;

const isSource = (name: string) => /\.(ts|svelte)$/.test(name) && !/\.(test|d)\.ts$/.test(name);
const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf-8" });

/** What every module says, by its path. */
const modules = new Map(
  names(SOURCES)
    .filter(isSource)
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(SOURCES, name), "utf-8")]),
);
const sources = [...modules.values()].join("\n");
const files = new Map(
  names(MESSAGES)
    .filter((name) => OURS.test(name))
    .map((name) => [name, readFileSync(join(MESSAGES, name), "utf-8")]),
);
/** The messages, each with the game whose words it is loaded with, or `page`. */
const keys = new Map(
  [...files].flatMap(([name, file]) =>
    new FluentResource(file).body.map((entry) => [entry.id, gameOf(name)]),
  ),
);

/** The literal keys in the first argument of every say(…) and sayIfKnown(…), and the beginnings of composed ones. */
function said(by: string): { whole: string[]; begun: string[] } {
  const first = [...by.matchAll(/\bsay(?:IfKnown)?\(\s*([^,()]*)/g)].map((match) => match[1] ?? "");
  return {
    whole: first.flatMap((part) => [...part.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "")),
    begun: first.flatMap((part) =>
      [...part.matchAll(/`([^`$]+)\$/g)].map((match) => match[1] ?? ""),
    ),
  };
}

/** The modules of games that are there before any words of games: the list of games imports them. */
function early(): Set<string> {
  const [found, waiting] = [new Set<string>(), ["games/index.ts"]];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, to = ""] of (modules.get(path) ?? "").matchAll(/^import .*"(\..*)";$/gm)) {
      const there = posix.join(posix.dirname(path), to);
      waiting.push(...[there, `${there}.ts`].filter((one) => modules.has(one)));
    }
  }
  return found;
}

describe("say", () => {
  const words =
    "hello = Hello { $who }\ncards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n";

  test("puts the arguments in place, without isolating marks", () => {
    expect(speaker(bundleOf(words), false)("hello", { who: "Ben" })).toBe("Hello Ben");
    expect(speaker(bundleOf(words), false)("cards", { n: 1 })).toBe("a card");
    expect(speaker(bundleOf(words), false)("cards", { n: 12 })).toBe("12 cards");
  });

  test("names a message or an argument that is missing", () => {
    expect(() => speaker(bundleOf(words), false)("no-such")).toThrow(
      "message 'no-such' is missing",
    );
    expect(() => speaker(bundleOf(words), false)("hello")).toThrow(/message 'hello': .*who/);
    expect(() => say("no-such")).toThrow("message 'no-such' is missing");
  });

  test("shows the key to a player rather than break the page", () => {
    expect(speaker(bundleOf(words), true)("no-such")).toBe("no-such");
    expect(speaker(bundleOf(words), true)("hello")).toContain("Hello");
  });

  test("refuses two messages of one name", () => {
    expect(() => bundleOf(`${words}hello = Again\n`)).toThrow(/hello/);
  });
});

describe("the messages of the client", () => {
  test("are all there", () => {
    const { whole, begun } = said(sources);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter((key) => !keys.has(key))).toEqual([]);
    const all = [...keys.keys()];
    expect(begun.filter((start) => !all.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("are all used", () => {
    const { begun } = said(sources);
    const text = [...files.values()].join("\n");
    const unused = [...keys.keys()].filter(
      (key) =>
        !sources.includes(`"${key}"`) &&
        !begun.some((start) => key.startsWith(start)) &&
        !new RegExp(`\\{ *${key} *\\}`).test(text),
    );
    expect(unused).toEqual([]);
  });

  test("are loaded when they are said: those of a game only with that game", () => {
    const before = early();
    expect(before).toContain("games/starcraft/model/alerts.ts");
    const missing = [...modules].flatMap(([path, text]) => {
      const game = before.has(path) ? "" : (/^games\/([^/]+)\//.exec(path)?.[1] ?? "");
      const isMissing = (key: string) => !["page", game].includes(keys.get(key) ?? "page");
      return said(text)
        .whole.filter(isMissing)
        .map((key) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
