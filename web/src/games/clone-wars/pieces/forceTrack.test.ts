import { describe, expect, it } from "vitest";

import { nodes, stepTowards, towards } from "./forceTrack";

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
