/** What fingers, pointers and keys do with a thing on the table: click, look at, hold. */
import { createAttachmentKey } from "svelte/attachments";

import type { Screen } from "./screen.svelte";

const HOLD = 400;
const STILL = 10;

/** Attributes for the button of a card: `<Card {...pointerHandlers(screen, card)} />`. */
export function pointerHandlers(screen: Screen, card: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };
  const look = () => screen.frame.look(card);
  const stop = () => clearTimeout(timer);
  return {
    "data-card": card,
    // A card that is taken away under the pointer is left by it all the same.
    [createAttachmentKey()]: () => () => screen.lookAway(card),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && look(),
    onfocus: look,
    onpointerdown: (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        held = true;
        look();
        screen.zoomed = card;
      }, HOLD);
    },
    onpointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    },
    onpointerup: stop,
    onpointercancel: stop,
    onpointerleave: () => {
      stop();
      screen.lookAway(card);
    },
    onblur: () => screen.lookAway(card),
    oncontextmenu: (event: Event) => event.preventDefault(),
    onclick: (event: MouseEvent) => {
      stop();
      if (held) return;
      const onUse = (event.target as Element).closest("[data-use]") !== null;
      screen.point(card, event.currentTarget as Element, onUse);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === " ") {
        event.preventDefault();
        screen.zoomed = card;
      } else if (event.key === "?") {
        event.preventDefault();
        screen.why(card, event.currentTarget as Element);
      } else if (event.key === "u" && screen.use(card)) {
        event.preventDefault();
      }
    },
  };
}
