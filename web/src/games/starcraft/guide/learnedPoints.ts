/** What a beginner has done between two looks at the table, to tick off what was learned. */
import { isAsked, own, ownBattle, ownOrders, ownUnits, promptOf, type Seen } from "./tableFacts";

const drawn = (seen: Seen) => own(seen)?.drawn.length ?? 0;
/** Also between the steps of a unit: where it goes, and what pays for it. */
const isBuilding = (seen: Seen) =>
  promptOf(seen).startsWith("build-") || seen.view.under_way.build !== undefined;
const attackers = ({ view }: Seen) => view.invaders.length;

/** By the names of the points. */
export const DONE: Readonly<Record<string, (before: Seen, now: Seen) => boolean>> = {
  "sc-place": (before, now) => ownOrders(now) > ownOrders(before),
  "sc-event": (before, now) => drawn(now) > drawn(before),
  "sc-build": (before, now) => isBuilding(before) && ownUnits(now) > ownUnits(before),
  "sc-attack": (before, now) =>
    isAsked(before, "move", "move-to") && attackers(now) > attackers(before),
  "sc-battle": (before, now) => ownBattle(now)?.ended === true && ownBattle(before)?.ended !== true,
  "sc-round": (before, now) => now.view.round > before.view.round,
};
