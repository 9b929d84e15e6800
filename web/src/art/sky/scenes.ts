/** The skies of the pages: what they are called and what tints their clouds. */

import type { Faction } from "../emblems/factions";
import { NEBULA, type Tints, nebula } from "./nebula";
import { keep } from "./pictureCache";
import { TILE, drawStars, stars } from "./stars";

export type Scene = "table" | "lobby" | "over";

const FACTION_TINTS: Readonly<Record<Faction, string>> = {
  republic: "#E07A66",
  separatist: "#7399F2",
  empire: "#A3B0D0",
  rebel: "#E8A56E",
  neutral: "#8F97B4",
};

export function tintsOf(scene: Scene, above: Faction, below: Faction): Tints {
  if (scene === "lobby") return { top: "#8C86F0", bottom: "#B07AC8" };
  if (scene === "over") return { top: "#E89A78", bottom: "#8A6AA0" };
  return { top: FACTION_TINTS[above], bottom: FACTION_TINTS[below] };
}

export interface Pictures {
  readonly cloud: string | undefined;
  readonly stars: string | undefined;
  readonly inkStars: string | undefined;
}

export async function pictures(scene: Scene, above: Faction, below: Faction): Promise<Pictures> {
  const scale = Math.min(globalThis.devicePixelRatio || 1, 2);
  const tile = (name: string, paper: boolean) =>
    keep(`${name} ${scale}`, TILE * scale, TILE * scale, (context) => {
      context.scale(scale, scale);
      drawStars(context, stars("sky", 440), paper);
    });
  const { width, height } = NEBULA;
  const cloud = keep(`cloud ${scene} ${above} ${below}`, width, height, (context) => {
    const pixels = nebula(scene, tintsOf(scene, above, below));
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  });
  const [clouds, white, ink] = await Promise.all([cloud, tile("stars", false), tile("ink", true)]);
  return { cloud: clouds, stars: white, inkStars: ink };
}
