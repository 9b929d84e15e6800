import { expect, test } from "vitest";

import { line } from "../api/fakeSocket";
import type { LineShown } from "../api/wire";
import { Fresh, Spoken } from "./spoken";

const told = (text: string, by: number, some: Partial<LineShown> = {}): LineShown => ({
  ...line(text, by),
  ...some,
});

test("of each order one sentence is read out, and all that is about the reader", () => {
  const spoken = new Spoken();
  const first = [
    told("Round 2.", -1),
    told("Ben reveals Build.", 1, { order: 4 }),
    told("Ben builds a Marine.", 1, { order: 4 }),
  ];
  expect(spoken.of(first, 0)).toEqual(["Round 2.", "Ben reveals Build."]);
  const second = [
    told("Ben builds a base.", 1, { order: 4 }),
    told("You lose a worker.", 1, { order: 4, of: 0 }),
    told("Eve reveals Mobilize.", 2, { order: 5 }),
    told("You draw.", 0, { order: 6 }),
    told("Ben draws.", 1),
  ];
  expect(spoken.of(second, 0)).toEqual([
    "You lose a worker.",
    "Eve reveals Mobilize.",
    "Ben draws.",
  ]);
});

test("a watcher hears of every seat", () => {
  expect(new Spoken().of([told("Ben draws.", 1)], null)).toEqual(["Ben draws."]);
});

test("what is new is told once, also where a list loses its beginning or its end", () => {
  const fresh = new Fresh<string>();
  expect(fresh.in(["a", "b"])).toEqual(["a", "b"]);
  expect(fresh.in(["a", "b"])).toEqual([]);
  expect(fresh.in(["b", "c"])).toEqual(["c"]);
  expect(fresh.in(["b"])).toEqual([]);
  expect(fresh.in(["b", "d"])).toEqual(["d"]);
});
