/** The ground of a world before the sun shines on it: colour, height, gloss and glow of every point of the disc. */

import { type Rgb, rgb } from "./colour";
import { Noise, clamp, smoothstep } from "./noise";
import { random } from "./random";
import type { Craters, Layer, Recipe, Storm } from "./recipe";

/** Values kept for every pixel, in this order. */
const RED = 0;
const GREEN = 1;
const BLUE = 2;
const HEIGHT = 3;
const GLOSS = 4;
const GLOW_RED = 5;
const GLOW_GREEN = 6;
const GLOW_BLUE = 7;
const NIGHT = 8;
const FIELDS = 9;

interface Point {
  x: number;
  y: number;
  z: number;
}

interface Crater extends Point {
  readonly size: number;
}

export interface Sample {
  readonly colour: Rgb;
  readonly glow: Rgb;
  /** 1 when the glow is seen only at night. */
  readonly night: number;
  readonly gloss: number;
  /** Of the ground, to the right and downwards. */
  readonly slopeX: number;
  readonly slopeY: number;
}

/** Craters lie where they can be seen, none of them on the very edge. */
function scatter(craters: Craters | undefined, seed: number): Crater[] {
  const next = random(seed + 77);
  return Array.from({ length: craters?.count ?? 0 }, (_, i) => {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * 0.94;
    const x = far * Math.cos(angle);
    const y = far * Math.sin(angle);
    const share = i < 2 ? 1 - i * 0.3 : 0.18 + next() * next() * 0.55;
    return { x, y, z: Math.sqrt(1 - x * x - y * y), size: (craters?.size ?? 0) * share };
  });
}

export class Ground {
  readonly size: number;
  private readonly fields: Float32Array;
  private readonly noise: Noise;
  private readonly kneading: Noise;
  private readonly craters: readonly Crater[];
  private readonly layers: readonly (readonly [layer: Layer, colour: Rgb])[];
  private readonly base: Rgb;
  private readonly ice: Rgb;
  private readonly floor: Rgb;
  /** Of the angle by which the axis leans. */
  private readonly cos: number;
  private readonly sin: number;

  constructor(
    private readonly recipe: Recipe,
    private readonly radius: number,
  ) {
    this.size = Math.ceil(radius) * 2 + 2;
    this.fields = new Float32Array(this.size * this.size * FIELDS);
    this.noise = new Noise(recipe.seed);
    this.kneading = new Noise(recipe.seed + 1);
    this.craters = scatter(recipe.craters, recipe.seed);
    this.layers = recipe.layers.map((layer) => [layer, rgb(layer.colour)]);
    this.base = rgb(recipe.base);
    this.ice = rgb(recipe.poles?.colour ?? "#FFFFFF");
    this.floor = rgb(recipe.craters?.floor ?? "#000000");
    this.cos = Math.cos(((recipe.tilt ?? 0) * Math.PI) / 180);
    this.sin = Math.sin(((recipe.tilt ?? 0) * Math.PI) / 180);
  }

  /** How far the ground reaches in the direction of x, y: 1 for a round world. */
  outline(x: number, y: number): number {
    const { lumps } = this.recipe;
    if (!lumps) return 1;
    const far = Math.hypot(x, y) || 1;
    const bump = this.kneading.soft((x / far) * 1.15 + 5, (y / far) * 1.15, 3, 3);
    return 1 - lumps * (1 - bump);
  }

  fillRow(row: number): void {
    const half = this.size / 2;
    const y = (row + 0.5 - half) / this.radius;
    for (let column = 0; column < this.size; column++) {
      const x = (column + 0.5 - half) / this.radius;
      const square = x * x + y * y;
      // Just outside the edge the ground continues flat, so that slopes there are right.
      if (square > 1.06) continue;
      this.fill((row * this.size + column) * FIELDS, x, y, Math.sqrt(Math.max(0, 1 - square)));
    }
  }

  private fill(at: number, x: number, y: number, z: number): void {
    const { recipe, fields } = this;
    fields[at + RED] = this.base[0];
    fields[at + GREEN] = this.base[1];
    fields[at + BLUE] = this.base[2];
    fields[at + GLOSS] = recipe.gloss ?? 0;
    const here: Point = { x: x * this.cos + y * this.sin, y: y * this.cos - x * this.sin, z };
    const stirred: Point = { ...here };
    for (const storm of recipe.storms ?? []) stir(stirred, storm);
    let index = 0;
    for (const [layer, colour] of this.layers) {
      const cover = this.cover(layer, index++, layer.floats ? stirred : here);
      if (cover <= 0) continue;
      if (layer.shines) this.shine(at, colour, cover, layer.shines === "night");
      else this.lay(at, colour, cover, layer.relief ?? 0);
    }
    if (recipe.poles) this.freeze(at, recipe.poles.size, here);
    if (recipe.craters) this.dent(at, recipe.craters, { x, y, z });
  }

  /** How much of a layer lies at a point, 0 to 1. */
  private cover(layer: Layer, index: number, { x, y, z }: Point): number {
    const apart = index * 17.3; // every layer looks at its own part of space
    let px = x * layer.scale + apart;
    let py = y * layer.scale * (layer.bands ?? 1);
    let pz = z * layer.scale - apart;
    if (layer.warp) {
      const push = (this.kneading.soft(px * 0.7, py * 0.7, pz * 0.7, 2) - 0.5) * 2 * layer.warp;
      const pull = (this.kneading.soft(py * 0.7 + 9, pz * 0.7, px * 0.7, 2) - 0.5) * 2 * layer.warp;
      px += push;
      py += pull;
      pz += push - pull;
    }
    const value = this.value(layer, px, py, pz, y);
    return smoothstep(layer.from, layer.to, value) * (layer.strength ?? 1);
  }

