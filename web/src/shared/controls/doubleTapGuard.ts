/** A guard against double taps: what has just come to mean something else takes no click yet. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds; a double tap is faster, and who reads the new words is slower. */
export const DOUBLE_TAP_MS = 300;

/** For whatever holds buttons: `means` is what they do. While that is new, pointers pass them by;
 *  keys do not, for they name what they do. */
export function doubleTapGuard(means: string): Attachment<HTMLElement> {
  return (element) => {
    void means; // it is attached anew when this changes
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
