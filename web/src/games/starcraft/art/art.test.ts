import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import "./expansion/drawings";
import { INSTALLATIONS, STANDING } from "./expansion/shapes";
import { HEROES } from "./glyphs/broodWar";
import { SIGNS } from "./glyphs/signs";
import { TOKEN_GLYPHS } from "./glyphs/tokens";
import { UNITS_OF_RACE, isHero, isUnitName, isUnitType, unitGlyph } from "./glyphs/units";
import { BASES, TRANSPORTS } from "./pieces/shapes";
import { EMBLEMS, FACTIONS, PALETTES, PATTERNS, RACES, RACE_OF } from "./sides/factions";

const read = (path: string) => readFileSync(path, "utf8");

/** The records of a kind: id, and the value of another field. */
function records(file: string, kind: string, field: string): [id: string, value: string][] {
  const text = read(`../data/starcraft/${file}.toml`);
  return text
    .split(`[[${kind}]]\n`)
    .slice(1)
    .map((record) => {
      const valueOf = (key: string) => new RegExp(`^${key} = "([^"]+)"`, "m").exec(record)?.[1];
      return [valueOf("id") ?? "", valueOf(field) ?? ""];
    });
}

/** How bright a colour is, 0 to 1. */
function grey(colour: string): number {
  const part = (at: number) => parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5);
}

describe("what is drawn", () => {
  const units = records("units", "unit", "race");

  test("every unit of the box and of Brood War has a sign, in the sprite of its race", () => {
    expect(units).toHaveLength(33);
    expect(units.filter(([unit]) => !isUnitName(unit))).toEqual([]);
    for (const race of RACES) {
      const own = units.filter(([, one]) => one === race).map(([unit]) => unit);
      expect(Object.keys(UNITS_OF_RACE[race]).toSorted()).toEqual(own.toSorted());
    }
    expect(isUnitName("unknown")).toBe(false);
  });

  test("no two signs are alike", () => {
    const all = [
      ...Object.values(UNITS_OF_RACE).flatMap((signs): string[] => Object.values(signs)),
      ...Object.values(SIGNS),
      ...Object.values(TOKEN_GLYPHS),
      ...Object.values(EMBLEMS),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test("every hero is drawn as the unit whose miniature it is", () => {
    const text = read("../data/starcraft/leadership.toml");
    const heroes = [...text.matchAll(/^hero = \{ id = "(\w+)", unit = "(\w+)"/gm)];
    expect(Object.entries(HEROES).toSorted()).toEqual(
      heroes.map(([, hero, unit]) => [hero, unit]).toSorted(),
    );
    expect(unitGlyph("zeratul")).toBe(unitGlyph("dark_templar"));
    expect([isHero("zeratul"), isUnitName("zeratul"), isUnitType("zeratul")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isHero("dark_templar")).toBe(false);
  });

  test("every installation and module has a drawing of its own", () => {
    const installations = records("components", "installation", "name").map(([id]) => id);
    expect([...INSTALLATIONS]).toEqual(installations);
    for (const part of ["outline", "mark"] as const)
      expect(new Set(INSTALLATIONS.map((one) => STANDING[one][part])).size).toBe(4);
    for (const [module] of records("modules", "module", "name"))
      expect(SIGNS).toHaveProperty(module);
  });

  test("every faction of the box has emblem, palette and pattern", () => {
    const factions = records("factions", "faction", "race");
    expect(factions).toEqual(FACTIONS.map((faction) => [faction, RACE_OF[faction]]));
  });

  test("every yield and order of the box has a sign", () => {
    const yields = [...read("../data/starcraft/planets.toml").matchAll(/^yields = "(\w+)"/gm)];
    expect(new Set(yields.map(([, one]) => one))).toEqual(
      new Set(["minerals", "gas", "conquest", "strategic"]),
    );
    for (const kind of ["ground", "flying"]) expect(TOKEN_GLYPHS).toHaveProperty(kind);
    for (const [, one] of yields) expect(TOKEN_GLYPHS).toHaveProperty(one ?? "");
    for (const order of ["build", "mobilize", "research", "defend", "star"])
      expect(TOKEN_GLYPHS).toHaveProperty(order);
  });

  test("the style sheet paints factions as their palettes say", () => {
    const sheet = read("src/games/starcraft/sides.css");
    for (const faction of FACTIONS) {
      const block = sheet.split(`[data-side="${faction}"] {`)[1]?.split("}")[0] ?? "";
      const { fill, hi, lo, deep, ink } = PALETTES[faction];
      const tones = { "--fill": fill, "--edge": hi, "--lo": lo, "--deep": deep, "--ink": ink };
      for (const [token, tone] of Object.entries(tones))
        expect(block).toContain(`${token}: ${tone};`);
    }
  });

  test("factions differ without colour: by pattern and emblem, races by outline", () => {
    expect(new Set(Object.values(PATTERNS)).size).toBe(FACTIONS.length);
    expect(new Set(Object.values(EMBLEMS)).size).toBe(FACTIONS.length);
    for (const piece of [BASES, TRANSPORTS])
      expect(new Set(Object.values(piece).map(({ outline }) => outline)).size).toBe(3);
  });

  test("ink can be read on each fill, also in grey", () => {
    for (const { fill, ink } of Object.values(PALETTES))
      expect(Math.abs(grey(fill) - grey(ink))).toBeGreaterThan(0.5);
  });
});
