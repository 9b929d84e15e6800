import { expect, test, vi } from "vitest";

import { glide, standingIn } from "./glide";

/** A planet drawn at a place of the layer, which lies 100 px to the right of the screen's edge. */
function planetAt(layer: Element, planet: string, x: number, y: number) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "g");
  made.setAttribute("data-planet", planet);
  const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>();
  const parts = {
    getScreenCTM: () => ({ a: 1, d: 1, e: x + 100, f: y }),
    transform: { baseVal: { consolidate: () => ({ matrix: { e: x, f: y } }) } },
    animate,
  };
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(made, name, { value });
  layer.append(made);
  return animate;
}

const layerWith = (...planets: [string, number, number][]) => {
  const layer = document.createElement("div");
  return { layer, moved: planets.map((planet) => planetAt(layer, ...planet)) };
};

test("planets glide from where they stood, as large as they were", () => {
  const before = standingIn(layerWith(["3", 10, 20]).layer, 40);
  const { layer, moved } = layerWith(["3", 200, 120], ["4", 0, 0]);
  glide(layer, before, 80, 600);
  const [frames, options] = moved[0]?.mock.calls[0] ?? [];
  expect(frames).toEqual([
    { transform: "translate(10px, 20px) scale(0.5)" },
    { transform: "translate(200px, 120px) scale(1)" },
  ]);
  expect(options?.duration).toBe(600);
  expect(moved[1]).not.toHaveBeenCalled(); // it was not there before
});

test("without motion they are there at once", () => {
  const before = standingIn(layerWith(["3", 10, 20]).layer, 40);
  const { layer, moved } = layerWith(["3", 200, 120]);
  glide(layer, before, 80, 0);
  expect(moved[0]).not.toHaveBeenCalled();
});
