import { describe, expect, it } from "vitest";

import { worldOf } from "../../../games/clone-wars/art/worlds/worlds";
import { paint } from "./paint";
import { type Sitting, SUN, paintingSize } from "./sitting";

const sitting = (slug: string, more: Partial<Sitting> = {}): Sitting => ({
  recipe: worldOf(slug).recipe,
  radius: 16,
  sun: SUN,
  ...more,
});

/** Brightness and opacity at a point, given in radii from the middle. */
function at(given: Sitting, x: number, y: number): { bright: number; opacity: number } {
  const { pixels, size } = paint(given);
  const column = Math.floor(size / 2 + x * given.radius);
  const row = Math.floor(size / 2 + y * given.radius);
  const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.slice((row * size + column) * 4);
  return { bright: red + green + blue, opacity };
}

describe("a painted world", () => {
  it("is the same every time", () => {
    expect(paint(sitting("kamino")).pixels).toEqual(paint(sitting("kamino")).pixels);
  });

  it("is bright towards its sun and dark away from it", () => {
    const left = sitting("xorrn", { sun: [-0.8, 0] });
    expect(at(left, -0.6, 0).bright).toBeGreaterThan(3 * at(left, 0.85, 0).bright);
    const right = sitting("xorrn", { sun: [0.8, 0] });
    expect(at(right, 0.6, 0).bright).toBeGreaterThan(3 * at(right, -0.85, 0).bright);
  });

  it("fills its disc, and fades into the sky outside it", () => {
    const world = sitting("kamino");
    expect(at(world, 0, 0).opacity).toBe(255);
    expect(at(world, -0.8, -0.8).opacity).toBeGreaterThan(0);
    expect(at(world, -0.8, -0.8).opacity).toBeLessThan(160);
    expect(at(world, -1.3, -1.3).opacity).toBe(0);
  });

  it("has room for its ring, unless it is shown bare", () => {
    expect(paintingSize(sitting("geonosis"))).toBeGreaterThan(2 * 16 * 1.7);
    expect(paintingSize(sitting("geonosis", { bare: true }))).toBe(2 * 17);
    expect(at(sitting("geonosis", { bare: true }), 0.9, -0.9).opacity).toBe(0);
  });

  it("shines at night where the recipe has lights, and not by day", () => {
    const recipe = worldOf("coruscant_base_republic").recipe;
    const unlit = { ...recipe, layers: recipe.layers.filter(({ shines }) => !shines) };
    const night = sitting("", { recipe, sun: [-0.9, 0], bare: true });
    const dark = sitting("", { recipe: unlit, sun: [-0.9, 0], bare: true });
    expect(redOf(night, 0.85, 1)).toBeGreaterThan(2 * redOf(dark, 0.85, 1));
    expect(redOf(night, 0, 0.3)).toBeLessThan(1.05 * redOf(dark, 0, 0.3));
  });
});

/** All red between two columns, given as shares of the width. */
function redOf(given: Sitting, from: number, to: number): number {
  const { pixels, size } = paint(given);
  let total = 0;
  for (let row = 0; row < size; row++)
    for (let column = Math.floor(size * from); column < size * to; column++)
      total += pixels[(row * size + column) * 4] ?? 0;
  return total;
}
