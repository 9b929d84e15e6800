import { render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import CauseRing from "./CauseRing.svelte";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("the figure that a reason comes down to is ringed for two seconds", () => {
  vi.useFakeTimers();
  const figure = document.body.appendChild(document.createElement("b"));
  figure.dataset.attack = "";
  figure.getBoundingClientRect = () => new DOMRect(100, 50, 40, 20);
  const onend = vi.fn();
  render(CauseRing, { selector: "[data-attack]", onend });
  const ring = document.querySelector<HTMLElement>("[data-ring]");
  expect([ring?.style.left, ring?.style.width]).toEqual(["92px", "56px"]);
  vi.advanceTimersByTime(1900);
  expect(onend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onend).toHaveBeenCalledOnce();
});
