/** Stars on a tile that can be laid side by side. */

import { random } from "../worlds/painting/random";

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone: "white" | "blue" | "amber";
  readonly opacity: number;
}

export const TILE = 1024;

export function stars(seed: string, count: number): Star[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const kind = next();
    return {
      x: next() * TILE,
      y: next() * TILE,
      radius: kind > 0.975 ? 1.6 : kind > 0.86 ? 1.05 : 0.65,
      tone: kind > 0.93 ? "blue" : kind < 0.07 ? "amber" : "white",
      opacity: 0.16 + next() * 0.62,
    };
  });
}

const DARK = { white: "#ffffff", blue: "#cfe6ff", amber: "#ffd9b0" } as const;
const PAPER = { white: "#5b5340", blue: "#3b5a86", amber: "#8a5a2c" } as const;

/** Draw them; the largest with a halo, as an eye would see them. */
export function drawStars(context: CanvasRenderingContext2D, all: readonly Star[], paper: boolean) {
  const tones = paper ? PAPER : DARK;
  for (const { x, y, radius, tone, opacity } of all) {
    if (radius > 1.5 && !paper) halo(context, x, y, radius * 4, opacity * 0.5);
    context.fillStyle = tones[tone];
    context.globalAlpha = paper ? opacity * 0.7 : opacity;
    disc(context, x, y, paper ? radius * 0.9 : radius);
  }
  context.globalAlpha = 1;
}

function halo(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  opacity: number,
) {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, "#cfe6ff");
  glow.addColorStop(1, "#cfe6ff00");
  context.fillStyle = glow;
  context.globalAlpha = opacity;
  disc(context, x, y, radius);
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
