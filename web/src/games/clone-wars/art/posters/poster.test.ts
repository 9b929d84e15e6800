import { describe, expect, it } from "vitest";

import { FACTIONS, PALETTES } from "../../../../art/emblems/factions";
import type { CardFacts } from "../../model/cardFacts";
import { SAMPLES } from "../cards/cardSamples";
import { BY_SLUG } from "./bySlug";
import { BY_TRAIT, PEOPLE } from "./byTrait";
import { posterAddress, recipeOf } from "./poster";
import { drawPoster, isWhole, type Recipe } from "./recipe";

const units = SAMPLES.filter((card) => card.type === "unit");
const pack = (slug: string, traits: string[]): CardFacts => ({
  ...(units[0] as CardFacts),
  slug,
  traits,
});

/** What catches the eye first: the head, or the whole thing. */
const heart = ({ subject }: Recipe): string => (isWhole(subject) ? subject.whole : subject.face);

const pairs = <T>(of: readonly T[]): [T, T][] =>
  of.flatMap((a, i) => of.slice(i + 1).map((b): [T, T] => [a, b]));

describe("a poster", () => {
  it.each(FACTIONS)("of %s is a sound picture in the paints of its side", (faction) => {
    for (const card of units.filter((unit) => unit.faction === faction)) {
      const svg = drawPoster(recipeOf(card), faction);
      expect(svg).toContain(PALETTES[faction].s1);
      expect(svg).not.toMatch(/undefined|NaN|null/);
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(5);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it("is there for every card of both boxes, picked by hand", () => {
    expect(units.length).toBeGreaterThanOrEqual(105);
    expect(units.map((card) => card.slug).filter((slug) => !(slug in BY_SLUG))).toEqual([]);
  });

  it("picks only cards that exist", () => {
    const known = new Set(units.map((card) => card.slug));
    expect(Object.keys(BY_SLUG).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it.each(FACTIONS)("of %s has no double: every card its own head or machine", (faction) => {
    const hearts = units
      .filter((card) => card.faction === faction)
      .map((card) => heart(recipeOf(card)));
    expect(new Set(hearts).size).toBe(hearts.length);
  });

  it("differs from any other, also across sides, in more than its paints", () => {
    const alike = pairs(units).filter(([a, b]) => {
      const [one, other] = [recipeOf(a), recipeOf(b)];
      return JSON.stringify(one.subject) === JSON.stringify(other.subject);
    });
    expect(alike.map(([a, b]) => `${a.slug} ${b.slug}`)).toEqual([]);
  });

  it("is drawn once and stays the same", () => {
    const card = units[3] as CardFacts;
    expect(posterAddress(card)).toBe(posterAddress({ ...card }));
  });
});

describe("a card nobody knows", () => {
  it.each(Object.keys(BY_TRAIT))("gets one of five or more subjects of %s", (trait) => {
    const subjects = (BY_TRAIT[trait] ?? []).map((subject) => JSON.stringify(subject));
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(5);
    const drawn = Array.from({ length: 60 }, (_, i) =>
      JSON.stringify(recipeOf(pack(`new_${i}`, [trait])).subject),
    );
    expect(drawn.every((subject) => subjects.includes(subject))).toBe(true);
    expect(new Set(drawn).size).toBe(new Set(subjects).size);
  });

  it("is one of the people when it has no trait", () => {
    expect(PEOPLE).toContain(recipeOf(pack("a_stranger", [])).subject);
  });

  it("looks the same every time", () => {
    expect(recipeOf(pack("a_stranger", ["droid"]))).toEqual(
      recipeOf(pack("a_stranger", ["droid"])),
    );
  });
});
