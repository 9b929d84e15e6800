/** Marks on what changed since the reader's last pick, where nothing else is marked. */
import type { LineShown, ThingShown } from "../../../../api/wire";
import type { Marks } from "../../model/marks";

export function withComets(marks: Marks, changed: readonly ThingShown[]): Marks {
  if (changed.length === 0) return marks;
  const areas = new Map(marks.areas);
  const lanes = new Map(marks.lanes);
  const orders = new Map(marks.orders);
  for (const { kind, number } of changed) {
    if (kind === "area" && !areas.has(number)) areas.set(number, "changed");
    if (kind === "route" && !lanes.has(number)) lanes.set(number, "changed");
    if (kind === "planet" && !orders.has(number)) orders.set(number, new Map([[0, "changed"]]));
  }
  return { ...marks, areas, lanes, orders };
}

/** Where the lines of the story happened, for marks on the map. */
export function placesIn(lines: readonly LineShown[]): ThingShown[] {
  const seen = new Set(["area", "route", "planet"]);
  return lines.flatMap(({ refs }) => refs.filter(({ kind }) => seen.has(kind)));
}
