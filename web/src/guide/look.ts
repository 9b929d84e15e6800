/** Where on the screen something is that selectors name. */
import type { Box } from "./spot";

const AROUND = 5;

/** The first of them that is drawn. */
export function found(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getBoundingClientRect().width > 0);
}

/** Its box with a little room around it, cut at the window's edges; none if it is not drawn. */
export function boxOf(selectors: readonly string[]): Box[] {
  return boxed(found(selectors));
}

/** The boxes of everything that a selector names. */
export function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap(boxed);
}

function boxed(element: Element | undefined): Box[] {
  const rect = element?.getBoundingClientRect();
  if (!rect?.width) return [];
  const left = Math.max(2, rect.left - AROUND);
  const top = Math.max(2, rect.top - AROUND);
  const width = Math.min(window.innerWidth - 2, rect.right + AROUND) - left;
  const height = Math.min(window.innerHeight - 2, rect.bottom + AROUND) - top;
  return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
}
