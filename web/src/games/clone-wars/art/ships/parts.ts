/** Pieces that hulls are built from. A ship lies in a box of 260 × 110, its nose to the right. */
import type { Palette } from "../../../../art/emblems/factions";

export type Hull = (p: Palette) => string;

export function plate(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** The light of an engine at (x, y): how long and how high it burns. */
export function flame(p: Palette, x: number, y: number, long: number, high: number): string {
  const plume = (l: number, h: number): string =>
    `M${x} ${y - h}q${-l * 0.5} ${h * 0.3} ${-l} ${h}q${l * 0.5} ${h * 0.7} ${l} ${h}z`;
  return (
    plate(plume(long, high), p.hi, 0.35) +
    plate(plume(long * 0.6, high * 0.55), p.hi) +
    `<ellipse cx="${x}" cy="${y}" rx="3" ry="${high * 0.5}" fill="#fff"/>`
  );
}

/** Lit windows: x, y, and the length where it is not 3. */
export function windows(...at: [number, number, number?][]): string {
  return at
    .map(
      ([x, y, long = 3]) => `<rect x="${x}" y="${y}" width="${long}" height="1.8" fill="#FFE9B8"/>`,
    )
    .join("");
}

/** A row of windows from x on, `count` of them, not quite in line. */
export function windowRow(x: number, y: number, count: number, step = 15): string {
  return windows(
    ...Array.from({ length: count }, (_, i): [number, number, number] => [
      x + i * step,
      y + (i % 2) * 1.6,
      i % 3 === 2 ? 6 : 3,
    ]),
  );
}

/** The dark seam that divides a lit upper hull from its shaded belly. */
export function seam(p: Palette, d: string): string {
  return plate(d, p.ink, 0.55);
}

/** Light along an upper edge. */
export function gleam(d: string): string {
  return plate(d, "#fff", 0.48);
}

/** A bridge: a foot and a head that stands out over it. */
export function bridge(p: Palette, x: number, y: number, wide: number, high: number): string {
  const half = wide / 2;
  return (
    plate(
      `M${x - half * 0.5} ${y}l${half * 0.2} ${-high}h${half * 0.8}l${half * 0.4} ${high}z`,
      p.hull2,
    ) +
    plate(`M${x - half} ${y - high - 8}h${wide}l-3 9h${-(wide - 6)}z`, p.hull) +
    plate(`M${x} ${y - high - 8}h${half}l-3 9H${x}z`, p.hull2) +
    windows([x - half + 5, y - high - 4], [x - half + 14, y - high - 4], [x + 4, y - high - 4])
  );
}
