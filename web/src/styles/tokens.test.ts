import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { describe, expect, test } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), "utf-8") }));

const sheets = sources.filter(({ name }) => name.endsWith(".css")).map(({ text }) => text);

/** The tokens that a selector's blocks set: those of every page, and those of the games. */
function block(selector: string): Map<string, string> {
  const texts = sheets.flatMap((sheet) =>
    sheet
      .split(`\n${selector} {`)
      .slice(1)
      .map((text) => text.slice(0, text.indexOf("\n}"))),
  );
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((found): [string, string] => [
        found[1] ?? "",
        found[2] ?? "",
      ]),
    ),
  );
}

const themes = { dark: block('[data-theme="dark"]'), light: block('[data-theme="light"]') };
const common = block(":root");

/** The luminance of a colour #rrggbb, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

test("both themes set the same tokens", () => {
  expect([...themes.light.keys()]).toEqual([...themes.dark.keys()]);
  expect(themes.dark.size).toBeGreaterThan(40);
});

test("every token that is used is set somewhere", () => {
  const set = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:^|[\s;{"'`:])(--[\w-]+)["']?\s*[:=]/gm)].map((found) => found[1]),
    ),
  );
  const unknown = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter((found) => !set.has(found[1]))
      .map((found) => `${name}: ${found[1] ?? ""}`),
  );
  expect(unknown).toEqual([]);
});

describe.each(["dark", "light"] as const)("the %s theme can be read:", (theme) => {
  const colour = (token: string) => themes[theme].get(token) ?? common.get(token) ?? "";

  test.each([
    ["--text", ["--ground", "--panel", "--raised"], 7],
    ["--second", ["--ground", "--panel", "--raised"], 4.5],
    ["--hint", ["--ground", "--panel", "--raised"], 4.5],
    ["--accent", ["--ground", "--panel"], 4.5],
    ["--accent-ink", ["--accent"], 4.5],
    ["--changed", ["--ground", "--panel"], 4.5],
    ["--bad", ["--ground", "--panel"], 4.5],
    ["--good", ["--ground", "--panel"], 4.5],
    ["--hot-ink", ["--hot"], 4.5],
    ["--hot-text", ["--ground", "--panel"], 4.5],
    ["--atk", ["--card-bar", "--card-bar-enemy"], 4.5],
    ["--res", ["--card-bar", "--card-bar-enemy"], 4.5],
    ["--force", ["--card-bar", "--card-bar-enemy"], 4.5],
    ["--hp", ["--card-bar", "--card-bar-enemy"], 4.5],
    ["--card-text", ["--card-face", "--card-bar", "--card-bar-enemy"], 7],
    ["--buy-ink", ["--buy"], 4.5],
    ["--aim-ink", ["--aim"], 4.5],
    ["--locked-ink", ["--locked"], 4.5],
    ["--popover-ink", ["--popover"], 7],
    ["--popover-link", ["--popover"], 4.5],
    ["--control", ["--ground", "--panel"], 3],
    ["--live", ["--ground"], 7],
    ["--warm-line", ["--ground", "--panel"], 4.5],
    ["--cool-line", ["--ground", "--panel"], 4.5],
    ["--terran-hi", ["--ground", "--panel"], 4.5],
    ["--republic-ink", ["--republic"], 4.5],
    ["--separatist-ink", ["--separatist"], 4.5],
    ["--empire-ink", ["--empire"], 4.5],
    ["--rebel-ink", ["--rebel"], 4.5],
    ["--neutral-ink", ["--neutral"], 4.5],
    ["--republic-hi", ["--ground", "--panel"], 4.5],
    ["--separatist-hi", ["--ground", "--panel"], 4.5],
    ["--empire-hi", ["--ground", "--panel"], 4.5],
    ["--rebel-hi", ["--ground", "--panel"], 4.5],
    ["--neutral-hi", ["--ground", "--panel"], 4.5],
  ])("%s on %s, %f to one", (ink, grounds, least) => {
    for (const ground of grounds) {
      expect(contrast(colour(ink), colour(ground)), ground).toBeGreaterThanOrEqual(least);
    }
  });
});
