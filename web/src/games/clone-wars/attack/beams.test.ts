import { describe, expect, it } from "vitest";

import { beamPath, nearestGap, onShips, onWorld } from "./beams";

const ROW = { left: 10, right: 800, top: 200, bottom: 400 };

describe("beams", () => {
  it("take the nearest gap", () => {
    expect(nearestGap([100, 200, 300], 40)).toBe(100);
    expect(nearestGap([100, 200, 300], 180)).toBe(200);
    expect(nearestGap([100, 200, 300], 900)).toBe(300);
    expect(nearestGap([], 55)).toBe(55);
  });

  it("end at the nearest ship, straight above where they can", () => {
    const ships = [
      { left: 100, right: 200, top: 20, bottom: 90 },
      { left: 300, right: 400, top: 20, bottom: 110 },
    ];
    expect(onShips(ships, 150)).toEqual({ x: 150, y: 90 });
    expect(onShips(ships, 600)).toEqual({ x: 366, y: 110 });
    expect(onShips([], 600)).toBeUndefined();
  });

  it("end at the edge of a world that nothing protects", () => {
    const point = onWorld({ left: -200, right: -100, top: 0, bottom: 100 });
    expect(point.x).toBeCloseTo(-114.6, 1);
    expect(point.y).toBeCloseTo(85.4, 1);
  });

  it("begin at the card and go round the cards of the row", () => {
    expect(beamPath({ x: 150, y: 450 }, 200, ROW, { x: 200, y: 90 })).toBe(
      "M150 450L200 400L200 192L200 90",
    );
    expect(beamPath({ x: 150, y: 450 }, 200, ROW, { x: -114, y: 85 })).toBe(
      "M150 450L200 400L200 192L10 192L-114 85",
    );
  });
});
