/** What an attack on the base reaches, in words: how the damage would fall, and what is missing. */
import { say } from "../../../words/words";
import { readyFor } from "../model/aims";
import { ladder, missingBefore, nextStep, type Rungs } from "../model/attackLadder";
import { NONE } from "../model/view";
import type { BoardState } from "../state/boardState.svelte";

export interface Reach {
  rungs: readonly Rungs[];
  base: number | undefined;
  /** Whether the fall of this base wins the game. */
  wins: boolean;
  /** Ships that protect the base. */
  ships: number;
  /** Attack that could still join. */
  ready: number;
}

/** What the base itself can still take. */
function baseLeft(rungs: readonly Rungs[], base: number): number {
  const parts = rungs.filter(({ card }) => card === base);
  return parts.reduce((sum, { length, filled }) => sum + length - filled, 0);
}

/** Whether what is missing is all that the base has left: then its hit points are said already. */
export function saysHitPoints({ rungs, base, ready }: Reach): boolean {
  if (base === undefined || rungs.some(({ card, filled }) => card !== base || filled > 0))
    return false;
  return ready < baseLeft(rungs, base);
}

/** "2 more destroys Xorrn": what is missing for the next thing that matters. */
export function missingWords(
  board: BoardState,
  { rungs, base, wins, ships, ready }: Reach,
): string {
  if (base === undefined) return say("cw-no-base-to-attack");
  const named = { base: board.fact(base).name, wins: wins ? "yes" : "no" };
  const before = missingBefore(rungs, base);
  const next = nextStep(rungs);
  if (!next) return say("cw-enough", named);
  if (ready > 0 && ready >= before + baseLeft(rungs, base)) {
    const begun = rungs.some(({ filled }) => filled > 0) ? "yes" : "no";
    return say("cw-ready-enough", { n: ready, begun, ...named });
  }
  return before > 0
    ? say("cw-more-clears", { n: before, ships })
    : say("cw-more-destroys", { n: next.missing, ...named });
}

/** "4 on the ship, 2 on Xorrn": the ships take the first of it. */
function dealtWords(board: BoardState, { rungs, base, ships }: Reach): string {
  const filled = (parts: readonly Rungs[]) => parts.reduce((sum, part) => sum + part.filled, 0);
  const onShips = filled(rungs.filter(({ card }) => card !== base));
  const onBase = filled(rungs.filter(({ card }) => card === base));
  return [
    onShips > 0 ? say("cw-dealt-ships", { n: onShips, ships }) : "",
    onBase > 0 && base !== undefined
      ? say("cw-dealt-base", { n: onBase, base: board.fact(base).name })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The attack being put together on the enemy base, if no panel shows it; empty if there is none. */
export function attackSoFar(board: BoardState): string {
  const sum = board.baseAttack;
  if (!sum || sum.total === 0) return "";
  const enemy = board.side(board.far);
  const won = board.side(board.near).victory.length;
  const reach = {
    rungs: ladder(sum),
    base: enemy.base?.card,
    wins: board.view.bases_to_win - won <= 1,
    ships: enemy.ships.length,
    ready: readyFor(board.aimAt(NONE)),
  };
  const told = { dealt: dealtWords(board, reach), missing: missingWords(board, reach) };
  return say("cw-attack-so-far", told);
}
