/** Where the rows of a scenario's map begin, so that the words below a planet cover no other. */
import type { Schemas } from "../../../../api/wire";

type Place = Pick<Schemas["PlaceTold"], "row" | "name" | "called" | "things">;

/** A row with a name and one more line below each planet. */
const HIGH = 136;
const LINE = 16;
/** So many letters fit on a line. */
const WIDEST = 15;

/** How many lines stand below a planet. */
export const linesBelow = ({ called, things }: Pick<Place, "called" | "things">): number =>
  1 +
  (called ? 1 : 0) +
  things.reduce((lines, thing) => lines + Math.ceil(thing.length / WIDEST), 0);

/** The top of each row from above, and then where the last one ends. */
export function rowsOf(places: readonly Place[]): number[] {
  const first = Math.min(...places.map(({ row }) => row));
  const last = Math.max(...places.map(({ row }) => row));
  const tops = [0];
  for (let row = first; row <= last; row += 1) {
    const here = places.filter((place) => place.row === row);
    const lines = Math.max(2, ...here.map(linesBelow));
    tops.push((tops.at(-1) ?? 0) + HIGH + (lines - 2) * LINE);
  }
  return tops;
}
