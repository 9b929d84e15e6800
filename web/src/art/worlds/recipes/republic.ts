/** The worlds of the Republic. */

import type { Recipe } from "../painting/recipe";
import { band, blobs, dots, edges, facets, plates, ridge, soft } from "./parts";

export const REPUBLIC: Readonly<Record<string, Recipe>> = {
  rishi: {
    seed: 2,
    base: "#8A66A2",
    air: "#E0B8FF",
    tilt: 22,
    layers: [
      soft("#432A60", 0.8, [0.42, 0.62], { bands: 6, floats: true }),
      soft("#E9CDF4", 1, [0.52, 0.7], { bands: 9, warp: 0.2, floats: true }),
      soft("#B98AD0", 3, [0.5, 0.75], { bands: 4, strength: 0.6 }),
    ],
    storms: [{ x: 0.28, y: 0.3, size: 0.2, turn: 4 }],
    ring: {
      tilt: -24,
      flat: 0.26,
      bands: [band(1.34, 1.46, "#D9B8F0", 0.6), band(1.5, 1.68, "#A67CC4", 0.55)],
    },
  },
  ryloth: {
    seed: 31,
    base: "#B98A5C",
    air: "#FFCFA0",
    tilt: -10,
    airDepth: 0.8,
    layers: [
      soft("#8B5233", 1.3, [0.42, 0.62], { relief: 2, warp: 0.6 }),
      ridge("#4E2A1D", 2.4, [0.66, 0.86], { relief: -5, warp: 0.5 }),
      soft("#E6C48E", 3, [0.55, 0.75], { bands: 2, strength: 0.8, relief: 1 }),
      soft("#F6E7CE", 1.2, [0.6, 0.78], { bands: 5, strength: 0.5, floats: true }),
    ],
  },
  kamino: {
    seed: 6,
    base: "#12567A",
    air: "#8FE6FF",
    tilt: 14,
    gloss: 0.8,
    layers: [
      soft("#0A3552", 1.2, [0.45, 0.65], { bands: 2 }),
      soft("#6FBFD2", 1.4, [0.5, 0.72], { bands: 2.6, strength: 0.75, warp: 0.8, floats: true }),
      soft("#FFFFFF", 1.8, [0.5, 0.76], {
        bands: 2.4,
        octaves: 5,
        relief: 0.8,
        warp: 1.1,
        floats: true,
      }),
    ],
    storms: [
      { x: 0.3, y: 0.32, size: 0.3, turn: 5 },
      { x: -0.36, y: -0.2, size: 0.24, turn: -4 },
    ],
  },
  anaxes: {
    seed: 47,
    base: "#2B4C5E",
    air: "#BFE0E8",
    tilt: 18,
    gloss: 0.5,
    layers: [
      soft("#6F7F5A", 1.5, [0.5, 0.55], { octaves: 5, relief: 2.5 }),
      ridge("#A8A08A", 2.6, [0.72, 0.92], { strength: 0.8, relief: 2 }),
      soft("#E8F0EE", 2, [0.58, 0.76], { bands: 3, strength: 0.8, relief: 1, warp: 0.6 }),
    ],
    poles: { colour: "#DCE8EE", size: 0.1 },
  },
  coruscant_base_republic: {
    seed: 8,
    base: "#6A6068",
    air: "#FFD9A0",
    airDepth: 0.9,
    layers: [
      plates("#8E8486", 9, [0.3, 0.9], { strength: 0.8, relief: 0.8 }),
      soft("#3A3340", 2.4, [0.5, 0.75], { strength: 0.7 }),
      edges("#C9A87C", 3.2, [0.86, 0.97], { strength: 0.7 }),
      edges("#FFC46B", 3.2, [0.88, 0.98], { shines: "night" }),
      dots("#FFD08A", 13, [0.3, 0.7], { shines: "night" }),
    ],
  },
  naboo: {
    seed: 7,
    base: "#23678F",
    air: "#A8F0D0",
    tilt: -20,
    gloss: 0.8,
    layers: [
      soft("#3F8A4F", 1.4, [0.52, 0.56], { octaves: 5, relief: 1.5 }),
      soft("#C7B37A", 2.2, [0.58, 0.66], { strength: 0.9 }),
      soft("#FFFFFF", 1.6, [0.53, 0.72], {
        bands: 2.6,
        octaves: 5,
        relief: 1.4,
        warp: 0.9,
        floats: true,
      }),
    ],
    storms: [{ x: -0.2, y: 0.34, size: 0.24, turn: 3 }],
  },
  christophsis: {
    seed: 53,
    base: "#1F7D8C",
    air: "#8FFFF0",
    tilt: 8,
    gloss: 1,
    layers: [
      facets("#0C3F55", 3.4, [0.35, 0.5], { relief: -1.5 }),
      facets("#8FF3EA", 4.6, [0.66, 0.8], { strength: 0.8, relief: 2.4 }),
      edges("#D8FFFA", 3.4, [0.88, 0.98], { strength: 0.8 }),
      edges("#3FE0D8", 4.6, [0.9, 1], { strength: 0.5, shines: "night" }),
    ],
  },
  kashyyyk: {
    seed: 61,
    base: "#1D5A63",
    air: "#C4F5A8",
    tilt: -14,
    gloss: 0.5,
    layers: [
      soft("#2F5E22", 1.2, [0.4, 0.46], { octaves: 5, relief: 2 }),
      blobs("#5E8F32", 6, [0.3, 0.75], { strength: 0.7, relief: 1.4 }),
      soft("#173A16", 2.6, [0.5, 0.66], { strength: 0.8 }),
      soft("#F3FBE8", 2.2, [0.6, 0.78], { bands: 2, strength: 0.85, relief: 1, warp: 0.8 }),
    ],
  },
  toydaria: {
    seed: 67,
    base: "#8A8442",
    air: "#F2EFA0",
    tilt: 26,
    gloss: 0.35,
    layers: [
      soft("#5C5A24", 1.8, [0.45, 0.62], { warp: 1 }),
      blobs("#2E6E66", 2.6, [0.52, 0.6], { strength: 0.9, relief: -1.2 }),
      soft("#D6CF86", 2.8, [0.56, 0.74], { strength: 0.8, relief: 1 }),
      soft("#FBF7D4", 1.1, [0.56, 0.8], { bands: 4, strength: 0.45, warp: 0.6 }),
    ],
  },
  utapau: {
    seed: 71,
    base: "#A9A08C",
    air: "#F0E6CF",
    tilt: 6,
    airDepth: 0.7,
    layers: [
      soft("#7E745E", 1.4, [0.44, 0.64], { bands: 3 }),
      ridge("#D8CDB2", 2.2, [0.7, 0.9], { strength: 0.7, relief: 1.5 }),
      soft("#EFE8D6", 1.6, [0.58, 0.78], { bands: 4, strength: 0.6 }),
    ],
    craters: { count: 26, size: 0.2, floor: "#14201F", depth: 9 },
  },
};
