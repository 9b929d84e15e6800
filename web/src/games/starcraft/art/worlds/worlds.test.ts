import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { paint } from "../../../../art/worlds/painting/paint";
import "../expansion/drawings";
import { MAP_SUN, worldNames, worldOf } from "./worlds";

const text = readFileSync("../data/starcraft/planets.toml", "utf8");
const slugs = [...text.matchAll(/\[\[planet\]\]\nid = "([^"]+)"/g)].map((match) => match[1] ?? "");

/** How a planet looks, small. */
function look(slug: string): readonly number[] {
  const { recipe } = worldOf(slug);
  return [...paint({ recipe, radius: 12, sun: MAP_SUN, bare: true }).pixels];
}

describe("planets", () => {
  test("of the box and of Brood War are all described, and no others", () => {
    expect(slugs).toHaveLength(18);
    expect(worldNames().toSorted()).toEqual(slugs.toSorted());
  });

  test("have seeds of their own, from their names", () => {
    expect(new Set(slugs.map((slug) => worldOf(slug).recipe.seed)).size).toBe(slugs.length);
    expect(worldOf("a_new_world").recipe).toEqual(worldOf("a_new_world").recipe);
  });

  test("do not look alike", () => {
    const looks = slugs.map(look);
    const difference = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
    const alike = slugs.flatMap((slug, i) =>
      slugs
        .slice(0, i)
        .filter((_, j) => difference(looks[i] ?? [], looks[j] ?? []) < 6)
        .map((other) => `${slug} ${other}`),
    );
    expect(alike).toEqual([]);
  });

  test("are light enough for pieces to be seen on all of them", () => {
    for (const slug of slugs) {
      const pixels = look(slug);
      const lit = pixels.filter((_, at) => at % 4 === 1).reduce((sum, green) => sum + green, 0);
      expect(lit / (Math.PI * 12 * 12)).toBeGreaterThan(28);
    }
  });
});
