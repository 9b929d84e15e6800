import { describe, expect, it } from "vitest";

import { nodes, stepTowards, towards } from "../../games/clone-wars/pieces/forceTrack";
import {
  INNER,
  NARROW,
  ORBITS,
  PLACES,
  QUIET_SLUGS,
  WIDE,
  arc,
  arcStart,
  marks,
  spot,
  sunOver,
} from "../orrery/orbits";
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

describe("the track of the Force", () => {
  it("has seven nodes at even distances, the ends larger, the middle nobody's", () => {
    const all = nodes(3, 280);
    expect(all.map(({ value }) => value)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(all.map(({ at }) => Math.round(at))).toEqual([0, 47, 93, 140, 187, 233, 280]);
    expect(all.map(({ radius }) => radius)).toEqual([11, 8, 8, 7, 8, 8, 11]);
    expect(all.map((node) => node.towards)).toEqual([
      ...Array(3).fill("start"),
      "nobody",
      ...Array(3).fill("end"),
    ]);
  });

  it("is walked node by node", () => {
    expect(stepTowards(1, 3)).toBe(2);
    expect(stepTowards(1, -2)).toBe(0);
    expect(stepTowards(2, 2)).toBe(2);
    expect(towards(0)).toBe("nobody");
  });
});

describe("the orrery", () => {
  it("puts the most urgent table nearest to the sun", () => {
    const orbits = PLACES.map(({ orbit }) => orbit);
    expect(orbits).toEqual([...orbits].sort((a, b) => a - b));
    expect(
      [...PLACES, ...INNER.map(({ place }) => place)].every(({ orbit }) =>
        ORBITS.some((radius) => radius === orbit),
      ),
    ).toBe(true);
    expect(QUIET_SLUGS).toHaveLength(PLACES.length);
  });

  it("keeps its worlds apart and inside the drawing", () => {
    for (const view of [WIDE, NARROW]) {
      const small = view === NARROW ? 0.55 : 1;
      const places = [...PLACES, ...INNER.map(({ place }) => place)];
      const spots = places.map((place) => ({
        ...spot(view, place.orbit, place.angle),
        radius: place.radius * small,
      }));
      for (const [i, one] of spots.entries()) {
        expect(one.y).toBeGreaterThan(0);
        expect(one.y).toBeLessThan(view.height);
        for (const other of spots.slice(0, i))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
            one.radius + other.radius,
          );
      }
    }
  });

  it("lights every world from the sun", () => {
    expect(sunOver(WIDE, { x: WIDE.sunX + 200, y: WIDE.sunY })[0]).toBeLessThan(-0.5);
    expect(sunOver(WIDE, { x: WIDE.sunX - 200, y: WIDE.sunY })[0]).toBeGreaterThan(0.5);
    expect(sunOver(WIDE, { x: WIDE.sunX, y: WIDE.sunY - 90 })[1]).toBeGreaterThan(0.5);
  });

  it("draws the way travelled behind a world, longer the further the game is", () => {
    expect(arcStart(2, 0)).toBe(2);
    expect(arcStart(2, 0.5)).toBeLessThan(2);
    expect(arcStart(2, 1)).toBeLessThan(arcStart(2, 0.5));
    expect(arcStart(2, 7)).toBe(arcStart(2, 1));
    const end = spot(WIDE, 222, 2);
    expect(arc(WIDE, 222, arcStart(2, 0.5), 2)).toMatch(
      new RegExp(`L${end.x.toFixed(1)} ${end.y.toFixed(1)}$`),
    );
    expect(marks(WIDE, 304, 72).match(/M/g)).toHaveLength(72);
  });
});
