/** The light that owners throw behind their planet: a small picture, made once for each set of owners,
 *  so that nothing on the page is ever blurred live. */
import { PALETTES, type Faction } from "../art/sides/factions";
import { type Sector, angleOf } from "./geometry/polar";

export interface Share {
  readonly sector: Sector;
  readonly owner: Faction | null;
}

/** How far it reaches, in radii. */
export const REACH = 1.56;
const SIZE = 72;
/** Degrees over which two owners melt into each other. */
const MELT = 16;
const made = new Map<string, string>();

/** The address of the picture; nothing where the browser cannot draw. */
export function glowOf(shares: readonly Share[]): string | undefined {
  if (shares.every(({ owner }) => owner === null)) return undefined;
  const key = shares.map(({ sector, owner }) => `${sector.join()} ${owner ?? ""}`).join("|");
  const known = made.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.putImageData(new ImageData(glowPixels(shares, SIZE), SIZE, SIZE), 0, 0);
  const url = canvas.toDataURL();
  made.set(key, url);
  return url;
}

export function glowPixels(shares: readonly Share[], size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size - 0.5) * 2 * REACH;
      const y = ((row + 0.5) / size - 0.5) * 2 * REACH;
      pixels.set(lightAt(shares, x, y), (row * size + column) * 4);
    }
  }
  return pixels;
}

function lightAt(shares: readonly Share[], x: number, y: number): number[] {
  const far = (Math.hypot(x, y) - 0.9) / (REACH - 0.9);
  if (far >= 1) return [0, 0, 0, 0];
  const strength = Math.min(1, (1 - far) ** 2);
  const angle = angleOf({ x, y });
  const sum = [0, 0, 0, 0];
  let all = 0;
  for (const { sector, owner } of shares) {
    const part = nearness(angle, sector);
    all += part;
    if (!owner || part === 0) continue;
    const colour = PALETTES[owner].fill;
    for (let at = 0; at < 3; at++)
      sum[at] = (sum[at] ?? 0) + part * parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
    sum[3] = (sum[3] ?? 0) + part;
  }
  const [red = 0, green = 0, blue = 0, weight = 0] = sum;
  if (weight === 0) return [0, 0, 0, 0];
  return [red / weight, green / weight, blue / weight, (weight / all) * strength * 255];
}

/** How much an angle belongs to a sector: 1 inside, falling to 0 beyond its border. */
function nearness(angle: number, [from, to]: Sector): number {
  const middle = (from + to) / 2;
  const off = Math.abs(((angle - middle + 540 + 360) % 360) - 180);
  const inside = (to - from) / 2 - off;
  return Math.max(0, Math.min(1, 0.5 + inside / (2 * MELT)));
}
