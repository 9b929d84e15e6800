/** Sunlight on a sphere: day, dusk and night, relief, the mirror of the sea, and the blue edge of the air. */

import type { Ground } from "./ground";
import { smoothstep } from "./noise";

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Lit {
  red: number;
  green: number;
  blue: number;
}

/** The direction of a sun that stands highest over a point of the disc. */
export function lightFrom([x, y]: readonly [number, number]): Light {
  const far = Math.hypot(x, y);
  const reach = Math.min(far, 0.96);
  const scale = far > 0 ? reach / far : 0;
  return { x: x * scale, y: y * scale, z: Math.sqrt(1 - reach * reach) };
}

/** How bright a surface is that turns so far towards the sun. */
function brightness(towards: number): number {
  return towards <= 0 ? 0 : 1.22 * Math.pow(towards, 0.85);
}

/** How much of the sun, mirrored, meets the eye straight above the disc. */
function mirror(nx: number, ny: number, nz: number, light: Light): number {
  const towards = nx * light.x + ny * light.y + nz * light.z;
  return Math.pow(Math.max(0, 2 * towards * nz - light.z), 26);
}

export function lit(ground: Ground, light: Light, x: number, y: number, shadow: number): Lit {
  const { colour, glow, night, gloss, slopeX, slopeY } = ground.sample(x, y);
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const facing = x * light.x + y * light.y + z * light.z;
  let nx = x - slopeX * z;
  let ny = y - slopeY * z;
  const length = Math.hypot(nx, ny, z) || 1;
  nx /= length;
  ny /= length;
  const nz = z / length;
  const dusk = smoothstep(-0.16, 0.22, facing);
  const sun = brightness(nx * light.x + ny * light.y + nz * light.z) * dusk * shadow;
  const edge = 0.62 + 0.38 * Math.sqrt(z);
  const shine = gloss * mirror(nx, ny, nz, light) * 0.75 * shadow;
  const lamp = night ? 1 - 0.97 * smoothstep(-0.1, 0.5, facing) : 1 - 0.15 * dusk;
  const ambient = 0.035;
  const part = (albedo: number, own: number) =>
    albedo * (ambient + sun * edge) + shine + own * lamp * 1.15;
  return {
    red: part(colour[0], glow[0]),
    green: part(colour[1], glow[1]),
    blue: part(colour[2], glow[2]),
  };
}
