/** The planets by their slugs. Each looks the same in every game: its seed is its name. */
import type { NamedWorld, Recipe } from "../../../../art/worlds/painting/recipe";
import { seededRecipe } from "../../../../art/worlds/painting/seededRecipe";
import { BASE } from "./base";
import { BROOD_WAR } from "./broodWar";

/** High over the map, so that the dark side is narrow: pieces stand on all of it. */
export const MAP_SUN: readonly [number, number] = [-0.27, -0.32];

/** A number from a name. */
export function seedOf(slug: string): number {
  return [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7);
}

const described = { ...BASE, ...BROOD_WAR };

export const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries(
  Object.entries(described).map(([slug, recipe]) => [slug, { ...recipe, seed: seedOf(slug) }]),
);

const known = new Map<string, NamedWorld>();

/** A planet; one of a pack is made from its name. */
export function worldOf(slug: string): NamedWorld {
  const found = known.get(slug) ?? { slug, recipe: RECIPES[slug] ?? seededRecipe(slug) };
  known.set(slug, found);
  return found;
}
