import { expect, test } from "vitest";
import { linesBelow, rowsOf } from "./rows";

const plain = { name: "Torus", called: "", things: [] };

test("a row is higher when more is written below one of its planets", () => {
  const crowded = {
    ...plain,
    called: "Char",
    things: ["Khalis Crystal", "Infested Command Center"],
  };
  expect(linesBelow(plain)).toBe(1);
  expect(linesBelow(crowded)).toBe(5);
  const [top, second, third, end] = rowsOf([
    { ...plain, row: -1 },
    { ...plain, row: 0 },
    { ...crowded, row: 0 },
    { ...plain, row: 1 },
  ]);
  expect(top).toBe(0);
  const usual = (second ?? 0) - (top ?? 0);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(usual + 3 * 16);
  expect((end ?? 0) - (third ?? 0)).toBe(usual);
});
