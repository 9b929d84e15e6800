import { afterEach, expect, test } from "vitest";

import { boxOf } from "./findOnScreen";

afterEach(() => document.body.replaceChildren());

/** A part of the page that stands there. */
function put(into: Element, name: string, [left, top, width, height]: number[]): HTMLElement {
  const part = document.createElement("div");
  part.className = name;
  part.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  into.append(part);
  return part;
}

function scene() {
  const map = put(document.body, "map", [0, 100, 390, 200]);
  map.style.overflow = "hidden";
  put(map, "near", [100, 150, 100, 100]);
  put(map, "half", [100, 250, 100, 100]);
  put(map, "far", [100, 350, 100, 100]);
}

test("a thing is highlighted with some room around it", () => {
  scene();
  expect(boxOf([".near"])).toEqual([{ left: 95, top: 145, width: 110, height: 110 }]);
});

test("what another part of the page cuts off is not highlighted", () => {
  scene();
  expect(boxOf([".half"])).toEqual([{ left: 95, top: 245, width: 110, height: 55 }]);
});

test("a thing that cannot be seen at all gives way to the next", () => {
  scene();
  expect(boxOf([".far"])).toEqual([]);
  expect(boxOf([".far", ".near"])[0]?.top).toBe(145);
});
