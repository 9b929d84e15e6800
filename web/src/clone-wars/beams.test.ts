import { describe, expect, it } from "vitest";
import { nearestGap } from "./beams";

describe("beams", () => {
  it("take the nearest gap", () => {
    expect(nearestGap([100, 200, 300], 40)).toBe(100);
    expect(nearestGap([100, 200, 300], 180)).toBe(200);
    expect(nearestGap([100, 200, 300], 900)).toBe(300);
    expect(nearestGap([], 55)).toBe(55);
  });
});
