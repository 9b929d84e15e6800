import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { paint } from "../../../../art/worlds/painting/paint";
import { SUN } from "../../../../art/worlds/painting/sitting";
import { seededRecipe } from "../../../../art/worlds/painting/seededRecipe";
import { ORRERY_WORLDS, RECIPES, worldOf } from "./worlds";

/** The slugs of all bases that the two editions print. */
function printedBases(): string[] {
  return ["clone_wars", "first_edition"].flatMap((edition) => {
    const text = readFileSync(`../data/clone_wars/${edition}.toml`, "utf8");
    return [...text.matchAll(/\[\[base\]\]\nid = "([^"]+)"/g)].map((match) => match[1] ?? "");
  });
}

/** How a world looks, small: red, green and blue of every point of the disc. */
function look(slug: string): number[] {
  const { pixels } = paint({ recipe: worldOf(slug).recipe, radius: 12, sun: SUN, bare: true });
  return [...pixels];
}

/** The mean difference of two pictures, 0 to 255. */
function difference(one: readonly number[], other: readonly number[]): number {
  const sum = one.reduce((total, value, i) => total + Math.abs(value - (other[i] ?? 0)), 0);
  return sum / one.length;
}

describe("recipes", () => {
  const slugs = printedBases();

  it("describe every base of both editions", () => {
    expect(slugs).toHaveLength(40);
    expect(slugs.filter((slug) => !(slug in RECIPES))).toEqual([]);
  });

  it("describe every world of the orrery", () => {
    const shown = Object.values(ORRERY_WORLDS).flat();
    expect(shown.filter(({ slug }) => !(slug in RECIPES))).toEqual([]);
  });

  it("use no colours twice: no two worlds differ by chance alone", () => {
    const palettes = slugs.map((slug) => {
      const { base, air, layers } = worldOf(slug).recipe;
      return [base, air, ...layers.map(({ colour }) => colour)].join(" ");
    });
    expect(new Set(palettes).size).toBe(slugs.length);
  });

  it("make no two worlds look alike", () => {
    const looks = slugs.map(look);
    const alike = slugs.flatMap((slug, i) =>
      slugs
        .slice(0, i)
        .filter((_, j) => difference(looks[i] ?? [], looks[j] ?? []) < 6)
        .map((other) => `${slug} ${other}`),
    );
    expect(alike).toEqual([]);
  });

  it("are made from the name for a world nobody described, always the same", () => {
    expect(seededRecipe("new_world")).toEqual(seededRecipe("new_world"));
    expect(seededRecipe("new_world")).not.toEqual(seededRecipe("other_world"));
    expect(worldOf("new_world").recipe).toEqual(seededRecipe("new_world"));
  });
});
