/** What is painted: a world, its size and its sun. */
import { type Recipe, reach } from "./recipe";

export interface Sitting {
  readonly recipe: Recipe;
  /** Of the disc, in pixels. */
  readonly radius: number;
  /** Where on the disc the sun stands highest, from -1 to 1 in both directions. */
  readonly sun: readonly [x: number, y: number];
  /** Only the disc: no ring, no air, no companion. */
  readonly bare?: boolean;
}

export const SUN: readonly [number, number] = [-0.46, -0.5];

export function paintingSize({ recipe, radius, bare }: Sitting): number {
  return Math.ceil(radius * (bare ? 1.02 : reach(recipe))) * 2;
}
