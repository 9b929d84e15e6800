/** A world that breaks: thirteen wedges pushed outwards and rubble round them, on a disc of radius 1. */

import { random } from "./random";

export const WEDGES = 13;

export interface Shard {
  /** The wedge's outline. */
  readonly path: string;
  /** The jagged inner edge, lit by the fire within. */
  readonly edge: string;
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

export function shards(slug: string): Shard[] {
  const next = random(`${slug} shards`);
  return Array.from({ length: WEDGES }, (_, i) => {
    const wobble = () => (next() - 0.5) * 0.1;
    const from = (i / WEDGES) * Math.PI * 2 + wobble();
    const to = ((i + 1) / WEDGES) * Math.PI * 2 + wobble();
    const middle = (from + to) / 2;
    const push = 0.05 + next() * 0.2;
    const inner = `${at(to, 0.5 + next() * 0.1)}L${at(middle + wobble() * 2, 0.1 + next() * 0.08)}L${at(from, 0.3 + next() * 0.35)}`;
    const rim = `${at(from, 1.03)}A1.03 1.03 0 0 1 ${at(to, 1.03)}`;
    return {
      path: `M${inner}L${rim}Z`,
      edge: `M${at(to, 1)}L${inner}L${at(from, 1)}`,
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
    const size = 0.006 + next() * next() * 0.04;
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
