/** Questions before something is wasted: an attack that is ready, a card whose attack would not be
 *  enough, an ability that costs something and does nothing. */
import type { OptionShown } from "../../../api/wire";
import { listed } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { prospect, valueIn } from "../model/aims";
import { cardIn } from "../model/offers";
import { type CloneWarsOption, NONE } from "../model/view";
import { leftOver } from "./leftOver";
import { readyAttack } from "./readyAttack";
import type { BoardState } from "./boardState.svelte";

/** The question; empty if none is asked. */
export function confirmationOf(board: BoardState, option: CloneWarsOption): string {
  if (!board.isActing) return "";
  if (option.verb === "end") return endOf(board);
  if (option.remarks.vain) return say("cw-confirm-use", { card: nameIn(board, option) });
  if (option.verb === "resolve") return vainOf(board, cardIn(option, "to"));
  const to = option.verb === "commit" ? cardIn(option, "to") : undefined;
  const aim = to !== undefined && board.view.row.includes(to) ? board.aimAt(to) : undefined;
  if (!aim) return "";
  const { need, most } = prospect(aim);
  return most < need ? say("cw-confirm-too-weak", { need, most, ships: shipsReady(board) }) : "";
}

/** Before a turn ends in which an attack is ready, or several kinds of things could still be done. */
function endOf(board: BoardState): string {
  const ready = readyAttack(board);
  if (ready) return say("cw-confirm-end", { n: ready.sum.total });
  const usable = leftOver(board);
  if (usable.length < 2) return "";
  const what = listed(usable.map(({ what: left, n }) => say("cw-left", { left, n })));
  return say("cw-confirm-left", { what });
}

function nameIn(board: BoardState, option: OptionShown): string {
  const card = cardIn(option, "what");
  return card === undefined ? "" : board.fact(card).name;
}

/** Whether some of the ready attack comes from ships, which can only attack bases. */
export function shipsReady(board: BoardState): "some" | "none" {
  const { ships } = board.side(board.near);
  const atBase = board.aimAt(NONE);
  return ships.some(({ card }) => valueIn(atBase, card) > 0) ? "some" : "none";
}

/** For an attack on a row card that is not enough. */
function vainOf(board: BoardState, target: number | undefined): string {
  const aim = board.aimAt(target ?? NONE);
  if (!aim || aim.target === NONE) return "";
  const { need, total } = prospect(aim);
  return total < need ? say("cw-confirm-short", { need, total }) : "";
}
