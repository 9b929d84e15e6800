import { describe, expect, it } from "vitest";

import { MOST_CRACKS, crackCount, cracks } from "./cracks";
import { segments } from "./gauge";
import { paintedRadius } from "./painting/bitmap";
import { WEDGES, rubble, shards } from "./shards";

/** The angles, in degrees from 0 to 360, at which the arcs begin and end. */
function angles(path: string): [number, number] {
  const [x0, y0, , , , , , x1, y1] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const degrees = (x = 0, y = 0) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return [degrees(x0, y0), degrees(x1, y1)];
}

describe("the gauge", () => {
  it("has a segment for every hit point: left ones first, then planned, then lost", () => {
    const states = segments(84, 16, 7, 2).map((segment) => segment.state);
    expect(states.filter((state) => state === "left")).toHaveLength(7);
    expect(states.slice(7, 9)).toEqual(["planned", "planned"]);
    expect(states.slice(9)).toEqual(Array(7).fill("lost"));
  });

  it("runs from the lower left to the lower right and leaves the bottom open", () => {
    const ring = segments(84, 10, 0, 0);
    const [start] = angles(ring[0]?.path ?? "");
    const [, end] = angles(ring[9]?.path ?? "");
    expect(start).toBeCloseTo(137.5, 0);
    expect(end).toBeCloseTo(42.5, 0);
  });

  it("has segments of one length with equal gaps", () => {
    const all = segments(84, 10, 0, 0).map(({ path }) => angles(path));
    const turn = (from: number, to: number) => (to - from + 360) % 360;
    for (const [i, [from, to]] of all.entries()) {
      expect(turn(from, to)).toBeCloseTo(22, 0);
      const [next] = all[i + 1] ?? [];
      if (next !== undefined) expect(turn(to, next)).toBeCloseTo(5, 0);
    }
  });

  it("never loses more than there is", () => {
    const states = segments(84, 8, 6, 9).map((segment) => segment.state);
    expect(states).toEqual([...Array(2).fill("planned"), ...Array(6).fill("lost")]);
    expect(segments(84, 3, 5, 0).every((segment) => segment.state === "lost")).toBe(true);
  });
});

describe("cracks", () => {
  it("come one for every one or two points of damage, seven at most", () => {
    expect(crackCount(0, 16)).toBe(0);
    expect(crackCount(1, 16)).toBe(1);
    expect(crackCount(7, 16)).toBe(4);
    expect(crackCount(13, 14)).toBe(7);
    expect(crackCount(15, 18)).toBe(MOST_CRACKS);
    expect(crackCount(3, 3)).toBe(3);
  });

  it("stay where they are when more come, and lie on the disc", () => {
    const all = cracks("geonosis", 7);
    expect(all).toHaveLength(7);
    expect(cracks("geonosis", 3)).toEqual(all.slice(0, 3));
    expect(cracks("geonosis", 99)).toEqual(all);
    expect(Math.max(...all.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(0.9);
  });

  it("run differently on every world", () => {
    expect(cracks("geonosis", 2)).not.toEqual(cracks("kamino", 2));
  });
});

describe("a fallen world", () => {
  it("breaks into thirteen wedges, all pushed outwards by 5 to 25 % of the radius", () => {
    const wedges = shards("geonosis");
    expect(wedges).toHaveLength(WEDGES);
    const pushes = wedges.map(({ x, y }) => Math.hypot(x, y));
    expect(Math.min(...pushes)).toBeGreaterThanOrEqual(0.05);
    expect(Math.max(...pushes)).toBeLessThanOrEqual(0.25);
  });

  it("breaks the same way every time", () => {
    expect(shards("dac")).toEqual(shards("dac"));
    expect(rubble("dac", 20)).toEqual(rubble("dac", 20));
    expect(shards("dac")).not.toEqual(shards("xorrn"));
  });
});

describe("the painted size", () => {
  it("is the next larger of a few, for at most two pixels a point", () => {
    expect(paintedRadius(11, 1)).toBe(32);
    expect(paintedRadius(58, 1)).toBe(64);
    expect(paintedRadius(58, 2)).toBe(128);
    expect(paintedRadius(58, 3)).toBe(128);
    expect(paintedRadius(900, 2)).toBe(384);
  });
});
