import { expect, test } from "vitest";

import { keepRecap, keptRecap } from "./keptRecap";

const isText = (kept: unknown) => typeof kept === "string";

test("what was told is kept for its turn", () => {
  keepRecap("abc 0 5", "Last turn: …");
  expect(keptRecap("abc 0 5", isText)).toBe("Last turn: …");
  expect(keptRecap("abc 0 7", isText)).toBeNull();
});

test("what something else was kept as, or cannot be read, is not told", () => {
  keepRecap("abc 0 5", 7);
  expect(keptRecap("abc 0 5", isText)).toBeNull();
  sessionStorage.setItem("orrery.recap", "{");
  expect(keptRecap("abc 0 5", isText)).toBeNull();
});
