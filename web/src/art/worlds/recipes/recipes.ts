/** Every world by the slug of its base; a world nobody has described gets a recipe from its name. */

import { hsl } from "../painting/colour";
import { random } from "../painting/random";
import type { Layer, Recipe } from "../painting/recipe";
import { EMPIRE } from "./empire";
import { blobs, dots, plates, ridge, soft, band } from "./parts";
import { REBEL } from "./rebel";
import { REPUBLIC } from "./republic";
import { SEPARATIST } from "./separatist";

export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...REPUBLIC,
  ...SEPARATIST,
  ...EMPIRE,
  ...REBEL,
};

type Maker = (hue: number, next: () => number) => Pick<Recipe, "layers" | "gloss" | "craters">;

const clouds = (next: () => number): Layer =>
  soft("#FFFFFF", 1.2 + next(), [0.55, 0.74], {
    bands: 1.6 + next() * 2.4,
    octaves: 5,
    relief: 1.2,
    warp: 0.9,
  });

/** The kinds a world from a card pack can be. */
const MAKERS: readonly Maker[] = [
  // sea with land and cloud
  (hue, next) => ({
    gloss: 0.8,
    layers: [
      soft(hsl((hue + 0.62 + next() * 0.2) % 1, 0.4, 0.36), 1.4, [0.5, 0.55], {
        octaves: 5,
        relief: 1.6,
      }),
      clouds(next),
    ],
  }),
  // bands of gas
  (hue, next) => ({
    layers: [
      soft(hsl(hue, 0.45, 0.28), 0.6, [0.43, 0.6], {
        bands: 8 + next() * 5,
        octaves: 3,
        warp: 0.3,
      }),
      soft(hsl((hue + 0.06) % 1, 0.6, 0.82), 0.8, [0.51, 0.68], {
        bands: 10 + next() * 5,
        octaves: 3,
        warp: 0.3,
      }),
    ],
  }),
  // bare rock
  (hue, next) => ({
    layers: [
      soft(hsl(hue, 0.2, 0.2), 1.5, [0.44, 0.64], { octaves: 5, relief: -1 }),
      ridge(hsl(hue, 0.2, 0.72), 2.4, [0.7, 0.9], { strength: 0.7, relief: 2.5 }),
    ],
    craters: {
      count: 12 + Math.floor(next() * 16),
      size: 0.14 + next() * 0.1,
      floor: hsl(hue, 0.25, 0.14),
      depth: 6,
    },
  }),
  // fire under a crust
  (hue, next) => ({
    layers: [
      soft("#0D0A0C", 2, [0.36, 0.56], { octaves: 5, relief: -1 }),
      ridge(hsl((hue * 0.12 + next() * 0.04) % 1, 1, 0.56), 1.7, [0.78, 0.94], {
        octaves: 5,
        warp: 0.7,
        shines: "always",
      }),
    ],
  }),
  // overgrown
  (hue, next) => ({
    gloss: 0.4,
    layers: [
      blobs(hsl((hue + 0.3) % 1, 0.5, 0.4), 2 + next() * 2, [0.44, 0.56], { relief: 1.8 }),
      blobs(hsl((hue + 0.6) % 1, 0.6, 0.66), 4 + next() * 2, [0.62, 0.74], {
        strength: 0.9,
        relief: 1.4,
      }),
      clouds(next),
    ],
  }),
  // a city
  (hue, next) => ({
    layers: [
      plates(hsl(hue, 0.12, 0.5), 8 + next() * 5, [0.3, 0.9], { relief: 0.8 }),
      soft(hsl(hue, 0.2, 0.2), 2.4, [0.45, 0.7], { strength: 0.8 }),
      dots(hsl((hue + 0.5) % 1, 0.9, 0.78), 12, [0.45, 0.8], { shines: "night" }),
    ],
  }),
];

/** A recipe made from a name alone: always the same for the same name. */
export function seededRecipe(slug: string): Recipe {
  const next = random(slug);
  const hue = next();
  const make = MAKERS[Math.floor(next() * MAKERS.length)] ?? MAKERS[0];
  const ringed = next() < 0.25;
  const tone = hsl((hue + 0.08) % 1, 0.4, 0.75);
  return {
    seed: 1000 + Math.floor(next() * 9000),
    base: hsl(hue, 0.25 + next() * 0.4, 0.3 + next() * 0.2),
    air: hsl((hue + 0.05) % 1, 0.85, 0.8),
    tilt: Math.round(next() * 60 - 30),
    ...(make?.(hue, next) ?? { layers: [] }),
    ...(ringed && {
      ring: {
        tilt: Math.round(next() * 50 - 25),
        flat: 0.14 + next() * 0.14,
        bands: [band(1.36, 1.48, tone, 0.6), band(1.52, 1.62, tone, 0.4)],
      },
    }),
  };
}

export function recipeOf(slug: string): Recipe {
  return RECIPES[slug] ?? seededRecipe(slug);
}
