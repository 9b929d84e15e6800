/** Dragging one of your own cards to what it should attack. A finger scrolls the table, and a tap
 *  picks: only mouse and pen drag. */
import type { BoardState } from "./boardState.svelte";

/** Whether a card can be dragged now. */
export function mayDrag(board: BoardState, card: number, event: PointerEvent): boolean {
  const isHeld = event.pointerType !== "touch" && event.buttons === 1;
  const isFree = board.drag === null && !board.session.sending && !board.choosing.sendDelay.held;
  return isHeld && isFree && board.isActing && board.offers.verb(card, "commit").length > 0;
}

/** Follow the pointer until it is released; whatever is under it then is attacked. */
export function startDrag(board: BoardState, card: number, event: PointerEvent): void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => (board.drag = { card, x, y });
  const end = () => {
    listening.abort();
    board.drag = null;
  };
  const thing = { kind: "card", number: card };
  // A card that can do only one thing would do it as soon as it is picked.
  const isOnly = board.offers.with(card).length === 1;
  if (!isOnly && !board.choosing.isPicked(thing)) board.choosing.point(thing);
  follow(event);
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("pointerup", (event) => drop(board, card, event, end), { signal });
}

function drop(board: BoardState, card: number, event: PointerEvent, end: () => void): void {
  end();
  const drawn = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-card]");
  const target = behindShips(board, Number(drawn?.getAttribute("data-card") ?? NaN));
  const commits = board.offers.verb(card, "commit");
  const fits = board.offers.at(target).find((option) => commits.includes(option));
  if (!drawn || !fits) return void board.choosing.back();
  if (board.choosing.path.length > 0) board.point(target, drawn);
  else board.choosing.choose(fits);
}

/** Attacking a ship means attacking the base it protects. */
function behindShips(board: BoardState, card: number): number {
  const { ships, base } = board.side(board.far);
  return base && ships.some((ship) => ship.card === card) ? base.card : card;
}
