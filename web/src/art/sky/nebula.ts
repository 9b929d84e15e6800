/** One cloud of light over the whole sky: few pixels, stretched, so that it stays soft. */

import { type Rgb, rgb } from "../worlds/painting/colour";
import { Noise, clamp, smoothstep } from "../worlds/painting/noise";

export const NEBULA = { width: 300, height: 188 } as const;

export interface Tints {
  /** Of the cloud at the top and at the bottom. */
  readonly top: string;
  readonly bottom: string;
}

/** Kneaded noise: wisps with dark lanes between them. */
function wisp(noise: Noise, x: number, y: number): number {
  const push = noise.soft(x * 1.1 + 4, y * 1.1, 0.5, 3) - 0.5;
  const pull = noise.soft(x * 1.1, y * 1.1 + 8, 1.5, 3) - 0.5;
  const cloud = noise.soft(x * 1.5 + push * 2.4, y * 2.1 + pull * 2.4, 2.5, 5);
  const lane = noise.ridge(x * 1.2 - pull, y * 1.7 + push, 3.5, 3);
  return smoothstep(0.42, 0.86, cloud) * (1 - 0.55 * smoothstep(0.6, 0.95, lane));
}

export function nebula(seed: string, { top, bottom }: Tints): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = NEBULA;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const noise = new Noise(seed);
  const from: Rgb = rgb(top);
  const to: Rgb = rgb(bottom);
  for (let row = 0; row < height; row++) {
    const down = smoothstep(0.25, 0.8, row / height);
    for (let column = 0; column < width; column++) {
      const value = wisp(noise, (column / width) * 2.6, (row / height) * 1.7);
      const at = (row * width + column) * 4;
      for (const part of [0, 1, 2] as const)
        pixels[at + part] = 255 * clamp(from[part] * (1 - down) + to[part] * down);
      pixels[at + 3] = 255 * value;
    }
  }
  return pixels;
}
