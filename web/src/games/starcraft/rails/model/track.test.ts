import { describe, expect, test } from "vitest";

import { FACTIONS } from "../../art/sides/factions";
import { EMBLEM, type Flag, type Runner, flagsOf, lengthOf, runnersOf } from "./track";
import { PRINTED, positionCalled } from "../../dev/positions";
import { seatsOf } from "./seats";

const WIDTH = 194;
const runner = (seat: number, points: number, target = 15): Runner => ({
  seats: [seat],
  factions: FACTIONS.slice(seat, seat + 1),
  points,
  target,
});

function touching(flags: readonly Flag[]): string[] {
  return flags.flatMap((one, at) =>
    flags
      .slice(at + 1)
      .filter(
        (other) =>
          one.level === other.level &&
          Math.abs(one.x - other.x) < ((one.factions.length + other.factions.length) * EMBLEM) / 2,
      )
      .map((other) => `${one.seats.join()} and ${other.seats.join()}`),
  );
}

describe("flags", () => {
  test.each([
    ["all at the start", [0, 0, 0, 0, 0, 0]],
    ["all at the target", [15, 15, 15, 15, 15, 15]],
    ["close together", [3, 4, 4, 5, 5, 6]],
    ["far apart", [0, 3, 6, 9, 12, 15]],
  ])("never touch: %s", (_, points) => {
    const flags = flagsOf(
      points.map((n, seat) => runner(seat, n)),
      WIDTH,
    );
    expect(flags).toHaveLength(6);
    expect(touching(flags)).toEqual([]);
    for (const { x } of flags) {
      expect(x).toBeGreaterThanOrEqual(EMBLEM / 2);
      expect(x).toBeLessThanOrEqual(WIDTH - EMBLEM / 2);
    }
  });

  test("stand on the line while there is room", () => {
    const flags = flagsOf([runner(0, 0), runner(1, 7), runner(2, 15)], WIDTH);
    expect(flags.map(({ level }) => level)).toEqual([0, 0, 0]);
    expect(flags[1]?.foot).toBeCloseTo((7 / 15) * WIDTH);
  });

  test("climb over each other", () => {
    const flags = flagsOf([runner(0, 5), runner(1, 5), runner(2, 6)], WIDTH);
    expect(flags.map(({ level }) => level)).toEqual([0, 1, 2]);
  });

  test("climb three high, then step aside", () => {
    const flags = flagsOf(
      Array.from({ length: 6 }, (_, seat) => runner(seat, 0)),
      WIDTH,
    );
    expect(flags.map(({ level }) => level)).toEqual([0, 1, 2, 0, 1, 2]);
  });
});

test("the line goes as far as the highest target, or further", () => {
  expect(lengthOf([runner(0, 3), runner(1, 3, 20)])).toBe(20);
  expect(lengthOf([runner(0, 17)])).toBe(17);
});

test("a team has one flag with the points of all its members", () => {
  const { view } = positionCalled("teams");
  const runners = runnersOf(seatsOf(view, PRINTED, view.seat));
  expect(runners.map(({ seats }) => seats.toSorted())).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(runners.reduce((sum, { points }) => sum + points, 0)).toBe(
    view.players.reduce((sum, { conquest }) => sum + conquest, 0),
  );
});
