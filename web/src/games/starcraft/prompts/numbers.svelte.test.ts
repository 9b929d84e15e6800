import { afterEach, expect, test } from "vitest";

import { keys } from "../../../shared/browser/keys";
import { settings } from "../../../shared/browser/settings.svelte";
import { numberTiles } from "./numbers";

afterEach(() => {
  document.body.replaceChildren();
  settings.change({ letters: true });
});

const settled = () => new Promise((done) => setTimeout(done));
const press = (key: string) => keys.press(new KeyboardEvent("keydown", { key, cancelable: true }));

function tiles(...classes: string[]): { root: HTMLElement; clicked: string[] } {
  const root = document.createElement("div");
  const clicked: string[] = [];
  classes.forEach((name, at) => {
    const tile = document.createElement("button");
    tile.className = name;
    tile.dataset["tile"] = `unit ${at}`;
    tile.onclick = () => clicked.push(tile.dataset["tile"] ?? "");
    root.append(tile);
  });
  document.body.append(root);
  return { root, clicked };
}
const numbers = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>("[data-tile]")].map((one) => one.dataset["number"]);

test("what can be picked has a number as long as it can, and its key picks it", async () => {
  const { root, clicked } = tiles("", "locked", "");
  const stop = numberTiles(root);
  expect(numbers(root)).toEqual(["1", undefined, "2"]);
  press("2");
  expect(clicked).toEqual(["unit 2"]);
  root.querySelector(".locked")?.classList.remove("locked");
  await settled();
  expect(numbers(root)).toEqual(["1", "3", "2"]);
  stop?.();
  expect(numbers(root)).toEqual([undefined, undefined, undefined]);
  press("1");
  expect(clicked).toEqual(["unit 2"]);
});

test("there are nine of them, and none where letters are switched off", () => {
  const { root } = tiles(...Array.from({ length: 12 }, () => ""));
  numberTiles(root)?.();
  const stop = numberTiles(root);
  expect(numbers(root).filter(Boolean)).toHaveLength(9);
  stop?.();
  settings.change({ letters: false });
  expect(numberTiles(root)).toBeUndefined();
});
