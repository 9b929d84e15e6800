import { describe, expect, test } from "vitest";

import { RADIUS_OF, detailAt, levelOf, nextRadius, snapped } from "./levels";

describe("levels", () => {
  test("follow from the radius", () => {
    expect([156, 101, 92, 85, 74, 60, 41].map(levelOf)).toEqual([
      "close",
      "table",
      "table",
      "wide",
      "wide",
      "chart",
      "chart",
    ]);
    for (const [level, radius] of Object.entries(RADIUS_OF)) expect(levelOf(radius)).toBe(level);
  });

  test("thin out the drawing", () => {
    const [close, table, wide, chart, small] = [156, 98, 82, 51, 30].map(detailAt);
    expect([close, table, wide, chart].map((one) => one?.hasNumbers)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([table, wide, chart].map((one) => one?.hasPattern)).toEqual([true, true, false]);
    expect([table, wide, chart].map((one) => (one?.jewel ?? 0) > 0)).toEqual([true, true, false]);
    expect([table, chart, small].map((one) => one?.hasYields)).toEqual([true, true, false]);
    expect(close?.order).toBeGreaterThan(table?.order ?? 0);
    expect(table?.order).toBeGreaterThan(wide?.order ?? 0);
  });

  test("show what areas yield wherever a phone shows the whole galaxy", () => {
    for (let radius = 36; radius < 180; radius++) expect(detailAt(radius).hasYields).toBe(true);
  });

  test("never shrink text below 13 pixels, on a chart not below 14", () => {
    for (let radius = 34; radius < 180; radius++) {
      const { yieldText, nameText, level } = detailAt(radius);
      expect(Math.min(yieldText, nameText)).toBeGreaterThanOrEqual(level === "chart" ? 14 : 13);
    }
  });

  test("are stops on the way nearer and farther, with the whole galaxy as the last", () => {
    expect(nextRadius(48, 48, 1)).toBe(RADIUS_OF.wide);
    expect(nextRadius(RADIUS_OF.wide, 48, 1)).toBe(RADIUS_OF.table);
    expect(nextRadius(RADIUS_OF.close, 48, 1)).toBe(RADIUS_OF.close);
    expect(nextRadius(RADIUS_OF.close, 101, -1)).toBe(101);
    expect(nextRadius(101, 101, -1)).toBe(101);
  });

  test("catch the end of a gesture", () => {
    expect(snapped(86, 48)).toBe(RADIUS_OF.wide);
    expect(snapped(140, 79)).toBe(RADIUS_OF.close);
    expect(snapped(30, 79)).toBe(79);
  });
});