  private value(layer: Layer, x: number, y: number, z: number, height: number): number {
    const octaves = layer.octaves ?? 4;
    switch (layer.texture) {
      case "soft":
        return this.noise.soft(x, y, z, octaves);
      case "ridge":
        return this.noise.ridge(x, y, z, octaves);
      case "plates":
        return this.plate(x, z, height, layer.scale);
      case "blobs":
        return clamp(1 - this.noise.cells(x, y, z).nearest);
      case "dots":
        return clamp(1 - this.noise.cells(x, y, z).nearest * 2.4);
      case "facets":
        return this.noise.cells(x, y, z).own;
      case "edges": {
        const { nearest, second } = this.noise.cells(x, y, z);
        return clamp(1 - (second - nearest) * 2.2);
      }
    }
  }

  /** Panels between circles of latitude: a tone for each, 0 in the joints. */
  private plate(x: number, z: number, height: number, scale: number): number {
    const row = Math.asin(Math.max(-1, Math.min(1, height))) * scale;
    const along = Math.atan2(x, z) * scale * 0.8 + Math.floor(row) * 0.37;
    const joint = Math.min(row - Math.floor(row), along - Math.floor(along));
    if (joint < 0.07) return 0;
    return 0.15 + 0.85 * this.noise.cells(Math.floor(row) + 0.5, Math.floor(along) + 0.5, 3.5).own;
  }

  private lay(at: number, [red, green, blue]: Rgb, cover: number, relief: number): void {
    const f = this.fields;
    f[at + RED] = (f[at + RED] ?? 0) * (1 - cover) + red * cover;
    f[at + GREEN] = (f[at + GREEN] ?? 0) * (1 - cover) + green * cover;
    f[at + BLUE] = (f[at + BLUE] ?? 0) * (1 - cover) + blue * cover;
    f[at + GLOSS] = (f[at + GLOSS] ?? 0) * (1 - cover);
    f[at + HEIGHT] = (f[at + HEIGHT] ?? 0) + (cover * relief) / 100;
  }

  private shine(at: number, [red, green, blue]: Rgb, cover: number, night: boolean): void {
    const f = this.fields;
    f[at + GLOW_RED] = Math.max(f[at + GLOW_RED] ?? 0, red * cover);
    f[at + GLOW_GREEN] = Math.max(f[at + GLOW_GREEN] ?? 0, green * cover);
    f[at + GLOW_BLUE] = Math.max(f[at + GLOW_BLUE] ?? 0, blue * cover);
    f[at + NIGHT] = night ? 1 : 0;
  }

  private freeze(at: number, size: number, { x, y, z }: Point): void {
    const rough = (this.noise.soft(x * 3, y * 3 + 40, z * 3, 4) - 0.5) * 0.4;
    const cover = smoothstep(1 - size, 1 - size + 0.08, Math.abs(y) + rough);
    this.lay(at, this.ice, cover, 1);
  }

  private dent(at: number, craters: Craters, { x, y, z }: Point): void {
    const f = this.fields;
    for (const crater of this.craters) {
      const dot = crater.x * x + crater.y * y + crater.z * z;
      const far = Math.sqrt(Math.max(0, 2 - 2 * dot)) / crater.size;
      if (far > 1.5) continue;
      const bowl = smoothstep(1, 0.55, far);
      const rim = Math.max(0, 1 - Math.abs(far - 1.05) / 0.3);
      const depth = (craters.depth / 100) * (crater.size / craters.size);
      f[at + HEIGHT] = (f[at + HEIGHT] ?? 0) + depth * (rim * 0.6 - bowl);
      for (const part of [RED, GREEN, BLUE] as const) {
        const stained = (f[at + part] ?? 0) * (1 - bowl * 0.5) + this.floor[part] * bowl * 0.5;
        f[at + part] = stained + rim * 0.07;
      }
    }
  }

  /** What lies at a point of the disc. */
  sample(x: number, y: number): Sample {
    const half = this.size / 2;
    const column = Math.max(1, Math.min(this.size - 2, Math.floor(x * this.radius + half)));
    const row = Math.max(1, Math.min(this.size - 2, Math.floor(y * this.radius + half)));
    const at = (row * this.size + column) * FIELDS;
    const f = this.fields;
    const height = (index: number) => f[index + HEIGHT] ?? 0;
    const line = this.size * FIELDS;
    return {
      colour: [f[at + RED] ?? 0, f[at + GREEN] ?? 0, f[at + BLUE] ?? 0],
      glow: [f[at + GLOW_RED] ?? 0, f[at + GLOW_GREEN] ?? 0, f[at + GLOW_BLUE] ?? 0],
      night: f[at + NIGHT] ?? 0,
      gloss: f[at + GLOSS] ?? 0,
      slopeX: ((height(at + FIELDS) - height(at - FIELDS)) * this.radius) / 2,
      slopeY: ((height(at + line) - height(at - line)) * this.radius) / 2,
    };
  }
}

/** A storm drags the air round its eye. */
function stir(point: Point, { x, y, size, turn }: Storm): void {
  const far = Math.hypot(point.x - x, point.y - y) / size;
  if (far > 3) return;
  const angle = turn * Math.exp(-far * far);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const dx = point.x - x;
  const dy = point.y - y;
  point.x = x + dx * cos - dy * sin;
  point.y = y + dx * sin + dy * cos;
}
