/** A guard against double taps: a button whose meaning has just changed takes no click yet. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds; a double tap is faster, and someone reading the new words is slower. */
export const DOUBLE_TAP_MS = 300;

/** For anything that contains buttons: `means` is what they do. While that is new, pointers ignore
 *  them; keys do not, since each key has one meaning. */
export function doubleTapGuard(means: string): Attachment<HTMLElement> {
  return (element) => {
    void means; // it is attached again when this changes
    element.style.pointerEvents = "none";
    const timer = setTimeout(() => (element.style.pointerEvents = ""), DOUBLE_TAP_MS);
    const refuse = (event: MouseEvent) => {
      const isPointer = event.detail > 0;
      if (isPointer && element.style.pointerEvents === "none") event.stopPropagation();
    };
    element.addEventListener("click", refuse, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("click", refuse, true);
    };
  };
}
