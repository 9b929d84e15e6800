/** Short ways to write down the parts of a recipe. */

import type { Band, Layer, Texture } from "../painting/recipe";

type Extras = Omit<Layer, "texture" | "colour" | "scale" | "from" | "to">;
type Window = readonly [from: number, to: number];

const layer =
  (texture: Texture) =>
  (colour: string, scale: number, [from, to]: Window, extras: Extras = {}): Layer => ({
    texture,
    colour,
    scale,
    from,
    to,
    ...extras,
  });

export const soft = layer("soft");
export const ridge = layer("ridge");
export const blobs = layer("blobs");
export const facets = layer("facets");
export const edges = layer("edges");
export const dots = layer("dots");
export const plates = layer("plates");

export function band(from: number, to: number, colour: string, opacity: number): Band {
  return { from, to, colour, opacity };
}
