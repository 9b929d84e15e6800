/** Strokes that all poster drawings are made with. The paper is 200 wide and 170 high. */
import type { Palette } from "../../../../art/emblems/factions";

/** One drawn part in the paints of a faction. */
export type Part = (p: Palette) => string;

/** A closed shape. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** The left half of something symmetrical about x = 100: lit on the left, in shade on the right. */
export function both(d: string, lit: string, shade: string): string {
  return `${shape(d, lit)}<path d="${d}" transform="matrix(-1 0 0 1 200 0)" fill="${shade}"/>`;
}

/** A small detail that stands on both sides in the same paint. */
export function pair(d: string, fill: string): string {
  return both(d, fill, fill);
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : "";
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function ring(
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  dash = "",
): string {
  const dashed = dash ? ` stroke-dasharray="${dash}"` : "";
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${dashed}/>`;
}

/** Something drawn elsewhere on the paper: moved, turned about its new place, made smaller. */
export function placed(drawn: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
}

/** A blade of light with its glow. */
export function blade(x1: number, y1: number, x2: number, y2: number, colour: string): string {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  return line(d, colour, 15, 0.28) + line(d, colour, 8, 0.75) + line(d, "#fff", 3.6);
}

export const BLUE_LIGHT = "#8FE9FF";
export const GREEN_LIGHT = "#9CFFA8";
export const RED_LIGHT = "#FF5A4A";
export const GOLD_LIGHT = "#FFE08A";
export const LAMP = "#FFD27A";
