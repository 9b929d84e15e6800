import { expect, test } from "vitest";

import { type Box, spotFor } from "./notePlace";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NOTE = { width: 340, height: 160 };

function isApart(spot: { left: number; top: number }, box: Box): boolean {
  return (
    spot.left + NOTE.width <= box.left ||
    box.left + box.width <= spot.left ||
    spot.top + NOTE.height <= box.top ||
    box.top + box.height <= spot.top
  );
}

test.each([
  ["a card of the row", WIDE, { left: 780, top: 240, width: 140, height: 220 }],
  ["a base in the corner", WIDE, { left: 0, top: 44, width: 200, height: 210 }],
  ["a button at the edge", WIDE, { left: 1200, top: 840, width: 220, height: 50 }],
  ["a card on a phone", PHONE, { left: 246, top: 210, width: 116, height: 170 }],
  ["a panel on a phone", PHONE, { left: 2, top: 480, width: 386, height: 176 }],
])("a note stands in the window and not upon %s", (_, room, about) => {
  const spot = spotFor([about], [], NOTE, room);
  expect(isApart(spot, about)).toBe(true);
  expect(spot.left).toBeGreaterThanOrEqual(8);
  expect(spot.left + NOTE.width).toBeLessThanOrEqual(room.width - 8);
  expect(spot.top + NOTE.height).toBeLessThanOrEqual(room.height - 8);
});

test("it leaves what is advised and what asks in sight", () => {
  const card = { left: 246, top: 210, width: 116, height: 170 };
  const advised = { left: 8, top: 390, width: 116, height: 114 };
  const prompt = { left: 0, top: 656, width: 390, height: 130 };
  const spot = spotFor([card, advised], [prompt], NOTE, PHONE);
  for (const box of [card, advised, prompt]) expect(isApart(spot, box)).toBe(true);
});

test("without anything to speak of it is somewhere in the window", () => {
  expect(spotFor([], [], NOTE, PHONE)).toEqual({ left: 8, top: 8 });
});
