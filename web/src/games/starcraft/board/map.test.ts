/** Walking, corners, the camera and the light behind planets. */
import { describe, expect, test } from "vitest";

import { emptiestCorner } from "./moving/corners";
import { glowPixels } from "./glow";
import { nextBox } from "./moving/walk";

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(100, 10), box(0, 100), box(200, 0)];

  test("go to the nearest thing in their direction", () => {
    expect(nextBox(boxes, 0, "ArrowRight")).toBe(1);
    expect(nextBox(boxes, 1, "ArrowRight")).toBe(3);
    expect(nextBox(boxes, 0, "ArrowDown")).toBe(2);
    expect(nextBox(boxes, 3, "ArrowLeft")).toBe(1);
  });

  test("stay where there is nothing, and begin with the first", () => {
    expect(nextBox(boxes, 3, "ArrowRight")).toBe(3);
    expect(nextBox(boxes, -1, "ArrowRight")).toBe(0);
    expect(nextBox([], -1, "ArrowUp")).toBe(-1);
  });
});

test("buttons stand in the emptiest corner", () => {
  const frame = { width: 400, height: 400 };
  const at = (x: number, y: number) => ({ x, y });
  expect(emptiestCorner([at(200, 200)], frame)).toBe("bottom right");
  expect(emptiestCorner([at(350, 350), at(50, 350), at(60, 40)], frame)).toBe("top right");
});

test("the light behind a planet has its owners' colours on their sides, and none in the far", () => {
  const pixels = glowPixels(
    [
      { sector: [180, 360], owner: "arcturus_mengsk" },
      { sector: [0, 180], owner: null },
    ],
    40,
  );
  const at = (x: number, y: number) => [...pixels.slice((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)];
  const [red = 0, , blue = 0, opacity = 0] = at(20, 5);
  expect(red).toBeGreaterThan(blue);
  expect(opacity).toBeGreaterThan(60);
  expect(at(20, 35)[3]).toBe(0);
  expect(at(0, 0)[3]).toBe(0);
});
