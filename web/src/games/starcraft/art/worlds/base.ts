/** The twelve planets of the box: lava, desert, toxic, ice, moon, tundra, jungle, ember giant, ocean,
 *  city, banded giant, storm giant. They are lit from the front, so that pieces on them can be seen. */
import { blobs, dots, edges, plates, ridge, soft } from "../../../../art/worlds/painting/parts";
import type { Recipe } from "../../../../art/worlds/painting/recipe";

type Unseeded = Omit<Recipe, "seed">;

export const BASE: Readonly<Record<string, Unseeded>> = {
  abaddon: {
    base: "#4a2f30",
    air: "#ff8a4c",
    tilt: 14,
    layers: [
      soft("#2b1d22", 1.8, [0.42, 0.6], { octaves: 5, relief: -1.2 }),
      soft("#7a4b3e", 2.6, [0.54, 0.72], { strength: 0.8, relief: 1.6 }),
      ridge("#a8462a", 2.2, [0.7, 0.86], { strength: 0.8, relief: -2, warp: 0.5 }),
      ridge("#ff8e4a", 2.2, [0.83, 0.93], { shines: "always", warp: 0.5 }),
    ],
  },
  antiga_prime: {
    base: "#8f5b40",
    air: "#e9b98a",
    tilt: -12,
    airDepth: 0.9,
    layers: [
      soft("#5c3829", 1.4, [0.42, 0.58], { octaves: 5, relief: -1 }),
      soft("#c48f63", 2, [0.5, 0.68], { strength: 0.9, relief: 1.2, warp: 0.6 }),
      ridge("#e0b98c", 2.8, [0.76, 0.92], { strength: 0.7, relief: 1.8 }),
      ridge("#4a2a1e", 1.5, [0.88, 0.96], { strength: 0.8, relief: -3 }),
    ],
  },
  bhekar_ro: {
    base: "#5a6330",
    air: "#d6de86",
    tilt: 9,
    airDepth: 1.1,
    layers: [
      soft("#343b20", 1.6, [0.42, 0.58], { octaves: 5, relief: -1, warp: 0.8 }),
      blobs("#98993f", 3.2, [0.56, 0.7], { strength: 0.85, relief: 1 }),
      blobs("#d8d873", 4.4, [0.76, 0.86], { strength: 0.7 }),
      soft("#c9c88a", 1.2, [0.58, 0.8], { bands: 3, strength: 0.5, warp: 1.2 }),
    ],
  },
  braken: {
    base: "#8fb6c8",
    air: "#a9dcf5",
    tilt: -18,
    gloss: 0.7,
    layers: [
      soft("#4b7490", 1.5, [0.42, 0.58], { octaves: 5, relief: -1.2 }),
      soft("#e6f4f7", 1.9, [0.54, 0.68], { octaves: 5, relief: 1.4 }),
      ridge("#31607f", 1.8, [0.88, 0.96], { strength: 0.8, relief: -2, warp: 0.4 }),
    ],
    poles: { colour: "#f6fcff", size: 0.34 },
  },
  chau_sara: {
    base: "#7a7f88",
    air: "#c9cfdb",
    airDepth: 0.3,
    layers: [
      soft("#4c515b", 1.3, [0.44, 0.6], { octaves: 5, relief: -1.4 }),
      soft("#a4a8ad", 2.8, [0.54, 0.74], { strength: 0.7, relief: 1.2 }),
    ],
    craters: { count: 26, size: 0.17, floor: "#4a4e57", depth: 4 },
  },
  dylar_iv: {
    base: "#718a84",
    air: "#bfe6e4",
    tilt: 16,
    gloss: 0.3,
    layers: [
      soft("#3c545b", 1.5, [0.42, 0.54], { octaves: 5, relief: -1 }),
      soft("#aebfb5", 2.1, [0.52, 0.68], { strength: 0.9, relief: 1.4 }),
      ridge("#f2f7f4", 2.6, [0.72, 0.88], { strength: 0.9, relief: 2.4 }),
      soft("#f4f8f6", 1.3, [0.62, 0.82], { bands: 3, strength: 0.6, warp: 1 }),
    ],
    poles: { colour: "#f3f8f6", size: 0.26 },
  },
  halcyon: {
    base: "#1f5f63",
    air: "#8fe0bf",
    tilt: -8,
    gloss: 0.7,
    layers: [
      soft("#2e7350", 1.6, [0.44, 0.5], { octaves: 5, relief: 1.4 }),
      soft("#64a05a", 2.4, [0.54, 0.7], { strength: 0.85, relief: 1.2 }),
      ridge("#a9c877", 2.8, [0.8, 0.92], { strength: 0.6, relief: 1.8 }),
      soft("#f0fff6", 1.5, [0.62, 0.78], { bands: 2.4, strength: 0.7, relief: 1, warp: 1 }),
    ],
  },
  helios: {
    base: "#b0684f",
    air: "#ffb68a",
    tilt: 12,
    layers: [
      soft("#6c3a42", 0.6, [0.44, 0.6], { bands: 8, octaves: 3, warp: 0.4, floats: true }),
      soft("#e8a96e", 0.8, [0.5, 0.66], { bands: 9, octaves: 3, warp: 0.5, floats: true }),
      soft("#ffdca6", 1.4, [0.62, 0.78], { bands: 7, strength: 0.8, warp: 0.7, floats: true }),
    ],
    storms: [{ x: -0.34, y: 0.3, size: 0.16, turn: 4 }],
  },
  pridewater: {
    base: "#1f6591",
    air: "#8fd0f2",
    tilt: 20,
    gloss: 1,
    layers: [
      soft("#123f66", 1.4, [0.42, 0.58], { octaves: 4 }),
      soft("#2f8aa8", 2, [0.56, 0.66], { strength: 0.7 }),
      soft("#9dbd84", 1.7, [0.62, 0.67], { octaves: 5, relief: 1.8 }),
      soft("#ffffff", 1.3, [0.58, 0.76], { bands: 2.6, strength: 0.8, relief: 1, warp: 1.2 }),
    ],
  },
  tarsonis: {
    base: "#44526b",
    air: "#a8c4ee",
    tilt: -14,
    airDepth: 0.8,
    layers: [
      soft("#28324a", 1.7, [0.42, 0.6], { octaves: 5 }),
      plates("#67799a", 5, [0.5, 0.8], { strength: 0.5 }),
      edges("#8da2c4", 4.2, [0.8, 0.95], { strength: 0.45 }),
      dots("#ffdd98", 15, [0.62, 0.75], { shines: "always", strength: 0.9 }),
    ],
  },
  torus: {
    base: "#b8977a",
    air: "#f1d3a9",
    tilt: -10,
    layers: [
      soft("#715653", 0.5, [0.44, 0.58], { bands: 10, octaves: 3, warp: 0.3, floats: true }),
      soft("#dfc09b", 0.7, [0.5, 0.64], { bands: 12, octaves: 3, warp: 0.35, floats: true }),
      soft("#f8e8cd", 1.2, [0.6, 0.76], { bands: 8, strength: 0.8, warp: 0.6, floats: true }),
    ],
    storms: [{ x: 0.3, y: -0.26, size: 0.13, turn: -4 }],
  },
  vyctor_5: {
    base: "#6a5ca6",
    air: "#b7a6f2",
    tilt: 8,
    layers: [
      soft("#352d66", 0.6, [0.44, 0.6], { bands: 8, octaves: 4, warp: 0.5, floats: true }),
      soft("#9c8fcb", 0.9, [0.5, 0.66], { bands: 9, octaves: 3, warp: 0.6, floats: true }),
      soft("#ddd4f4", 1.5, [0.62, 0.78], { bands: 6, strength: 0.8, warp: 0.9, floats: true }),
    ],
    storms: [
      { x: 0.2, y: 0.24, size: 0.24, turn: 6 },
      { x: -0.4, y: -0.24, size: 0.14, turn: -5 },
    ],
  },
};
