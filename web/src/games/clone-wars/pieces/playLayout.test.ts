import { describe, expect, it } from "vitest";
import { playLayout, shortScale } from "./playLayout";

describe("room in play", () => {
  it("is whole while there is enough of it", () => {
    expect(playLayout(3, 1, 606)).toEqual({ narrow: false, step: 124, afloat: true });
    expect(playLayout(0, 2, 606).afloat).toBe(true);
    expect(playLayout(3, 2, 606)).toEqual({ narrow: true, step: 95, afloat: true });
    expect(playLayout(5, 0, 606)).toEqual({ narrow: false, step: 115, afloat: true });
  });

  it("makes units narrow before ships become plates", () => {
    expect(playLayout(4, 1, 606)).toEqual({ narrow: true, step: 95, afloat: true });
    expect(playLayout(2, 3, 606)).toEqual({ narrow: false, step: 124, afloat: false });
    expect(playLayout(4, 3, 606)).toEqual({ narrow: false, step: 115, afloat: false });
  });

  it("lets units overlap at last, never less than a strip", () => {
    const { narrow, step, afloat } = playLayout(9, 4, 606);
    expect([narrow, afloat]).toEqual([true, false]);
    expect(step * 8 + 86).toBeLessThanOrEqual(606 - 284);
    expect(playLayout(40, 9, 606).step).toBe(28);
  });
});

it("cards of the row and the hand shrink with the height, to a limit", () => {
  expect(shortScale(612)).toBeCloseTo(0.88, 1);
  expect(shortScale(400)).toBe(0.8);
  expect(shortScale(780)).toBe(1.12);
});
