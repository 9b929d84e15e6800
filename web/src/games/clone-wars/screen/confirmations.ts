/** What is asked before something is done that would only waste: an attack that is ready, a card that
 *  would attack in vain, an ability that costs something and brings nothing. */
import type { OptionShown } from "../../../api/wire";
import { say } from "../../../words/words";
import { prospect, valueIn } from "../model/aims";
import { cardIn } from "../model/offers";
import { NONE } from "../model/view";
import { readyAttack } from "./readyAttack";
import type { Screen } from "./screen.svelte";

/** The question; empty where none is asked. */
export function confirmationOf(screen: Screen, option: OptionShown): string {
  if (!screen.isActing) return "";
  if (option.verb === "end") {
    const ready = readyAttack(screen);
    return ready ? say("cw-doubt-end", { n: ready.sum.total }) : "";
  }
  if (option.vain) return say("cw-doubt-use", { card: nameIn(screen, option) });
  if (option.verb === "resolve") return vainOf(screen, cardIn(option, "to"));
  const to = option.verb === "commit" ? cardIn(option, "to") : undefined;
  const aim = to !== undefined && screen.view.row.includes(to) ? screen.aimAt(to) : undefined;
  if (!aim) return "";
  const { need, most } = prospect(aim);
  return most < need ? say("cw-doubt-vain", { need, most, ships: shipsReady(screen) }) : "";
}

function nameIn(screen: Screen, option: OptionShown): string {
  const card = cardIn(option, "what");
  return card === undefined ? "" : screen.fact(card).name;
}

/** Whether some of the attack that is ready is that of ships, which only bases suffer. */
export function shipsReady(screen: Screen): "some" | "none" {
  const { ships } = screen.side(screen.near);
  const atBase = screen.aimAt(NONE);
  return ships.some(({ card }) => valueIn(atBase, card) > 0) ? "some" : "none";
}

/** Of an attack on a card of the row that does not reach it. */
function vainOf(screen: Screen, target: number | undefined): string {
  const aim = screen.aimAt(target ?? NONE);
  if (!aim || aim.target === NONE) return "";
  const { need, total } = prospect(aim);
  return total < need ? say("cw-doubt-short", { need, total }) : "";
}
