/** Outlines of pieces that are no glyphs: bases, which stand with their foot on the x-axis, and
 *  transports round the origin. */
import type { Race } from "../sides/factions";

interface Piece {
  readonly outline: string;
  /** What tells the race besides the outline, in ink: a window, a slit, an eye. */
  readonly mark: string;
}

/** A dome with a mast, a pyramid with a slit, a horned mound with an eye. */
export const BASES: Readonly<Record<Race, Piece>> = {
  terran: {
    outline: "M-15 0l3-5.5h24l3 5.5zM-12-6.5q0-12 12-12t12 12zM-2.5-18v-5h5v5z",
    mark: "M-6-9.5h12v3h-12z",
  },
  protoss: { outline: "M0-25l5.5 9 8.5 16h-28l8.5-16z", mark: "M-1.1-18h2.2v14h-2.2z" },
  zerg: {
    outline: "M-17 0q1-9 7-11.5l-1.5-9.5 6.5 5.5q5-3.5 10 0l6.5-5.5-1.5 9.5q6 2.5 7 11.5z",
    mark: "M0-10a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  },
};

/** Dropship, shuttle, overlord: 24 wide, their nose to the right, with the place of an emblem. */
export const TRANSPORTS: Readonly<
  Record<Race, { readonly outline: string; readonly emblem: readonly [x: number, y: number] }>
> = {
  terran: { outline: "M-12-6h15l9 6-9 6h-15l3-6z", emblem: [0, 0] },
  protoss: { outline: "M-12 5q3-12 13-12 9 0 11 7-7-2-11 2t-13 3z", emblem: [0.5, -2.2] },
  zerg: {
    outline: "M-2-8q9 0 12 6 2 5-4 7l2 4-5-3-1 4-3-4-4 4v-5q-7-2-6-7 1-6 9-6z",
    emblem: [-0.5, -1.5],
  },
};

/** The corners of an order's hexagon round the origin, one of them above. */
export function hexagon(radius: number): string {
  const corner = (at: number) => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(" ");
}

/** Four corner brackets round a square of this edge. */
export function brackets(edge: number): string {
  const half = edge / 2;
  const arm = edge * 0.27;
  const corner = (x: number, y: number) =>
    `M${x * half} ${y * (half - arm)}V${y * half}H${x * (half - arm)}`;
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
}
