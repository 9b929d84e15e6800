/** Fetches the drawings of Brood War for games that are played with it. */
import { Lazy } from "../../../../shared/screen/lazy.svelte";

export const EXPANSION = new Lazy(() => import("./drawings"));

interface Printed {
  readonly unit: readonly { readonly figures: Readonly<Record<string, unknown>> }[];
}

/** Whether everything on a table can be drawn as it should be: it is not worth waiting for drawings
 *  that could not be fetched, as all pieces have their names. */
export function isDrawable({ unit }: Printed): boolean {
  const isExpanded = unit.some(({ figures }) => figures["set"] === "brood_war");
  return !isExpanded || EXPANSION.now.is !== "fetching";
}
