/**
 * A world, painted pixel by pixel: every point of the disc is a point of a sphere, its ground is made from the
 * recipe's layers, and then the sun shines on it. That takes a while, so a worker does it (painter.ts).
 */

import { Ground } from "./ground";
import { type Ink, over } from "./ink";
import { type Light, lightFrom, lit } from "./light";
import { clamp, smoothstep } from "./noise";
import { type Sitting, paintingSize } from "./sitting";
import { Surroundings } from "./surroundings";

export interface Painting {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Pixels in a row and in a column. */
  readonly size: number;
}

export function paint(sitting: Sitting): Painting {
  const size = paintingSize(sitting);
  const pixels = new Uint8ClampedArray(size * size * 4);
  const ground = new Ground(sitting.recipe, sitting.radius);
  for (let row = 0; row < ground.size; row++) ground.fillRow(row);
  const light = lightFrom(sitting.sun);
  const surroundings = new Surroundings(sitting.recipe, light);
  const scene: Scene = { sitting, ground, light, surroundings };
  for (let row = 0; row < size; row++) paintRow(scene, row, size, pixels);
  return { pixels, size };
}

interface Scene {
  readonly sitting: Sitting;
  readonly ground: Ground;
  readonly light: Light;
  readonly surroundings: Surroundings;
}

function paintRow(scene: Scene, row: number, size: number, pixels: Uint8ClampedArray): void {
  const { radius } = scene.sitting;
  const y = (row + 0.5 - size / 2) / radius;
  const ink: Ink = { red: 0, green: 0, blue: 0, opacity: 0 };
  for (let column = 0; column < size; column++) {
    const x = (column + 0.5 - size / 2) / radius;
    ink.red = ink.green = ink.blue = ink.opacity = 0;
    paintPoint(scene, x, y, ink);
    if (ink.opacity <= 0) continue;
    const at = (row * size + column) * 4;
    pixels[at] = (ink.red / ink.opacity) * 255;
    pixels[at + 1] = (ink.green / ink.opacity) * 255;
    pixels[at + 2] = (ink.blue / ink.opacity) * 255;
    pixels[at + 3] = ink.opacity * 255;
  }
}

function paintPoint(
  { sitting, ground, light, surroundings }: Scene,
  x: number,
  y: number,
  ink: Ink,
) {
  if (!sitting.bare) {
    surroundings.air(ink, x, y);
    surroundings.behind(ink, x, y);
  }
  const outline = ground.outline(x, y);
  const distance = Math.hypot(x, y) / outline;
  const cover = smoothstep(1 + 0.6 / sitting.radius, 1 - 0.9 / sitting.radius, distance);
  if (cover > 0) {
    const squeeze = Math.min(1, 0.998 / Math.max(distance, 1e-6)) / outline;
    const shadow = sitting.bare ? 1 : surroundings.shadowOnGround(x * squeeze, y * squeeze);
    const point = lit(ground, light, x * squeeze, y * squeeze, shadow);
    over(ink, clamp(point.red), clamp(point.green), clamp(point.blue), cover);
  }
  if (!sitting.bare) surroundings.inFront(ink, x, y);
}
