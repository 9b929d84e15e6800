/** How a unit or ship in play stands: what it has joined, whether its ability is ready or used. */
import { say } from "../../../words/words";
import type { CardState } from "../art/cards/cardStates";
import { shortName } from "../model/cardFacts";
import { NONE, type InPlay } from "../model/view";
import type { BoardState } from "./boardState.svelte";

/** "base", behind ships if there are any, or the card of the row that is attacked; of a pile of which others are free or aim
 *  elsewhere, how many aim at what. */
export function aimedAt(board: BoardState, pile: readonly number[]): string | undefined {
  const aimed = pile.flatMap((card) => board.targetOf(card) ?? []);
  const targets = [...new Set(aimed)];
  const [only, ...more] = targets;
  if (only === undefined) return undefined;
  if (more.length === 0 && aimed.length === pile.length) return targetName(board, only);
  return targets
    .map((target) => {
      const n = aimed.filter((one) => one === target).length;
      return say("cw-aimed-some", { n, target: targetName(board, target) });
    })
    .join(", ");
}

function targetName(board: BoardState, target: number): string {
  if (target !== NONE) return shortName(board.fact(target).name);
  const defender = board.view.active === board.near ? board.far : board.near;
  return say("cw-aimed-base", { ships: board.side(defender).ships.length });
}

/** How the card on top of a pile stands, with what the others of the pile have joined. */
export function inPlayState(
  board: BoardState,
  one: InPlay,
  pile: readonly number[] = [one.card],
): CardState {
  const ready = board.offers.verb(one.card, "use").length > 0 && board.form === "table";
  return {
    use: ready ? say("cw-use") : undefined,
    aimed: aimedAt(board, pile),
    used: one.used.length > 0,
    locked: one.attacked,
  };
}
