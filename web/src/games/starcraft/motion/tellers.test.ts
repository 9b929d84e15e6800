import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { TELLERS } from "./tellers";

const SAYINGS = join(process.cwd(), "..", "src", "orrery", "starcraft", "words", "sayings.py");

/** Every kind of event that the game tells of. */
function told(): string[] {
  const text = readFileSync(SAYINGS, "utf8");
  const table = text.slice(text.indexOf("SAYS:"), text.indexOf("# fmt: skip"));
  return [...table.matchAll(/^ {4}"([a-z-]+)": \(/gm)].map(([, kind]) => kind ?? "");
}

/** What is not shown on the galaxy, and why. */
const UNSHOWN: Readonly<Record<string, readonly string[]>> = {
  "the galaxy is being built: the map itself changes": [
    ...["faction", "planets", "planets-left", "choose-planets", "tile", "z-axis", "z-axis-left"],
    ...["workers", "first-player", "map", "driven"],
  ],
  "items of scenarios lie on the map or under their unit": ["carry", "item-lies"],
  "the pieces that come and go show it": ["driven-turn", "overrun"],
  "the order that follows shows it": ["extra-order"],
  "nobody may see it": ["choose-leader", "choose-plans", "read-events", "look"],
  "the header or the sheet shows it": [
    ...["round", "phase", "pay", "win", "pool-order", "reserve", "no-base", "no-hero"],
    ...["leader-over", "own-cards"],
  ],
  "the battle board shows it": [
    ...["skirmish", "support", "place-card", "lone-reinforcement", "reveal-cards", "invalid"],
    ...["cancel", "compare", "summand", "repair", "dive", "sacrifice", "exchange", "recharge"],
    ...["feedback", "collateral"],
    ...["trigger", "nuke-held", "return-card", "splash", "nuked", "battle-over"],
  ],
  "cards change places, which their piles show": [
    ...["discard", "reshuffle", "take-card", "search-card", "technology-to-hand"],
    ...["keep-event", "strategy-replaced", "discard-events", "shuffle-event", "sabotage"],
    ...["take-event", "use-technology", "double-time", "the-end", "exchange-ends"],
  ],
};

test("every event of the game is shown on the galaxy, or is left out for a reason", () => {
  const events = told();
  expect(events.length).toBeGreaterThan(100);
  const unshown = Object.values(UNSHOWN).flat();
  expect(unshown.filter((kind) => kind in TELLERS)).toEqual([]);
  expect([...Object.keys(TELLERS), ...unshown].toSorted()).toEqual(events.toSorted());
});
