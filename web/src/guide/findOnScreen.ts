/** Finds where on the screen the things are that selectors name. */
import type { Box } from "./notePlace";

const AROUND = 5;

/** The first of them that is drawn. */
export function found(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getBoundingClientRect().width > 0);
}

/** Its box with a little room around it, clipped to the window; none if it is not drawn. */
export function boxOf(selectors: readonly string[], around = AROUND): Box[] {
  return boxed(found(selectors), around);
}

/** The boxes of everything that a selector names. */
export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((one) => boxed(one, AROUND));
}

function boxed(element: Element | undefined, around: number): Box[] {
  const rect = element?.getBoundingClientRect();
  if (!rect?.width) return [];
  const left = Math.max(2, rect.left - around);
  const top = Math.max(2, rect.top - around);
  const width = Math.min(window.innerWidth - 2, rect.right + around) - left;
  const height = Math.min(window.innerHeight - 2, rect.bottom + around) - top;
  return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
}
