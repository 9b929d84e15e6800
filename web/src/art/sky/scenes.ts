/** The skies of the pages: what they are called and what tints their clouds. */

import { NEBULA, type Tints, nebula } from "./nebula";
import { keep } from "./pictureCache";
import { TILE, drawStars, stars } from "./stars";

export type Scene = "table" | "lobby" | "over";

/** The light of a side that sits above or below. */
export interface Light {
  /** As a CSS colour. */
  readonly glow: string;
  /** The tint of the cloud there, as "#8F97B4". */
  readonly cloud: string;
}

export const NO_LIGHT: Light = { glow: "transparent", cloud: "#8F97B4" };

export function tintsOf(scene: Scene, above: Light, below: Light): Tints {
  if (scene === "lobby") return { top: "#8C86F0", bottom: "#B07AC8" };
  if (scene === "over") return { top: "#E89A78", bottom: "#8A6AA0" };
  return { top: above.cloud, bottom: below.cloud };
}

export interface Pictures {
  readonly cloud: string | undefined;
  readonly stars: string | undefined;
  readonly inkStars: string | undefined;
}

export async function pictures(scene: Scene, above: Light, below: Light): Promise<Pictures> {
  const scale = Math.min(globalThis.devicePixelRatio || 1, 2);
  const tile = (name: string, paper: boolean) =>
    keep(`${name} ${scale}`, TILE * scale, TILE * scale, (context) => {
      context.scale(scale, scale);
      drawStars(context, stars("sky", 440), paper);
    });
  const { width, height } = NEBULA;
  const tints = tintsOf(scene, above, below);
  const cloud = keep(`cloud ${scene} ${tints.top} ${tints.bottom}`, width, height, (context) => {
    const pixels = nebula(scene, tints);
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  });
  const [clouds, white, ink] = await Promise.all([cloud, tile("stars", false), tile("ink", true)]);
  return { cloud: clouds, stars: white, inkStars: ink };
}
