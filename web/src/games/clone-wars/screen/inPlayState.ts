/** How a unit or ship in play stands: what it has joined, whether its ability is ready or used. */
import { say } from "../../../words/words";
import type { CardState } from "../art/cards/cardStates";
import { shortName } from "../model/cardFacts";
import { NONE, type InPlay } from "../model/view";
import type { Screen } from "./screen.svelte";

/** "base", behind ships if there are any, or the card of the row that is attacked; of a pile of which others are free or aim
 *  elsewhere, how many aim at what. */
export function aimedAt(screen: Screen, pile: readonly number[]): string | undefined {
  const aimed = pile.flatMap((card) => screen.targetOf(card) ?? []);
  const targets = [...new Set(aimed)];
  const [only, ...more] = targets;
  if (only === undefined) return undefined;
  if (more.length === 0 && aimed.length === pile.length) return targetName(screen, only);
  return targets
    .map((target) => {
      const n = aimed.filter((one) => one === target).length;
      return say("cw-aimed-some", { n, target: targetName(screen, target) });
    })
    .join(", ");
}

function targetName(screen: Screen, target: number): string {
  if (target !== NONE) return shortName(screen.fact(target).name);
  const defender = screen.view.active === screen.near ? screen.far : screen.near;
  return say("cw-aimed-base", { ships: screen.side(defender).ships.length });
}

/** How the card on top of a pile stands, with what the others of the pile have joined. */
export function inPlayState(
  screen: Screen,
  one: InPlay,
  pile: readonly number[] = [one.card],
): CardState {
  const ready = screen.offers.verb(one.card, "use").length > 0 && screen.form === "table";
  return {
    use: ready ? say("cw-use") : undefined,
    aimed: aimedAt(screen, pile),
    used: one.used.length > 0,
    locked: one.attacked,
  };
}
