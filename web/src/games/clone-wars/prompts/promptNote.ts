/** The quiet line beside the question: what the other side did, what an attack adds up to, what a
 *  click would do. */
import { say } from "../../../words/words";
import { attackSoFar } from "../attack/attackReach";
import { cardIn } from "../model/offers";
import type { BoardState } from "../state/boardState.svelte";

interface Given {
  /** The other side's last turn, while it is news. */
  recap: string;
  /** No panel shows the attack. */
  narrow: boolean;
  /** What to say in a turn, if anything. */
  tip: (turn: number) => string;
}

export function promptNote(board: BoardState, { recap, narrow, tip }: Given): string {
  const { session, view, isActing } = board;
  if (!session.decision) return "";
  if (recap || !isActing) return recap;
  return (narrow && attackSoFar(board)) || tip(view.turn) || joinsTo(board);
}

/** What a click on a card does while an attack is being put together; empty while none is. */
function joinsTo(board: BoardState): string {
  const cards = [...board.side(board.near).units, ...board.side(board.near).ships];
  const joining = cards.find(({ card }) => board.joining(card));
  const option = joining && board.joining(joining.card);
  const to = option && cardIn(option, "to");
  if (to === undefined) return "";
  return say("cw-joins", { card: board.fact(to).name });
}
