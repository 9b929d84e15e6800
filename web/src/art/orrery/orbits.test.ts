import { describe, expect, it } from "vitest";

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
} from "./orbits";

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
