import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { bundleOf, say, speaker } from "./words";

const SOURCES = resolve(import.meta.dirname, "..");
const MESSAGES = resolve(import.meta.dirname, "../../../messages/en");
const OURS = /^(web.*|lobby|guide|.*-web)\.ftl$/;

function read(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter(wanted)
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

const sources = read(
  SOURCES,
  (name) => /\.(ts|svelte)$/.test(name) && !/\.(test|d)\.ts$/.test(name),
).join("\n");
const files = read(MESSAGES, (name) => OURS.test(name));
const keys = new Set(
  files.flatMap((file) => new FluentResource(file).body.map((entry) => entry.id)),
);

/** The literal keys in the first argument of every say(…) and sayIfKnown(…), and the beginnings of composed ones. */
function said(): { whole: string[]; begun: string[] } {
  const first = [...sources.matchAll(/\bsay(?:IfKnown)?\(\s*([^,()]*)/g)].map(
    (match) => match[1] ?? "",
  );
  return {
    whole: first.flatMap((part) => [...part.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "")),
    begun: first.flatMap((part) =>
      [...part.matchAll(/`([^`$]+)\$/g)].map((match) => match[1] ?? ""),
    ),
  };
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
    const { whole, begun } = said();
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter((key) => !keys.has(key))).toEqual([]);
    expect(begun.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("are all used", () => {
    const { begun } = said();
    const text = files.join("\n");
    const unused = [...keys].filter(
      (key) =>
        !sources.includes(`"${key}"`) &&
        !begun.some((start) => key.startsWith(start)) &&
        !new RegExp(`\\{ *${key} *\\}`).test(text),
    );
    expect(unused).toEqual([]);
  });
});
