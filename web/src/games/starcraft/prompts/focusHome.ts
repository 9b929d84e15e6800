/** Where the focus goes when what had it is gone: on the map to the nearest thing that glows, among tiles
 *  to the first; otherwise to the prompt bar, which says what is asked. */
import { type Focusable, type LastFocus, keepFocus } from "../../../shared/browser/keepFocus";

const MAP = ".galaxy";
const TILES = "[data-tile]";

function nearest(box: DOMRect, things: readonly Focusable[]): Focusable | null {
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
  const [x = 0, y = 0] = middle(box);
  const far = (one: Focusable) => {
    const [ox = 0, oy = 0] = middle(one.getBoundingClientRect());
    return Math.hypot(ox - x, oy - y);
  };
  return things.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

function homeOf({ box, within }: LastFocus): Focusable | null {
  const prompt = document.querySelector<HTMLElement>(".prompt");
  if (within === TILES) return document.querySelector<HTMLElement>("[data-number]") ?? prompt;
  if (within !== MAP) return prompt;
  const things = [...document.querySelectorAll<Focusable>(`${MAP} [data-thing]`)];
  return nearest(box, things) ?? prompt;
}

export const focusHome = keepFocus([MAP, TILES], homeOf);
