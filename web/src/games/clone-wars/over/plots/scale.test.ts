import { expect, it } from "vitest";

import { column, columnWidth, namesBeside, steps, ticks } from "./scale";

const frame = { left: 10, right: 110, turns: 10 };

it("gives every turn a column of its own", () => {
  expect(column(frame, 1)).toBe(10);
  expect(column(frame, 11)).toBe(110);
  expect(columnWidth(frame)).toBe(10);
});

it("writes few turns below the axis, always the first and the last", () => {
  expect(ticks(3)).toEqual([1, 2, 3]);
  expect(ticks(18)).toEqual([1, 5, 10, 14, 18]);
  expect(ticks(0)).toEqual([]);
});

it("draws level steps with upright edges", () => {
  expect(steps({ left: 0, right: 20, turns: 2 }, [1, -1], (value) => 50 - value * 10)).toBe(
    "M0.0 40.0H10.0V60.0H20.0",
  );
});

it("writes names beside their markers where they lie on nothing", () => {
  const marks = (...places: number[]) => places.map((x) => ({ x, name: "Kamino" }));
  expect(namesBeside(marks(100, 300), 500)).toEqual(["right", "right"]);
  expect(namesBeside(marks(100, 480), 500)).toEqual(["right", "left"]);
  expect(namesBeside(marks(200, 240), 500)).toEqual(["left", "right"]);
  expect(namesBeside(marks(200, 240, 280), 500)).toEqual(["left", null, "right"]);
  expect(namesBeside(marks(350, 480), 500)).toEqual(["right", "left"]);
  expect(namesBeside(marks(350, 480), 500, 1.3)).toEqual(["right", null]);
});
