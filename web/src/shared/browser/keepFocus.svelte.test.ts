import { afterEach, expect, test } from "vitest";

import { keepFocus } from "./keepFocus";

afterEach(() => document.body.replaceChildren());

const settled = () => new Promise((done) => setTimeout(done));

function page(): { root: HTMLElement; home: HTMLElement; within: string[]; stop: () => void } {
  document.body.innerHTML = `<div class="shell"><main><b id="map"><button id="one"></button></b>
    <button id="two"></button></main><section tabindex="-1"></section></div>`;
  const root = document.querySelector("main") as HTMLElement;
  const home = document.querySelector("section") as HTMLElement;
  const within: string[] = [];
  const stop = keepFocus(["#map"], (last) => {
    within.push(last.within);
    return home;
  })(root);
  return { root, home, within, stop };
}
const button = (id: string) => document.getElementById(id) as HTMLElement;

test("what had the focus goes away: its home gets it, and is told where it was", async () => {
  const { home, within, stop } = page();
  button("one").focus();
  button("one").remove();
  await settled();
  expect(document.activeElement).toBe(home);
  expect(within).toEqual(["#map"]);
  stop();
});

test("whoever points elsewhere leaves it on purpose", async () => {
  const { home, within, stop } = page();
  button("two").focus();
  home.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  button("two").remove();
  await settled();
  expect(within).toEqual([]);
  stop();
});

test("nothing is moved while something has the focus, or once it is stopped", async () => {
  const { within, stop } = page();
  button("one").focus();
  button("two").remove();
  await settled();
  expect(within).toEqual([]);
  stop();
  button("one").remove();
  await settled();
  expect(within).toEqual([]);
});

test("what changes while the focus moves on does not stop it", async () => {
  const { within, stop } = page();
  button("one").focus();
  button("one").dispatchEvent(
    new FocusEvent("focusout", { bubbles: true, relatedTarget: button("two") }),
  );
  button("one").remove(); // nothing has the focus, and something changed
  await settled();
  expect(within).toEqual([]);
  button("two").focus();
  button("two").remove();
  await settled();
  expect(within).toHaveLength(1);
  stop();
});
