import { beforeEach, expect, test, vi } from "vitest";

import { holdTip } from "./holdTip";

const touch = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => localStorage.clear());

test("at a touch screen it is told in the first turn, and never again", () => {
  touch(true);
  const tip = holdTip();
  expect(tip(3)).toMatch(/^Hold a card/);
  expect(tip(3)).toMatch(/^Hold a card/);
  expect(tip(5)).toBe("");
  expect(holdTip()(3)).toBe("");
});

test("where there is a mouse, it is not told", () => {
  touch(false);
  expect(holdTip()(1)).toBe("");
});
