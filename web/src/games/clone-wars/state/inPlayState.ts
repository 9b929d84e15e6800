/** The state of a unit or ship in play: what it has joined, whether its ability is ready or used. */
import { say } from "../../../words/words";
import type { CardState } from "../art/cards/cardStates";
import { shortName } from "../model/cardFacts";
import { NONE, type InPlay } from "../model/view";
import type { BoardState } from "./boardState.svelte";

/** "base", or the ships in front of it, or the row card that is attacked; for a stack with other
 *  cards that are free or aim elsewhere, how many aim at what. */
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

/** The state of the top card of a stack, with what the others in the stack have joined. */
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
