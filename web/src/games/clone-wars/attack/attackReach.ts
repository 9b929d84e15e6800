/** What an attack on the base reaches, in words: how the damage would fall, and what is missing. */
import { say } from "../../../words/words";
import { ladder, missingBefore, nextStep, type Rungs } from "../model/attackLadder";
import type { Screen } from "../screen/screen.svelte";

export interface Reach {
  rungs: readonly Rungs[];
  base: number | undefined;
  /** Whether the fall of this base wins the game. */
  wins: boolean;
  /** Ships before the base. */
  ships: number;
}

/** "2 more destroys Xorrn": what is missing for the next thing that matters. */
export function missingWords(screen: Screen, { rungs, base, wins, ships }: Reach): string {
  if (base === undefined) return say("cw-no-base-to-attack");
  const named = { base: screen.fact(base).name, wins: wins ? "yes" : "no" };
  const before = missingBefore(rungs, base);
  const next = nextStep(rungs);
  if (!next) return say("cw-enough", named);
  return before > 0
    ? say("cw-more-clears", { n: before, ships })
    : say("cw-more-destroys", { n: next.missing, ...named });
}

/** "4 on the ship, 2 on Xorrn": the ships take the first of it. */
function dealtWords(screen: Screen, { rungs, base, ships }: Reach): string {
  const filled = (parts: readonly Rungs[]) => parts.reduce((sum, part) => sum + part.filled, 0);
  const onShips = filled(rungs.filter(({ card }) => card !== base));
  const onBase = filled(rungs.filter(({ card }) => card === base));
  return [
    onShips > 0 ? say("cw-dealt-ships", { n: onShips, ships }) : "",
    onBase > 0 && base !== undefined
      ? say("cw-dealt-base", { n: onBase, base: screen.fact(base).name })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The attack on the enemy's base that one puts together, where no panel shows it; empty while there
 *  is none. */
export function attackSoFar(screen: Screen): string {
  const sum = screen.baseAttack;
  if (!sum || sum.total === 0) return "";
  const enemy = screen.side(screen.far);
  const won = screen.side(screen.near).victory.length;
  const reach = {
    rungs: ladder(sum),
    base: enemy.base?.card,
    wins: screen.view.bases_to_win - won <= 1,
    ships: enemy.ships.length,
  };
  const told = { dealt: dealtWords(screen, reach), missing: missingWords(screen, reach) };
  return say("cw-attack-so-far", told);
}
