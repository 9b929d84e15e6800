/** What belongs to a world besides its ground: air, ring and companion, with the shadows they throw. */

import { type Rgb, rgb } from "./colour";
import { type Ink, over } from "./ink";
import type { Light } from "./light";
import { Noise, clamp, smoothstep } from "./noise";
import type { Companion, Recipe, Ring } from "./recipe";

/** How far the air shows beyond the edge, in radii. */
const AIR_ENDS = 1.33;

export class Surroundings {
  private readonly airColour: Rgb;
  private readonly airDepth: number;
  private readonly ring: RingPainter | undefined;
  private readonly companion: Companion | undefined;
  private readonly moonColour: Rgb;

  constructor(
    recipe: Recipe,
    private readonly light: Light,
  ) {
    this.airColour = rgb(recipe.air);
    this.airDepth = recipe.airDepth ?? 1;
    this.ring = recipe.ring && new RingPainter(recipe.ring, recipe.seed, light);
    this.companion = recipe.companion;
    this.moonColour = rgb(recipe.companion?.colour ?? "#FFFFFF");
  }

  /** The glow round the disc, brighter towards the sun. */
  air(ink: Ink, x: number, y: number): void {
    const far = Math.hypot(x, y);
    if (far > AIR_ENDS || far < 0.9) return;
    const out = clamp((far - 1) / (AIR_ENDS - 1));
    const slant = Math.hypot(this.light.x, this.light.y);
    const sunward = (x * this.light.x + y * this.light.y) / far;
    const side = 0.2 + 0.8 * Math.pow(0.5 + (0.5 * sunward) / (slant || 1), 1.4);
    const near = 0.5 * Math.exp(-out * 9) + 0.22 * (1 - out) * (1 - out);
    over(ink, ...this.airColour, near * side * this.airDepth);
  }

  behind(ink: Ink, x: number, y: number): void {
    if (this.companion?.behind) this.drawCompanion(ink, this.companion, x, y);
    this.ring?.draw(ink, x, y, "behind");
  }

  inFront(ink: Ink, x: number, y: number): void {
    this.rim(ink, x, y);
    this.ring?.draw(ink, x, y, "front");
    if (this.companion && !this.companion.behind) this.drawCompanion(ink, this.companion, x, y);
  }

  /** The air seen along the edge of the disc, by day. */
  private rim(ink: Ink, x: number, y: number): void {
    const square = x * x + y * y;
    if (square >= 1 || this.airDepth === 0) return;
    const z = Math.sqrt(1 - square);
    const day = smoothstep(-0.35, 0.55, x * this.light.x + y * this.light.y + z * this.light.z);
    const haze = Math.pow(1 - z, 2.6) * 0.85 + Math.pow(1 - z, 12) * 0.4;
    over(ink, ...this.airColour, clamp(haze * (0.1 + 0.9 * day) * this.airDepth));
  }

  /** How much sun reaches the ground at x, y past the ring. */
  shadowOnGround(x: number, y: number): number {
    return this.ring ? this.ring.shadowAt(x, y) : 1;
  }

  private drawCompanion(ink: Ink, moon: Companion, x: number, y: number): void {
    const dx = (x - moon.x) / moon.radius;
    const dy = (y - moon.y) / moon.radius;
    const far = Math.hypot(dx, dy);
    if (far > 1.06) return;
    const z = Math.sqrt(Math.max(0, 1 - far * far));
    const towards = Math.max(0, dx * this.light.x + dy * this.light.y + z * this.light.z);
    const band = 0.9 + 0.1 * Math.sin(dy * 9 + dx * 2);
    const bright = (0.06 + towards) * band * (0.7 + 0.3 * z);
    const [red, green, blue] = this.moonColour;
    const cover = smoothstep(1.03, 0.97, far);
    over(ink, clamp(red * bright), clamp(green * bright), clamp(blue * bright), cover);
  }
}

class RingPainter {
  private readonly cos: number;
  private readonly sin: number;
  private readonly noise: Noise;
  private readonly colours: readonly Rgb[];

  constructor(
    private readonly ring: Ring,
    seed: number,
    private readonly light: Light,
  ) {
    const angle = (ring.tilt * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.noise = new Noise(seed + 2);
    this.colours = ring.bands.map((band) => rgb(band.colour));
  }

  /** Along the ring's long and short axis. */
  private turned(x: number, y: number): [number, number] {
    return [x * this.cos + y * this.sin, y * this.cos - x * this.sin];
  }

  /** How dense the ring is at a distance from the middle, and in which colour. */
  private density(far: number, along: number): { opacity: number; colour: Rgb } {
    const { bands, rubble = 0 } = this.ring;
    for (const [index, band] of bands.entries()) {
      const soft = (band.to - band.from) * 0.18;
      const inside =
        smoothstep(band.from, band.from + soft, far) * smoothstep(band.to, band.to - soft, far);
      if (inside <= 0) continue;
      const grooves = 0.68 + 0.32 * this.noise.soft(far * 34, 1.5, 2.5, 2);
      const stones = this.noise.soft(far * 26, Math.cos(along) * 22, Math.sin(along) * 22, 2);
      const loose = 1 - rubble + rubble * smoothstep(0.48, 0.62, stones) * 1.5;
      return {
        opacity: clamp(inside * band.opacity * grooves * loose),
        colour: this.colours[index] ?? [1, 1, 1],
      };
    }
    return { opacity: 0, colour: [0, 0, 0] };
  }

  draw(ink: Ink, x: number, y: number, half: "behind" | "front"): void {
    const [u, v] = this.turned(x, y);
    if (half === "front" ? v < 0 : v >= 0) return;
    const deep = v / this.ring.flat;
    const far = Math.hypot(u, deep);
    if (far < 1 || far > 2.4) return;
    const { opacity, colour } = this.density(far, Math.atan2(deep, u));
    if (opacity <= 0) return;
    const bright = 0.28 + 0.82 * this.sunAt(x, y, deep * Math.sqrt(1 - this.ring.flat ** 2));
    over(ink, colour[0] * bright, colour[1] * bright, colour[2] * bright, opacity);
  }

  /** Whether the world itself stands between a point of the ring and the sun: 0 in its shadow. */
  private sunAt(x: number, y: number, z: number): number {
    const { light } = this;
    const along = x * light.x + y * light.y + z * light.z;
    if (along >= 0) return 1;
    const aside = Math.sqrt(Math.max(0, x * x + y * y + z * z - along * along));
    return smoothstep(0.9, 1.04, aside);
  }

  /** The ring's shadow on the ground: the ray to the sun is followed to the plane of the ring. */
  shadowAt(x: number, y: number): number {
    const { flat } = this.ring;
    const upright = Math.sqrt(1 - flat * flat);
    // The plane's normal, leaning towards the viewer by the flatness of the ellipse.
    const nx = this.sin * upright;
    const ny = -this.cos * upright;
    const nz = flat;
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const steep = nx * this.light.x + ny * this.light.y + nz * this.light.z;
    const way = -(nx * x + ny * y + nz * z) / (Math.abs(steep) < 0.04 ? 0.04 : steep);
    if (way <= 0) return 1;
    const px = x + this.light.x * way;
    const py = y + this.light.y * way;
    const pz = z + this.light.z * way;
    const far = Math.hypot(px, py, pz);
    if (far < 1 || far > 2.4) return 1;
    return 1 - this.density(far, Math.atan2(pz, px)).opacity * 0.75;
  }
}
