/** The units of a faction, by number: each faction has figures of its own. */
import { isHero } from "../../art/glyphs/units";
import type { StarCraftPrinted } from "../../model/view";

/** Units are numbered faction by faction: a new one begins where a unit comes again, or the race
 *  changes. Heroes come after all of them, and are never built. */
export function unitsOf(printed: Pick<StarCraftPrinted, "unit">, faction: number): number[] {
  const groups: number[][] = [];
  let seen = new Set<string>();
  let race: unknown;
  printed.unit.forEach(({ slug, figures }, unit) => {
    if (isHero(slug)) return;
    if (seen.has(slug) || figures["race"] !== race) {
      groups.push([]);
      seen = new Set();
      race = figures["race"];
    }
    seen.add(slug);
    groups.at(-1)?.push(unit);
  });
  return groups[faction] ?? [];
}
