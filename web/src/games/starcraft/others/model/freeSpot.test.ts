import { describe, expect, test } from "vitest";

import { freeSpot } from "./freeSpot";

const ROOM = { width: 900, height: 780 };
const CARD = { width: 360, height: 120 };

describe("a card over the map", () => {
  test("lies at the foot, in the middle, where nothing is", () => {
    expect(freeSpot(ROOM, CARD, [])).toEqual({ ...CARD, x: 270, y: 650 });
  });

  test("makes way for a planet, and for what is already there", () => {
    const planet = { x: 450, y: 700, radius: 100 };
    const aside = freeSpot(ROOM, CARD, [planet]);
    expect(aside).toEqual({ ...CARD, x: 18, y: 506 });
    const forecast = { x: 0, y: 400, width: 900, height: 200 };
    expect(freeSpot(ROOM, CARD, [planet], [forecast])?.y).toBeLessThanOrEqual(280);
  });

  test("has no place among planets that leave none", () => {
    const planets = [150, 450, 750].flatMap((x) =>
      [130, 390, 650].map((y) => ({ x, y, radius: 120 })),
    );
    expect(freeSpot(ROOM, CARD, planets)).toBeNull();
    expect(freeSpot(ROOM, { width: 30, height: 30 }, planets)).not.toBeNull();
  });
});
