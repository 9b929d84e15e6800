/** The quiet line beside the question: what the other side did, what an attack comes to, what a click
 *  would do. */
import { say } from "../../../words/words";
import { attackSoFar } from "../attack/attackReach";
import { cardIn } from "../model/offers";
import type { Screen } from "../screen/screen.svelte";

interface Given {
  /** The other side's last turn, while it is news. */
  recap: string;
  /** No panel shows the attack. */
  narrow: boolean;
  /** What is to be told in a turn, if anything is. */
  tip: (turn: number) => string;
}

export function promptNote(screen: Screen, { recap, narrow, tip }: Given): string {
  const { session, view, isActing } = screen;
  if (!session.decision) return "";
  if (recap || !isActing) return recap;
  return (narrow && attackSoFar(screen)) || tip(view.turn) || joinsTo(screen);
}

/** What a click on a card does while an attack is being put together; empty while none is. */
function joinsTo(screen: Screen): string {
  const cards = [...screen.side(screen.near).units, ...screen.side(screen.near).ships];
  const joining = cards.find(({ card }) => screen.joining(card));
  const option = joining && screen.joining(joining.card);
  const to = option && cardIn(option, "to");
  if (to === undefined) return "";
  return say("cw-joins", { card: screen.fact(to).name });
}
