/** The worlds of the Separatists. */

import type { Recipe } from "../painting/recipe";
import { band, blobs, dots, edges, ridge, soft } from "./parts";

export const SEPARATIST: Readonly<Record<string, Recipe>> = {
  xorrn: {
    seed: 5,
    base: "#767A88",
    air: "#C9D4E8",
    airDepth: 0.35,
    layers: [
      soft("#3A3D49", 1.5, [0.44, 0.64], { octaves: 5, relief: -1 }),
      soft("#B4B9C6", 4, [0.54, 0.72], { strength: 0.7, relief: 1.5 }),
    ],
    craters: { count: 30, size: 0.24, floor: "#2A2D38", depth: 6 },
  },
  dac: {
    seed: 22,
    base: "#174A98",
    air: "#8FC8FF",
    tilt: 10,
    gloss: 1,
    layers: [
      soft("#0B2763", 1.1, [0.42, 0.66], { bands: 2 }),
      soft("#2F79C8", 2.6, [0.54, 0.7], { strength: 0.6 }),
      soft("#D8EEFF", 1.5, [0.56, 0.74], {
        bands: 4,
        octaves: 5,
        strength: 0.9,
        relief: 1.2,
        warp: 0.5,
      }),
    ],
  },
  felucia: {
    seed: 73,
    base: "#3F7A5E",
    air: "#FFC2EE",
    tilt: -18,
    gloss: 0.2,
    layers: [
      soft("#1E4C56", 1.5, [0.46, 0.62], { warp: 0.8 }),
      blobs("#C4528F", 2.8, [0.5, 0.66], { strength: 0.9, relief: 2.2 }),
      blobs("#F4C36A", 5.4, [0.62, 0.74], { strength: 0.9, relief: 1.6 }),
      soft("#F7E6F4", 1.7, [0.6, 0.78], { bands: 2.2, strength: 0.7, warp: 0.8 }),
    ],
  },
  geonosis: {
    seed: 4,
    base: "#B4633A",
    air: "#FFB98A",
    tilt: -16,
    airDepth: 0.9,
    layers: [
      soft("#6E2E1B", 0.8, [0.42, 0.62], { bands: 5, relief: -1 }),
      soft("#E8A66B", 1.4, [0.52, 0.7], { bands: 2.2, octaves: 5, warp: 0.5, relief: 1.5 }),
      ridge("#4A1C12", 3, [0.74, 0.92], { strength: 0.7, relief: -2.5 }),
    ],
    craters: { count: 12, size: 0.15, floor: "#4A1C12", depth: 5 },
    ring: {
      tilt: -18,
      flat: 0.2,
      rubble: 0.35,
      bands: [
        band(1.34, 1.42, "#E8B48A", 0.75),
        band(1.46, 1.6, "#C98A5E", 0.7),
        band(1.63, 1.7, "#F3D3B0", 0.6),
        band(1.73, 1.76, "#A56A48", 0.6),
      ],
    },
  },
  mygeeto: {
    seed: 79,
    base: "#C3CFE2",
    air: "#CFE4FF",
    tilt: 30,
    gloss: 0.7,
    layers: [
      soft("#8C97C2", 1.5, [0.46, 0.62], { octaves: 5, relief: -1 }),
      ridge("#F8FBFF", 2, [0.6, 0.8], { octaves: 5, relief: 3.5 }),
      edges("#5A5CA0", 2.4, [0.88, 0.98], { strength: 0.75, relief: -2 }),
      dots("#B9A8FF", 9, [0.5, 0.8], { shines: "night" }),
    ],
  },
  cato_neimoidia: {
    seed: 83,
    base: "#6F6374",
    air: "#E8D4C8",
    tilt: -8,
    layers: [
      ridge("#3B3044", 2.2, [0.6, 0.82], { relief: -3, warp: 0.4 }),
      soft("#9C7F8B", 2.6, [0.5, 0.7], { strength: 0.8, relief: 1.5 }),
      soft("#F0DCCB", 1.1, [0.46, 0.7], {
        bands: 3.4,
        octaves: 5,
        strength: 0.9,
        relief: 1.4,
        warp: 1.2,
      }),
      dots("#FFCF8A", 8, [0.55, 0.85], { shines: "night" }),
    ],
  },
  serenno: {
    seed: 89,
    base: "#1B4A6B",
    air: "#D6E8B0",
    tilt: 20,
    gloss: 0.7,
    layers: [
      soft("#A5924A", 1, [0.46, 0.5], { octaves: 5, relief: 1.5 }),
      soft("#3C5A2A", 2.6, [0.5, 0.6], { strength: 0.85 }),
      soft("#FFF9EA", 1.3, [0.6, 0.76], { bands: 5, strength: 0.8, relief: 1 }),
    ],
    poles: { colour: "#F4F1E4", size: 0.14 },
    companion: { x: 1.02, y: -0.78, radius: 0.16, colour: "#D9CDB4" },
  },
  umbara: {
    seed: 97,
    base: "#1C1A33",
    air: "#9A7CFF",
    tilt: 12,
    gloss: 0.3,
    layers: [
      soft("#0C0B1C", 1.4, [0.42, 0.6], { warp: 0.7 }),
      soft("#423A6B", 2.4, [0.54, 0.74], { strength: 0.8, relief: 1.6 }),
      ridge("#7A48F0", 1.8, [0.66, 0.9], { warp: 0.8, shines: "always" }),
      dots("#5CF0E0", 7, [0.5, 0.85], { shines: "always" }),
    ],
  },
  mustafar_separatist: {
    seed: 14,
    base: "#2A1412",
    air: "#FF8A4A",
    airDepth: 0.9,
    layers: [
      soft("#0C0506", 2, [0.42, 0.62], { octaves: 5, relief: -1 }),
      soft("#5A3428", 3.4, [0.54, 0.72], { strength: 0.8, relief: 2.4 }),
      ridge("#FF4A12", 1.6, [0.62, 0.84], { octaves: 5, warp: 0.7, shines: "always" }),
      ridge("#FFC24A", 1.6, [0.76, 0.9], { octaves: 5, warp: 0.7, shines: "always" }),
    ],
  },
  raxus: {
    seed: 101,
    base: "#3E8A76",
    air: "#FFE9A8",
    tilt: -24,
    gloss: 0.45,
    layers: [
      soft("#D2A85A", 1.3, [0.48, 0.56], { bands: 1.6, octaves: 5, relief: 1.6 }),
      soft("#8A4F2E", 2.8, [0.58, 0.7], { strength: 0.85, relief: 1.4 }),
      soft("#FFF6DC", 1.4, [0.58, 0.76], { bands: 2.4, strength: 0.85, relief: 1, warp: 1 }),
      dots("#FFE08A", 9, [0.5, 0.8], { shines: "night" }),
    ],
    ring: { tilt: 20, flat: 0.12, bands: [band(1.42, 1.5, "#F2DFAE", 0.6)] },
  },
};
