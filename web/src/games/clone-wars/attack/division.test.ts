import { expect, test } from "vitest";

import { divisions, moved, picksOf, roomsOf, waysOf, type Shares } from "./division";
import asked from "./divisions.json";

/** `asked`: what the engine asked in some attacks, and every path through its decisions. */
const texts = (ways: readonly Shares[]) => ways.map((way) => way.join()).sort();

test.each(asked)("$name: exactly the ways of the engine can be drafted", ({ division, ways }) => {
  const found = divisions(division.total, roomsOf(division));
  expect(texts(found)).toEqual(texts(ways.map(({ shares }) => shares)));
});

test.each(asked)("$name: each way is sent by the picks that lead there", (one) => {
  for (const { shares, picks } of one.ways) {
    expect(picksOf(shares, one.division)).toEqual(picks);
  }
});

test.each(asked)("$name: the steppers reach every way and nothing else", ({ division, ways }) => {
  const rooms = roomsOf(division);
  const legal = new Set(texts(ways.map(({ shares }) => shares)));
  const open = waysOf(division).slice(0, 1);
  const seen = new Set<string>();
  for (let shares = open.pop(); shares; shares = open.pop()) {
    if (seen.has(shares.join())) continue;
    seen.add(shares.join());
    for (const by of [1, -1] as const) {
      const next = shares.map((_, lane) => moved(shares ?? [], rooms, lane, by));
      open.push(...next.filter((one) => one !== null));
    }
  }
  expect(seen).toEqual(legal);
});

test.each(asked)("$name: what is listed can be done, and is listed once", ({ division, ways }) => {
  const listed = texts(waysOf(division));
  const legal = texts(ways.map(({ shares }) => shares));
  expect(listed.length).toBe(new Set(listed).size);
  expect(listed.length).toBeLessThanOrEqual(5);
  expect(listed.filter((one) => !legal.includes(one))).toEqual([]);
  if (legal.length <= 5) expect(listed).toEqual(legal);
});

test("the first way listed destroys most", () => {
  const two = asked[0];
  expect(two && roomsOf(two.division)).toEqual([4, 7]);
  expect(two && waysOf(two.division)).toEqual([
    [1, 7],
    [4, 4],
    [2, 6],
    [3, 5],
  ]);
});

test("one press moves one point from the next ship that has one", () => {
  expect(moved([1, 0, 4], [4, 6, 7], 0, 1)).toEqual([2, 0, 3]);
  expect(moved([1, 0, 4], [4, 6, 7], 0, -1)).toEqual([0, 1, 4]);
  expect(moved([4, 1, 0], [4, 6, 7], 0, 1)).toBeNull();
  expect(moved([0, 3, 2], [4, 6, 7], 0, -1)).toBeNull();
});
