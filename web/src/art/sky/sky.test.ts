import { describe, expect, it } from "vitest";

import { NEBULA, nebula } from "./nebula";
import { tintsOf } from "./scenes";
import { TILE, stars } from "./stars";

describe("stars", () => {
  it("lie on their tile, the same ones every time", () => {
    const all = stars("sky", 300);
    expect(all).toHaveLength(300);
    expect(stars("sky", 300)).toEqual(all);
    expect(stars("other", 300)).not.toEqual(all);
    expect(all.every(({ x, y }) => x >= 0 && x < TILE && y >= 0 && y < TILE)).toBe(true);
  });
});

describe("the cloud", () => {
  const pixels = nebula("table", { top: "#0000FF", bottom: "#FF0000" });
  const at = (column: number, row: number) => [
    ...pixels.slice((row * NEBULA.width + column) * 4).slice(0, 4),
  ];

  it("has the tint of the side above at the top and of the side below at the bottom", () => {
    expect(at(10, 0).slice(0, 3)).toEqual([0, 0, 255]);
    expect(at(10, NEBULA.height - 1).slice(0, 3)).toEqual([255, 0, 0]);
  });

  it("leaves dark sky and has bright places", () => {
    const strengths = Array.from({ length: pixels.length / 4 }, (_, i) => pixels[i * 4 + 3] ?? 0);
    expect(strengths.filter((value) => value === 0).length).toBeGreaterThan(strengths.length / 10);
    expect(Math.max(...strengths)).toBeGreaterThan(120);
  });

  it("takes its tints from the sides at the table", () => {
    const { top, bottom } = tintsOf("table", "separatist", "republic");
    expect(tintsOf("table", "republic", "separatist")).toEqual({ top: bottom, bottom: top });
    expect(tintsOf("lobby", "republic", "rebel")).toEqual(tintsOf("lobby", "empire", "neutral"));
  });
});
