import { expect, test } from "vitest";

import { event } from "../../../api/fakeSocket";
import { alertOf } from "./alerts";

const nameOf = (seat: number) => ["You", "Ben"][seat] ?? "";

test("one's own obstruction and everybody's elimination are said at once", () => {
  expect(alertOf(event("obstructed", 0), 0, nameOf)).toBe(
    "You are obstructed: none of your orders lies on top. You draw an Event card.",
  );
  expect(alertOf(event("eliminated", 1), 0, nameOf)).toBe("Ben is eliminated.");
  expect(alertOf(event("eliminated", 0), 0, nameOf)).toBe("You are eliminated.");
  expect(alertOf(event("obstructed", 1), 0, nameOf)).toBe("");
  expect(alertOf(event("reveal", 0), 0, nameOf)).toBe("");
});
