import { describe, expect, test } from "vitest";

import { LEAST_BY_TOUCH, fanOf } from "./hand";

const CARD = 46;

describe("the hand in the sheet", () => {
  test("six cards lie side by side", () => {
    expect(fanOf(6, 298, CARD)).toMatchObject({ rows: 1, perRow: 6 });
    expect(fanOf(6, 298, CARD).step).toBeGreaterThan(CARD);
  });

  test.each([7, 8, 10, 13, 16, 20])("%d cards all show at least 26 px and keep inside", (n) => {
    const { step, rows, perRow } = fanOf(n, 284, CARD);
    expect(step).toBeGreaterThanOrEqual(26);
    expect((perRow - 1) * step + CARD).toBeLessThanOrEqual(284.01);
    expect(rows * perRow).toBeGreaterThanOrEqual(n);
    expect(rows).toBeLessThanOrEqual(2);
  });

  test("fingers get 44 px of each card", () => {
    const fan = fanOf(13, 362, CARD, LEAST_BY_TOUCH);
    expect(fan.rows).toBe(2);
    expect(fan.step).toBeGreaterThanOrEqual(44);
  });
});
