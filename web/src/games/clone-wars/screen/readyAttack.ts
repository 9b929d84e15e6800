/** An attack that only waits to be resolved. */
import type { OptionShown } from "../../../api/wire";
import { cardIn } from "../model/offers";
import { NONE, type AttackSum } from "../model/view";
import type { Screen } from "./screen.svelte";

interface Ready {
  option: OptionShown;
  to: number;
  sum: AttackSum;
}

/** An attack that reaches its target and waits to be resolved; the one on the base before others. */
export function readyAttack(screen: Screen): Ready | undefined {
  const base = screen.side(screen.far).base?.card;
  const ready = (screen.session.decision?.options ?? []).flatMap((option) => {
    const to = option.verb === "resolve" ? cardIn(option, "to") : undefined;
    const sum = to === undefined ? undefined : screen.sumAt(to === base ? NONE : to);
    return to !== undefined && sum && reaches(sum) ? [{ option, to, sum }] : [];
  });
  return ready.find(({ to }) => to === base) ?? ready[0];
}

/** Every point counts against a base and its ships; a card of the row needs all of them. */
function reaches({ target, total, against }: AttackSum): boolean {
  const needed = target === NONE ? 1 : (against[0]?.value ?? 1);
  return total >= needed;
}
