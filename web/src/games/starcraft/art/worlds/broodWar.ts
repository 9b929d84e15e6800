/** The six planets of Brood War: three stations (bronze, steel, burnt),
 *  a sulphur world, a mining world, a belt of rubble. */
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
    base: "#7d6453",
    air: "#e6b48c",
    airDepth: 0.2,
    gloss: 0.5,
    tilt: -12,
    layers: [
      plates("#a68b74", 7, [0.3, 0.9], { strength: 0.8, relief: 0.7 }),
      soft("#33271f", 0.5, [0.56, 0.6], { bands: 16, octaves: 1, strength: 0.85, relief: -1.6 }),
      dots("#ffc27a", 15, [0.5, 0.66], { shines: "always" }),
    ],
    ring: {
      tilt: -12,
      flat: 0.16,
      bands: [band(1.1, 1.15, "#d9b48f", 0.9), band(1.17, 1.19, "#ffcf8f", 0.8)],
    },
  },
  erebus_station: {
    base: "#39435c",
    air: "#9fb2e0",
    airDepth: 0.2,
    gloss: 0.7,
    tilt: 24,
    layers: [
      plates("#66738f", 3.2, [0.2, 0.9], { strength: 0.8, relief: 1 }),
      plates("#2a3246", 9, [0.6, 0.64], { strength: 0.7, relief: -0.6 }),
      edges("#1a2030", 1.5, [0.86, 0.94], { strength: 0.9, relief: -2 }),
      edges("#8fa4e8", 1.5, [0.94, 0.99], { shines: "always", strength: 0.55 }),
      dots("#cdf3ff", 17, [0.6, 0.72], { shines: "always", strength: 0.9 }),
    ],
  },
  gehenna_station: {
    base: "#6b3430",
    air: "#ff9a80",
    airDepth: 0.2,
    tilt: -24,
    layers: [
      plates("#95544a", 3.4, [0.36, 0.8], { strength: 0.8, relief: 0.8 }),
      soft("#2b1212", 1.3, [0.56, 0.6], { strength: 0.8, relief: -2.2 }),
      ridge("#ff7a3f", 1.6, [0.76, 0.88], { shines: "always", warp: 0.4 }),
      dots("#ffd0a0", 14, [0.64, 0.76], { shines: "always", strength: 0.8 }),
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
    base: "#5f5158",
    air: "#d8b48a",
    tilt: -6,
    airDepth: 0.6,
    layers: [
      soft("#3b323c", 1.5, [0.44, 0.6], { octaves: 5, relief: -1.4, warp: 0.6 }),
      soft("#8a7478", 2.2, [0.54, 0.7], { bands: 2.4, strength: 0.8, relief: 1.8 }),
      ridge("#a87c34", 1.9, [0.72, 0.82], { strength: 0.8, relief: -1 }),
      ridge("#ffcc66", 1.9, [0.8, 0.92], { shines: "always", strength: 0.9 }),
      dots("#ffe2a8", 14, [0.7, 0.8], { shines: "always", strength: 0.7 }),
    ],
    craters: { count: 7, size: 0.2, floor: "#1f1814", depth: 6 },
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
