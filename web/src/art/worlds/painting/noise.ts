/** Noise in space, so that a texture wraps round a sphere without seams. All values lie between 0 and 1. */

import { random } from "./random";

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

export const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The slope towards one of twelve edges of a cube, as in Perlin's improved noise. */
function slope(corner: number, x: number, y: number, z: number): number {
  const edge = corner & 15;
  const u = edge < 8 ? x : y;
  const v = edge < 4 ? y : edge === 12 || edge === 14 ? x : z;
  return (edge & 1 ? -u : u) + (edge & 2 ? -v : v);
}

interface Cell {
  nearest: number;
  second: number;
  own: number;
}

export class Noise {
  private readonly cell: Cell = { nearest: 0, second: 0, own: 0 };
  private readonly order = new Uint8Array(512);

  constructor(seed: string | number) {
    const next = random(seed);
    const deck = Array.from({ length: 256 }, (_, i) => i);
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      const held = deck[i] ?? 0;
      deck[i] = deck[j] ?? 0;
      deck[j] = held;
    }
    this.order.set(deck, 0);
    this.order.set(deck, 256);
  }

  private at(index: number): number {
    return this.order[index & 511] ?? 0;
  }

  /** Perlin's noise, about -0.8 to 0.8. */
  private perlin(px: number, py: number, pz: number): number {
    const fx = Math.floor(px);
    const fy = Math.floor(py);
    const fz = Math.floor(pz);
    const x = px - fx;
    const y = py - fy;
    const z = pz - fz;
    const u = fade(x);
    const v = fade(y);
    const w = fade(z);
    const k = fz & 255;
    const a = this.at(fx & 255) + (fy & 255);
    const b = this.at((fx & 255) + 1) + (fy & 255);
    const a0 = this.at(a) + k;
    const a1 = this.at(a + 1) + k;
    const b0 = this.at(b) + k;
    const b1 = this.at(b + 1) + k;
    const near = mix(
      mix(slope(this.at(a0), x, y, z), slope(this.at(b0), x - 1, y, z), u),
      mix(slope(this.at(a1), x, y - 1, z), slope(this.at(b1), x - 1, y - 1, z), u),
      v,
    );
    const far = mix(
      mix(slope(this.at(a0 + 1), x, y, z - 1), slope(this.at(b0 + 1), x - 1, y, z - 1), u),
      mix(slope(this.at(a1 + 1), x, y - 1, z - 1), slope(this.at(b1 + 1), x - 1, y - 1, z - 1), u),
      v,
    );
    return mix(near, far, w);
  }

  /** Rolling ground: octaves of ever finer noise. */
  soft(x: number, y: number, z: number, octaves: number): number {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += weight * this.perlin(x * scale, y * scale, z * scale);
      weight *= 0.5;
      scale *= 2.03;
    }
    return clamp(0.5 + sum * 0.95);
  }

  /** Sharp crests, high along lines: mountains, veins, cracks in ice. */
  ridge(x: number, y: number, z: number, octaves: number): number {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(this.perlin(x * scale, y * scale, z * scale)) * 1.6;
      sum += weight * crest * crest;
      total += weight;
      weight *= 0.5;
      scale *= 2.07;
    }
    return clamp(sum / total);
  }

  /** Where the seed point of a cell of space lies in its cell, and a number of its own. */
  private seedOf(i: number, j: number, k: number): number {
    return this.at(this.at(this.at(i & 255) + (j & 255)) + (k & 255));
  }

  /**
   * Distances to the nearest and second nearest of scattered points, and the nearest one's own number.
   * The same object is filled again at every call.
   */
  cells(x: number, y: number, z: number): Readonly<Cell> {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    let nearest = 9;
    let second = 9;
    let own = 0;
    for (let i = fx - 1; i <= fx + 1; i++)
      for (let j = fy - 1; j <= fy + 1; j++)
        for (let k = fz - 1; k <= fz + 1; k++) {
          const seed = this.seedOf(i, j, k);
          const dx = i + (seed & 15) / 15 - x;
          const dy = j + (seed >> 4) / 15 - y;
          const dz = k + (this.at(seed) & 15) / 15 - z;
          const distance = dx * dx + dy * dy + dz * dz;
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
            own = seed;
          } else if (distance < second) second = distance;
        }
    this.cell.nearest = Math.sqrt(nearest);
    this.cell.second = Math.sqrt(second);
    this.cell.own = this.at(own + 7) / 255;
    return this.cell;
  }
}
