/** The six planets of Brood War: three stations, a sulphur world, a mining world, a belt of rubble. */
import {
  band,
  blobs,
  dots,
  edges,
  facets,
  plates,
  ridge,
  soft,
} from "../../../../art/worlds/painting/parts";
import type { Recipe } from "../../../../art/worlds/painting/recipe";

type Unseeded = Omit<Recipe, "seed">;

export const BROOD_WAR: Readonly<Record<string, Unseeded>> = {
  avernus_station: {
    base: "#6d5a52",
    air: "#e6b48c",
    airDepth: 0.2,
    gloss: 0.4,
    layers: [
      plates("#9a8274", 4, [0.4, 0.8], { strength: 0.7, relief: 0.8 }),
      edges("#2e2522", 3.4, [0.82, 0.94], { strength: 0.8, relief: -1.4 }),
      dots("#ffb36b", 13, [0.64, 0.76], { shines: "always" }),
    ],
  },
  erebus_station: {
    base: "#3b4152",
    air: "#9fb2e0",
    airDepth: 0.2,
    gloss: 0.5,
    tilt: 20,
    layers: [
      plates("#5d6680", 5.4, [0.4, 0.8], { strength: 0.7, relief: 0.7 }),
      edges("#171b26", 2.8, [0.8, 0.92], { strength: 0.9, relief: -1.6 }),
      dots("#9fe4ff", 16, [0.66, 0.76], { shines: "always" }),
    ],
  },
  gehenna_station: {
    base: "#5b2c2c",
    air: "#ff9a80",
    airDepth: 0.2,
    tilt: -24,
    layers: [
      plates("#8a4a40", 3.4, [0.36, 0.8], { strength: 0.7, relief: 0.8 }),
      ridge("#2b1212", 2, [0.84, 0.94], { strength: 0.9, relief: -2 }),
      ridge("#ff6a3a", 2, [0.93, 0.98], { shines: "always" }),
      dots("#ffd0a0", 14, [0.68, 0.78], { shines: "always", strength: 0.8 }),
    ],
  },
  hydrax: {
    base: "#b09a3c",
    air: "#f3e08a",
    tilt: 10,
    airDepth: 1.1,
    layers: [
      soft("#6f5a22", 1.5, [0.42, 0.58], { octaves: 5, relief: -1, warp: 0.8 }),
      blobs("#e6d474", 3, [0.56, 0.7], { strength: 0.85, relief: 1.2 }),
      blobs("#3a2c18", 4.6, [0.8, 0.88], { strength: 0.9, relief: -2 }),
      soft("#fff6c8", 1.4, [0.64, 0.82], { bands: 3, strength: 0.6, warp: 1 }),
    ],
  },
  moria: {
    base: "#7a6248",
    air: "#d8b48a",
    tilt: -6,
    airDepth: 0.6,
    layers: [
      facets("#96785a", 2.6, [0.4, 0.7], { strength: 0.6, relief: 1 }),
      soft("#4a3a2c", 1.7, [0.46, 0.62], { octaves: 5, relief: -1.4 }),
      edges("#2c2018", 3, [0.84, 0.94], { strength: 0.8, relief: -2 }),
      dots("#ffc46b", 12, [0.68, 0.78], { shines: "always", strength: 0.8 }),
    ],
    craters: { count: 9, size: 0.14, floor: "#3c2e22", depth: 3 },
  },
  paladino_belt: {
    base: "#66707c",
    air: "#c2d2e6",
    airDepth: 0.15,
    layers: [
      facets("#8d98a4", 3.4, [0.4, 0.7], { strength: 0.7, relief: 1.6 }),
      soft("#3a424d", 2, [0.46, 0.62], { octaves: 5, relief: -1.6 }),
    ],
    craters: { count: 18, size: 0.12, floor: "#3a414b", depth: 4 },
    ring: {
      tilt: -14,
      flat: 0.2,
      rubble: 1,
      bands: [band(1.14, 1.24, "#a8b2be", 0.6), band(1.27, 1.32, "#7e8894", 0.5)],
    },
  },
};
