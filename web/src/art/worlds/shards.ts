/** A world that breaks: thirteen wedges pushed outwards and rubble round them, on a disc of radius 1. */

import { random } from "./painting/random";

export const WEDGES = 13;

export interface Shard {
  /** The wedge's outline. */
  readonly path: string;
  /** The broken edges, lit by the fire within. */
  readonly edge: string;
  /** Cracks from the tip outwards. */
  readonly veins: string;
  /** How far and where to it flies, in radii. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Rubble {
  readonly path: string;
  readonly tone: "hot" | "warm" | "dark";
  readonly opacity: number;
}

const at = (angle: number, far: number) =>
  `${(far * Math.cos(angle)).toFixed(3)} ${(far * Math.sin(angle)).toFixed(3)}`;

/** A broken edge from near the middle to the rim, with a few teeth. */
function teeth(angle: number, from: number, next: () => number): string[] {
  return Array.from({ length: 4 }, (_, k) => {
    const far = from + ((1.03 - from) * k) / 3;
    return at(angle + (k === 3 ? 0 : ((next() - 0.5) * 0.09) / Math.max(far, 0.3)), far);
  });
}

function vein(angle: number, next: () => number): string {
  let far = 0.22 + next() * 0.2;
  let path = `M${at(angle, far)}`;
  for (let k = 0; k < 4; k++) {
    angle += (next() - 0.5) * 0.16;
    far += 0.06 + next() * 0.1;
    path += `L${at(angle, far)}`;
  }
  return path;
}

export function shards(slug: string): Shard[] {
  const next = random(`${slug} shards`);
  const cuts = Array.from({ length: WEDGES }, (_, i) => {
    const angle = ((i + (next() - 0.5) * 0.45) / WEDGES) * Math.PI * 2;
    return { angle, line: teeth(angle, 0.4 + next() * 0.25, next) };
  });
  return cuts.map((cut, i) => {
    const other = cuts[(i + 1) % WEDGES] ?? cut;
    const to = other.angle + (i === WEDGES - 1 ? Math.PI * 2 : 0);
    const middle = (cut.angle + to) / 2;
    const tip = at(middle + (next() - 0.5) * 0.2, 0.14 + next() * 0.12);
    const push = 0.06 + next() * 0.19;
    const outwards = cut.line.join("L");
    const inwards = [...other.line].reverse().join("L");
    return {
      path: `M${tip}L${outwards}A1.03 1.03 0 0 1 ${inwards}Z`,
      edge: `M${inwards}L${tip}L${outwards}`,
      veins: vein(middle + (next() - 0.5) * 0.24, next),
      x: push * Math.cos(middle),
      y: push * Math.sin(middle),
      turn: (next() - 0.5) * 12,
    };
  });
}

export function rubble(slug: string, count: number): Rubble[] {
  const next = random(`${slug} rubble`);
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const far = 0.85 + next() * next() * 1.6;
    const size = 0.01 + next() * next() * 0.05;
    const corner = () =>
      `l${((next() - 0.5) * 3 * size).toFixed(3)} ${(next() * 1.4 * size).toFixed(3)}`;
    const tone = next();
    const x = far * Math.cos(angle);
    const y = far * Math.sin(angle) * 0.8;
    return {
      path: `M${x.toFixed(3)} ${y.toFixed(3)}l${(size * 1.4).toFixed(3)} ${(-size).toFixed(3)}${corner()}${corner()}Z`,
      tone: tone > 0.62 ? "hot" : tone > 0.3 ? "warm" : "dark",
      opacity: 0.5 + next() * 0.5,
    };
  });
}
