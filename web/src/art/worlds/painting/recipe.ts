/** What a world is made of, as plain data. `paint.ts` turns it into pixels. */

/**
 * How a layer's value, 0 to 1, lies over the sphere:
 * - soft: rolling ground, seas, clouds · ridge: mountains, veins, cracks
 * - blobs: round spots · facets: cells, each with a tone of its own · edges: the lines between cells
 * - dots: fine points such as lights · plates: panels in rows along the latitudes
 */
export type Texture = "soft" | "ridge" | "blobs" | "facets" | "edges" | "dots" | "plates";

export interface Layer {
  readonly texture: Texture;
  readonly colour: string;
  /** Features across the radius. */
  readonly scale: number;
  /** The window in which the layer comes in: nothing below `from`, all of it above `to`. */
  readonly from: number;
  readonly to: number;
  /** How much finer it is from pole to pole than round the equator: bands. */
  readonly bands?: number;
  readonly octaves?: number;
  readonly strength?: number;
  /** Height in hundredths of the radius. Negative for valleys. */
  readonly relief?: number;
  /** How far the ground is kneaded before it is looked at. */
  readonly warp?: number;
  /** Air: it is drawn along by storms. */
  readonly floats?: boolean;
  /** Shines by itself; by `night`, only where there is no sun. */
  readonly shines?: "always" | "night";
}

export interface Craters {
  readonly count: number;
  /** Radius of the largest one. */
  readonly size: number;
  readonly floor: string;
  readonly depth: number;
}

export interface Storm {
  /** Where its eye is, seen from the front: 0, 0 is the middle of the disc. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Radians by which it turns the air at its eye. */
  readonly turn: number;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly opacity: number;
}

export interface Ring {
  readonly tilt: number;
  /** Height over width of the ellipse. */
  readonly flat: number;
  readonly bands: readonly Band[];
  /** 0: smooth dust, 1: loose rubble. */
  readonly rubble?: number;
}

export interface Companion {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  /** Shown behind the world instead of in front of it. */
  readonly behind?: boolean;
}

export interface Recipe {
  readonly seed: number;
  readonly base: string;
  readonly air: string;
  /** How thick the air is: 0 for a bare rock. */
  readonly airDepth?: number;
  /** Degrees by which the axis leans. */
  readonly tilt?: number;
  /** How much open base colour mirrors the sun: seas, ice, metal. */
  readonly gloss?: number;
  readonly layers: readonly Layer[];
  readonly poles?: { readonly colour: string; readonly size: number };
  readonly craters?: Craters;
  readonly storms?: readonly Storm[];
  readonly ring?: Ring;
  readonly companion?: Companion;
  /** How uneven the outline is: a rock too small to be round. */
  readonly lumps?: number;
}

/** How many radii from the middle the drawing reaches. */
export function reach(recipe: Recipe): number {
  const ring = Math.max(0, ...(recipe.ring?.bands.map((band) => band.to) ?? []));
  const moon = recipe.companion;
  const companion = moon ? Math.hypot(moon.x, moon.y) + moon.radius : 0;
  return Math.max(1.34, ring + 0.02, companion + 0.02);
}
