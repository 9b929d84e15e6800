/** The planets by their slugs. Each looks the same in every game: its seed is its name. */
import type { NamedWorld, Recipe } from "../../../../art/worlds/painting/recipe";
import { seededRecipe } from "../../../../art/worlds/painting/seededRecipe";
import { BASE } from "./base";

/** High over the map, so that the dark side is narrow: pieces stand on all of it. */
export const MAP_SUN: readonly [number, number] = [-0.27, -0.32];

/** A number from a name. */
export function seedOf(slug: string): number {
  return [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7);
}

const known = new Map<string, NamedWorld>();

/** Planets as they are described, without their seeds. Those of Brood War are added once they have been
 *  fetched. */
export function addWorlds(described: Readonly<Record<string, Omit<Recipe, "seed">>>): void {
  for (const [slug, recipe] of Object.entries(described))
    known.set(slug, { slug, recipe: { ...recipe, seed: seedOf(slug) } });
}
addWorlds(BASE);

/** The planets that are described. */
export const worldNames = (): string[] => [...known.keys()];

const made = new Map<string, NamedWorld>();

/** A planet; one of a pack is made from its name. */
export function worldOf(slug: string): NamedWorld {
  const found = known.get(slug) ?? made.get(slug) ?? { slug, recipe: seededRecipe(slug) };
  if (!known.has(slug)) made.set(slug, found);
  return found;
}
