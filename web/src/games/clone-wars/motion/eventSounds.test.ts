import { expect, test } from "vitest";

import { event } from "../../../api/fakeSocket";
import { soundOf } from "./eventSounds";

test.each([
  [["play", "damage-base", "destroy-base"], "fall"],
  [["play", "buy", "refill"], "coin"],
  [["force", "damage-ship"], "hit"],
  [["force"], "force"],
  [["draw", "turn"], null],
])("of %j is heard: %s", (kinds, heard) => {
  expect(soundOf(kinds.map((kind) => event(kind)))).toBe(heard);
});
