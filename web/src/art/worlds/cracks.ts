/** Damage burnt into a world: where the cracks are and how they run, on a disc of radius 1. */

import { random } from "./painting/random";

export const MOST_CRACKS = 7;

export interface Crack {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Jagged lines from the middle outwards, as SVG paths; the first is the widest. */
  readonly lines: readonly Fissure[];
}

export interface Fissure {
  readonly path: string;
  /** 1 for a main fissure, less for its branches. */
  readonly weight: number;
}

/** One crack for every one or two points of damage, at most seven. */
export function crackCount(damage: number, hitPoints: number): number {
  if (damage <= 0) return 0;
  const step = Math.min(2, Math.max(1, hitPoints / MOST_CRACKS));
  return Math.min(MOST_CRACKS, Math.max(1, Math.round(damage / step)));
}

/** The first cracks of a world, up to this number. More damage adds cracks and never moves the old
 *  ones. */
export function cracks(slug: string, count: number): Crack[] {
  const next = random(`${slug} cracks`);
  const turn = next() * Math.PI * 2;
  return Array.from({ length: Math.min(MOST_CRACKS, Math.max(0, count)) }, (_, i) => {
    // The golden angle keeps them apart whatever their number.
    const angle = turn + i * 2.39996;
    const far = 0.16 + 0.5 * Math.sqrt((i + next()) / MOST_CRACKS);
    const x = far * Math.cos(angle) - 0.05;
    const y = far * Math.sin(angle);
    const size = 0.16 + next() * 0.16;
    return { x, y, size, lines: fissures(x, y, size, next) };
  });
}

/** Three or four long fissures of uneven length; most of them fork. */
function fissures(x: number, y: number, size: number, next: () => number): Fissure[] {
  const count = 3 + Math.floor(next() * 2);
  const first = next() * Math.PI * 2;
  const all: Fissure[] = [];
  for (let k = 0; k < count; k++) {
    const heading = first + ((k + (next() - 0.5) * 0.7) * Math.PI * 2) / count;
    const main = run(x, y, heading, size * (0.6 + next() * 0.9), next);
    all.push({ path: pathOf(main), weight: 1 });
    const fork = main[1 + Math.floor(next() * 2)];
    if (fork && next() < 0.8) {
      const aside = heading + (next() < 0.5 ? -1 : 1) * (0.6 + next() * 0.6);
      all.push({ path: pathOf(run(fork[0], fork[1], aside, size * 0.5, next)), weight: 0.55 });
    }
  }
  return all;
}

type Spot = readonly [x: number, y: number];

/** Points of a jagged line: a bend to one side, then to the other. */
function run(x: number, y: number, heading: number, length: number, next: () => number): Spot[] {
  const spots: Spot[] = [[x, y]];
  const steps = 4;
  let side = next() < 0.5 ? -1 : 1;
  for (let k = 0; k < steps; k++) {
    const bend = heading + side * (0.25 + next() * 0.5);
    const stride = (length / steps) * (0.7 + next() * 0.6);
    x += Math.cos(bend) * stride;
    y += Math.sin(bend) * stride;
    spots.push([x, y]);
    side = -side;
  }
  return spots;
}

function pathOf(spots: readonly Spot[]): string {
  return spots.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(3)} ${y.toFixed(3)}`).join("");
}
