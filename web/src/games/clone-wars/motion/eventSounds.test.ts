import { expect, test } from "vitest";

import { soundOf } from "./eventSounds";

const event = (kind: string) => ({ kind, seat: 0, things: [], number: 0, public: [] });

test.each([
  [["play", "damage-base", "destroy-base"], "fall"],
  [["play", "buy", "refill"], "coin"],
  [["force", "damage-ship"], "hit"],
  [["force"], "force"],
  [["draw", "turn"], null],
])("of %j is heard: %s", (kinds, heard) => {
  expect(soundOf(kinds.map(event))).toBe(heard);
});
