/** The focus of the keyboard is never lost: when what had it goes away, something near gets it.
 *
 *    <div {@attach keepFocus((last) => …)}>
 */

/** What had the focus: the element, which is gone by now, where it was in the window, and in which of
 *  the named parts of the page. */
export interface LastFocus {
  readonly box: DOMRect;
  readonly within: string;
}

export type Focusable = HTMLElement | SVGElement;

/** `parts`: selectors of parts of the page; `next`: where the focus goes. */
export function keepFocus(
  parts: readonly string[],
  next: (last: LastFocus) => Focusable | null,
): (root: HTMLElement) => () => void {
  return (root) => {
    const page = root.closest<HTMLElement>(".shell") ?? root;
    let last: LastFocus | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const within = parts.find((part) => target.closest(part)) ?? "";
      last = { box: target.getBoundingClientRect(), within };
    };
    // Whoever points somewhere else leaves it on purpose.
    const forget = () => (last = null);
    // While the focus moves on, nothing has it; what changes then must not stop it.
    const moveOn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) forget();
    };
    const look = () => {
      if (last && document.activeElement === document.body)
        next(last)?.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(page, {
      ...{ childList: true, subtree: true, attributes: true },
      attributeFilter: ["tabindex", "disabled", "inert", "hidden"],
    });
    page.addEventListener("focusin", note);
    page.addEventListener("focusout", moveOn);
    page.addEventListener("pointerdown", forget);
    return () => {
      watcher.disconnect();
      page.removeEventListener("focusin", note);
      page.removeEventListener("focusout", moveOn);
      page.removeEventListener("pointerdown", forget);
    };
  };
}
