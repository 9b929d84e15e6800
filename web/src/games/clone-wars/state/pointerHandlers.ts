/** What fingers, pointers and keys do with a thing on the table: click, look at, hold. */
import { createAttachmentKey } from "svelte/attachments";

import { mayDrag, startDrag } from "./dragging";
import type { BoardState } from "./boardState.svelte";

const HOLD = 400;
const STILL = 10;

/** Attributes for the button of a card: `<Card {...pointerHandlers(board, card)} />`. */
export function pointerHandlers(board: BoardState, card: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };
  const look = () => board.frame.look(card);
  const stop = () => clearTimeout(timer);
  return {
    "data-card": card,
    // A card that is removed under the pointer still counts as left by it.
    [createAttachmentKey()]: () => () => board.lookAway(card),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && look(),
    onfocus: look,
    onpointerdown: (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        held = true;
        look();
        board.zoomed = card;
      }, HOLD);
    },
    onpointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL) return;
      stop();
      if (!mayDrag(board, card, event)) return;
      held = true; // dropping it on itself is not a click
      startDrag(board, card, event);
    },
    onpointerup: stop,
    onpointercancel: stop,
    onpointerleave: () => {
      stop();
      board.lookAway(card);
    },
    onblur: () => board.lookAway(card),
    oncontextmenu: (event: Event) => event.preventDefault(),
    onclick: (event: MouseEvent) => {
      stop();
      if (held) return;
      const onUse = (event.target as Element).closest("[data-use]") !== null;
      board.point(card, event.currentTarget as Element, onUse);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === " ") {
        event.preventDefault();
        board.zoomed = card;
      } else if (event.key === "?") {
        event.preventDefault();
        board.why(card, event.currentTarget as Element);
      } else if (event.key === "u" && board.use(card)) {
        event.preventDefault();
      }
    },
  };
}
