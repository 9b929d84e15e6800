/** The stack of pilots beside the row: the view counts them, and they are all alike. */
import { cardIn } from "../model/offers";
import type { BoardState } from "./boardState.svelte";

const SLUG = "outer_rim_pilot";

/** The pilot that can be bought, or any, to be shown. */
export function pilotOf(board: BoardState): number | undefined {
  const isPilot = (card: number | undefined): card is number =>
    card !== undefined && board.cards[card]?.slug.startsWith(SLUG) === true;
  const offered = board.session.decision?.options
    .filter((option) => option.verb === "buy" || option.verb === "purchase")
    .map((option) => cardIn(option, "what"))
    .filter((card) => !board.view.row.includes(card ?? -1))
    .find(isPilot);
  if (offered !== undefined) return offered;
  const any = board.cards.findIndex((_, card) => isPilot(card));
  return any < 0 ? undefined : any;
}
