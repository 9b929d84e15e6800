/** What is asked before something is done that would only waste: an attack that is ready, or a card
 *  that would attack in vain. */
import type { OptionShown } from "../api/wire";
import { say } from "../words/words";
import { readyAttack } from "./actions";
import { prospect } from "./aims";
import { cardIn } from "./offers";
import type { Screen } from "./screen.svelte";

/** The question; empty where there is no doubt. */
export function doubtOf(screen: Screen, option: OptionShown): string {
  if (!screen.isActing) return "";
  if (option.verb === "end") {
    const ready = readyAttack(screen);
    return ready ? say("cw-doubt-end", { n: ready.sum.total }) : "";
  }
  const to = option.verb === "commit" ? cardIn(option, "to") : undefined;
  const aim = to !== undefined && screen.view?.row.includes(to) ? screen.aimAt(to) : undefined;
  if (!aim) return "";
  const { need, most } = prospect(aim);
  return most < need ? say("cw-doubt-vain", { need, most }) : "";
}
