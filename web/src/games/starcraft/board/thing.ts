/** What makes something on the map a button: one that can be picked by pointer and keys. */
export interface ThingAttributes {
  readonly role?: "button" | "group" | "img";
  readonly tabindex?: number;
  readonly "data-thing"?: string;
}

/** `thing` is what a click names; without one it is no button, and only told as `otherwise`. */
export function thingAs(thing: string | undefined, otherwise?: "group" | "img"): ThingAttributes {
  if (thing !== undefined) return { role: "button", tabindex: -1, "data-thing": thing };
  return otherwise ? { role: otherwise } : {};
}
