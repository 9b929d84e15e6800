import { expect, it } from "vitest";

import { handCard, isShort, isTiny, phoneScale, rowCard } from "./phoneLayout";

it("cards grow into the height there is, and give way where it is little", () => {
  const roomy = phoneScale(700, 130, true, false);
  expect(roomy).toBeGreaterThan(1);
  expect(phoneScale(620, 130, true, false)).toBeLessThan(roomy);
  expect(phoneScale(300, 130, true, false)).toBe(0.62);
});

it("cards are larger while nothing is in play", () => {
  expect(phoneScale(610, 130, false, false)).toBeGreaterThan(phoneScale(610, 130, true, false));
});

it("cards are larger where nothing under them tells what can be done", () => {
  expect(phoneScale(470, 130, true, true, 0)).toBeGreaterThan(phoneScale(470, 130, true, true));
});

it("where the enemy has ships there is less height, and the row gives up its heading", () => {
  expect([isShort(594), isShort(594, true), isShort(650, true)]).toEqual([false, true, false]);
  expect(phoneScale(594, 170, true, true)).toBeGreaterThan(phoneScale(594, 170, true, false));
});

it("three cards of the row are in sight, and a piece of the fourth", () => {
  const step = rowCard(390) + 9;
  expect(3 * step + 16).toBeLessThan(380);
  expect(4 * step + 16).toBeGreaterThan(390);
});

it("four cards of the hand are in sight; if there are more, the fifth is cut", () => {
  expect(4 * handCard(390, 4) + 3 * 8 + 24).toBeLessThanOrEqual(390);
  expect(4 * handCard(390, 5) + 4 * 8 + 12).toBeLessThan(376);
  expect(handCard(1000, 5)).toBe(100);
});

it("leaves out what one can do without where there is hardly any height", () => {
  expect([isTiny(414), isTiny(560)]).toEqual([true, false]);
});
