/** What makes something on the map a button: one that can be picked by pointer and keys. */
import type { Thing } from "../../../shared/choosing/narrowing";

export interface ThingAttributes {
  readonly role?: "button" | "img";
  readonly tabindex?: number;
  readonly "data-thing"?: string;
}

/** `thing` is what a click names; without one it is no button, and only told as `otherwise`. Either can
 *  have the focus, so that all of the map can be read. */
export function thingAs(thing: string | undefined, otherwise?: "img"): ThingAttributes {
  if (thing !== undefined) return { role: "button", tabindex: -1, "data-thing": thing };
  return otherwise ? { role: otherwise, tabindex: -1 } : {};
}

/** The thing that a place on the map names: `area 12`, `chip 12 3`, `order 4 0`, `lane 5`,
 *  `planet 4`, `cell 2080`, `slot 17`. An order stands for its planet. */
export function thingNamed(named: string): Thing | null {
  const [kind = "", ...numbers] = named.split(" ");
  const [first = -1, second = -1] = numbers.map(Number);
  switch (kind) {
    case "area":
    case "planet":
    case "cell":
    case "slot":
    case "turn":
      return { kind, number: first };
    case "chip":
      return { kind: "unit", number: second, at: first };
    case "order":
      return { kind: "planet", number: first };
    case "lane":
      return { kind: "route", number: first };
    default:
      return null;
  }
}

/** What a click on something that cannot be picked names; where fingers tap, all of a planet stands for
 *  it. */
export function dimThing(target: Element, isTapped: boolean): string | null {
  const locked = target.closest("[data-locked]")?.getAttribute("data-locked");
  if (locked) return locked;
  const area = target.closest("[data-area]")?.getAttribute("data-area");
  if (area) return `area ${area}`;
  const planet = isTapped ? target.closest("[data-planet]")?.getAttribute("data-planet") : null;
  return planet ? `planet ${planet}` : null;
}
