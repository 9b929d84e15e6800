import { describe, expect, test } from "vitest";

import { Camera } from "./camera.svelte";
import { RADIUS_OF } from "../geometry/levels";

const frame = { width: 800, height: 600 };
const camera = (whole: number) =>
  new Camera(
    () => whole,
    () => frame,
  );
const shift = (transform: string) =>
  [...transform.matchAll(/-?[\d.]+(?=px)/g)].map(([number]) => Number(number));

describe("the camera", () => {
  test("shows the whole galaxy first, and does not let it be dragged away", () => {
    const one = camera(79);
    expect(one.radius).toBe(79);
    one.pan(500, 500);
    expect(shift(one.transform)).toEqual([0, 0]);
    expect(one.isWhole).toBe(true);
  });

  test("goes level by level, and back to the whole", () => {
    const one = camera(48);
    one.step(1);
    expect(one.radius).toBe(RADIUS_OF.wide);
    one.step(1);
    expect(one.radius).toBe(RADIUS_OF.table);
    one.showWhole();
    expect(one.radius).toBe(48);
  });

  test("pans within the galaxy only", () => {
    const one = camera(78);
    one.showClose({ x: 0.5, y: 0.5 });
    const before = shift(one.transform);
    one.pan(40, 0);
    expect(shift(one.transform)[0]).toBeCloseTo((before[0] ?? 0) + 40);
    one.pan(9999, 9999);
    expect(shift(one.transform)).toEqual([0, 0]);
    one.panByPlanet(1, 0);
    expect(shift(one.transform)[0]).toBeCloseTo(-2.6 * one.radius, 0);
  });

  test("only stretches the layer while a gesture lasts, and then draws at a level", () => {
    const one = camera(79);
    one.stretch(1.7, { x: 400, y: 300 });
    expect(one.radius).toBe(79);
    expect(one.transform).toContain("scale(1.7");
    one.settle({ x: 400, y: 300 });
    expect(one.radius).toBe(RADIUS_OF.close);
    expect(one.transform).toContain("scale(1.0000)");
    expect(shift(one.transform)[0]).toBeCloseTo(400 - 400 * (156 / 79), 0);
  });

  test("comes nearer where planets would be too small to be hit", () => {
    const one = camera(14);
    one.atLeast(18);
    expect(one.radius).toBe(18);
    one.atLeast(16);
    expect(one.radius).toBe(18);
    one.showWhole();
    expect(one.radius).toBe(14);
  });

  test("keeps the point under the fingers", () => {
    const one = camera(60);
    one.showClose({ x: 0.4, y: 0.6 });
    const at = { x: 300, y: 200 };
    const [x = 0, y = 0] = shift(one.transform);
    const under = { x: at.x - x, y: at.y - y };
    one.stretch(0.8, at);
    const [nx = 0, ny = 0] = shift(one.transform);
    expect((at.x - nx) / 0.8).toBeCloseTo(under.x, 0);
    expect((at.y - ny) / 0.8).toBeCloseTo(under.y, 0);
  });
});
