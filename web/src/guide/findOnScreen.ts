/** Finds where on the screen the things are that selectors name. */
import type { Box } from "./notePlace";

const AROUND = 5;
/** A strip no wider than this cannot be recognized. */
const LEAST = 12;
const CUTS = /hidden|clip|auto|scroll/;

/** The first of them that is drawn, though it may have to be scrolled to. */
export function found(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getBoundingClientRect().width > 0);
}

/** The box of the first of them that can be seen, with a little room around it: what another part
 *  of the page cuts off is not part of it. */
export function boxOf(selectors: readonly string[], around = AROUND): Box[] {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = boxed(element, around);
      if (box.length > 0) return box;
    }
  return [];
}

/** The boxes of everything that a selector names. */
export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((one) => boxed(one, AROUND));
}

function boxed(element: Element, around: number): Box[] {
  const rect = element.getBoundingClientRect();
  if (!rect.width) return [];
  let left = Math.max(2, rect.left - around);
  let top = Math.max(2, rect.top - around);
  let right = Math.min(window.innerWidth - 2, rect.right + around);
  let bottom = Math.min(window.innerHeight - 2, rect.bottom + around);
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (!CUTS.test(getComputedStyle(at).overflow)) continue;
    const room = at.getBoundingClientRect();
    left = Math.max(left, room.left);
    top = Math.max(top, room.top);
    right = Math.min(right, room.right);
    bottom = Math.min(bottom, room.bottom);
  }
  const [width, height] = [right - left, bottom - top];
  return width > LEAST && height > LEAST ? [{ left, top, width, height }] : [];
}
