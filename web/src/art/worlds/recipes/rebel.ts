/** The worlds of the Rebels. */

import type { Recipe } from "../painting/recipe";
import { band, blobs, ridge, soft } from "./parts";

export const REBEL: Readonly<Record<string, Recipe>> = {
  dantooine: {
    seed: 157,
    base: "#5E7FA8",
    air: "#E4D4FF",
    tilt: 12,
    gloss: 0.6,
    layers: [
      soft("#9A8FB4", 1.3, [0.42, 0.48], { octaves: 5, relief: 1.2 }),
      soft("#A6A65E", 2, [0.5, 0.66], { bands: 1.6, strength: 0.9 }),
      soft("#6E5F92", 4, [0.56, 0.72], { strength: 0.6, relief: 1 }),
      soft("#FFFFFF", 1.4, [0.6, 0.78], { bands: 4, strength: 0.85, relief: 1 }),
    ],
  },
  mon_cala: {
    seed: 163,
    base: "#0F7F9E",
    air: "#A0FFF4",
    tilt: -10,
    gloss: 1,
    layers: [
      soft("#085A86", 1.4, [0.4, 0.56]),
      ridge("#5FE0C8", 2, [0.7, 0.88], { strength: 0.75, warp: 0.6 }),
      blobs("#F2A488", 4.2, [0.68, 0.76], { strength: 0.95, relief: 1.2 }),
      soft("#F4FFFE", 2.6, [0.6, 0.74], { bands: 1.6, strength: 0.85, relief: 1, warp: 0.8 }),
    ],
  },
  dagobah: {
    seed: 167,
    base: "#2C3A22",
    air: "#A8C890",
    tilt: 8,
    airDepth: 1.1,
    layers: [
      soft("#141E14", 2, [0.44, 0.6], { octaves: 5, relief: -1, warp: 1 }),
      soft("#5A6A3A", 3.4, [0.52, 0.7], { strength: 0.7, relief: 1.4 }),
      soft("#A9B894", 0.9, [0.44, 0.74], { bands: 2.6, octaves: 5, strength: 0.75, warp: 1.6 }),
    ],
  },
  bespin: {
    seed: 173,
    base: "#E0A27A",
    air: "#FFD9B8",
    tilt: -8,
    layers: [
      soft("#B4604E", 0.5, [0.44, 0.6], { bands: 12, octaves: 3, warp: 0.25, floats: true }),
      soft("#FFE9CE", 0.7, [0.5, 0.66], { bands: 14, octaves: 3, warp: 0.35, floats: true }),
      soft("#F7C2B4", 2.4, [0.52, 0.72], { bands: 5, strength: 0.6, warp: 0.8, floats: true }),
    ],
    storms: [
      { x: 0.24, y: 0.26, size: 0.17, turn: 5 },
      { x: -0.4, y: -0.1, size: 0.1, turn: -4 },
    ],
  },
  alderaan: {
    seed: 179,
    base: "#2A66B8",
    air: "#C8E4FF",
    tilt: 24,
    gloss: 0.9,
    layers: [
      soft("#5E9A6A", 1.5, [0.5, 0.54], { octaves: 5, relief: 1.4 }),
      ridge("#F2F6FA", 2.4, [0.74, 0.86], { strength: 0.9, relief: 3 }),
      soft("#FFFFFF", 1.1, [0.5, 0.68], { bands: 3, octaves: 5, relief: 1.4, warp: 1.3 }),
    ],
    poles: { colour: "#FFFFFF", size: 0.22 },
  },
  hoth: {
    seed: 181,
    base: "#E4EDF6",
    air: "#BFE0FF",
    tilt: 6,
    gloss: 0.5,
    layers: [
      soft("#A9C4E0", 1.6, [0.46, 0.66], { octaves: 5, relief: -1.4 }),
      ridge("#4F86B8", 1.7, [0.86, 0.96], { strength: 0.9, relief: -2, warp: 0.6 }),
      soft("#FFFFFF", 3, [0.52, 0.7], { relief: 1.6 }),
    ],
    ring: {
      tilt: -8,
      flat: 0.22,
      rubble: 1,
      bands: [band(1.36, 1.5, "#C2CCD8", 0.7), band(1.56, 1.64, "#8E9AAA", 0.65)],
    },
  },
  jedha: {
    seed: 191,
    base: "#A65E4A",
    air: "#FFD4C4",
    tilt: -20,
    airDepth: 0.75,
    layers: [
      soft("#74382E", 1.3, [0.44, 0.6], { octaves: 5, relief: -1 }),
      soft("#DDA183", 2, [0.54, 0.7], { bands: 2, strength: 0.85, relief: 1.4 }),
      ridge("#E9DDE0", 2.2, [0.78, 0.92], { strength: 0.7, relief: 2 }),
    ],
    poles: { colour: "#F1EEF2", size: 0.34 },
  },
  tatooine: {
    seed: 193,
    base: "#D9A85E",
    air: "#FFE6B0",
    tilt: 18,
    airDepth: 0.85,
    layers: [
      soft("#A8713A", 1, [0.44, 0.62], { bands: 2.6, octaves: 5, warp: 0.6 }),
      ridge("#F6DCA0", 3.4, [0.64, 0.86], { bands: 2.4, strength: 0.8, relief: 1.8 }),
      ridge("#7E4A26", 1.6, [0.84, 0.95], { strength: 0.8, relief: -3 }),
    ],
    companion: { x: -1, y: -0.84, radius: 0.12, colour: "#F2D9B4" },
  },
  sullust: {
    seed: 197,
    base: "#3A3440",
    air: "#D09AC0",
    tilt: -14,
    layers: [
      soft("#17141C", 1.4, [0.42, 0.6], { octaves: 5, relief: -1.4 }),
      blobs("#6E6272", 3, [0.48, 0.66], { strength: 0.85, relief: 2.8 }),
      blobs("#FF7A3A", 3, [0.8, 0.9], { shines: "always" }),
      soft("#A094A8", 1.3, [0.54, 0.76], { bands: 3, strength: 0.6, warp: 1 }),
    ],
  },
  yavin_4: {
    seed: 199,
    base: "#2F6A54",
    air: "#D8F5B0",
    tilt: 10,
    gloss: 0.4,
    layers: [
      soft("#1F4A22", 1.5, [0.42, 0.5], { octaves: 5, relief: 1.4 }),
      ridge("#86A048", 2.4, [0.66, 0.86], { strength: 0.75, relief: 2 }),
      soft("#FFFBE6", 1.8, [0.6, 0.76], { bands: 2, strength: 0.85, relief: 1, warp: 0.8 }),
    ],
    companion: { x: 0.9, y: -0.72, radius: 0.5, colour: "#E0662E", behind: true },
  },
};
