/** How a unit or ship in play stands: what it has joined, whether its ability is ready or used. */
import type { CardState } from "../art/cards/states";
import { shortName } from "../art/cards/facts";
import { say } from "../words/words";
import { NONE, type InPlay } from "./model";
import type { Screen } from "./screen.svelte";

/** "base", or the card of the row that is attacked. */
export function aimedAt(screen: Screen, card: number): string | undefined {
  const target = screen.targetOf(card);
  if (target === undefined) return undefined;
  if (target === NONE) return say("cw-aimed-base");
  return shortName(screen.fact(target).name);
}

export function inPlayState(screen: Screen, one: InPlay): CardState {
  const ready = screen.offers.verb(one.card, "use").length > 0 && screen.form === "table";
  return {
    use: ready ? say("cw-use") : undefined,
    aimed: aimedAt(screen, one.card),
    used: one.used.length > 0,
    locked: one.attacked,
  };
}
