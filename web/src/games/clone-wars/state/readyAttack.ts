/** An attack that only waits to be resolved. */
import type { OptionShown } from "../../../api/wire";
import { cardIn } from "../model/offers";
import { NONE, type AttackSum } from "../model/view";
import type { BoardState } from "./boardState.svelte";

interface Ready {
  option: OptionShown;
  to: number;
  sum: AttackSum;
}

/** An attack that is enough for its target and waits to be resolved; the one on the base first. */
export function readyAttack(board: BoardState): Ready | undefined {
  const base = board.side(board.far).base?.card;
  const ready = (board.session.decision?.options ?? []).flatMap((option) => {
    const to = option.verb === "resolve" ? cardIn(option, "to") : undefined;
    const sum = to === undefined ? undefined : board.sumAt(to === base ? NONE : to);
    return to !== undefined && sum && reaches(sum) ? [{ option, to, sum }] : [];
  });
  return ready.find(({ to }) => to === base) ?? ready[0];
}

/** Every point counts against a base and its ships; a row card needs its full value. */
function reaches({ target, total, against }: AttackSum): boolean {
  const needed = target === NONE ? 1 : (against[0]?.value ?? 1);
  return total >= needed;
}
