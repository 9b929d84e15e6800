/** A small guide for tests: a table where you walk, then run. */
import type { Shown } from "../api/wire";
import type { Lessons, Moment, Seen } from "../shared/screen/lessons";

interface Walk extends Shown {
  view: { place: string };
}

const isAt = (place: string) => (moment: Pick<Moment<Walk>, "view">) => moment.view.place === place;

export const WALK: Lessons<Walk> = {
  notes: [
    { name: "hello", rule: "T-1", isPoint: true, isDue: () => true, at: () => [] },
    { name: "walk", rule: "T-2", isPoint: true, acts: true, isDue: isAt("road"), at: () => [] },
    {
      name: "ship",
      rule: "T-5",
      explains: true,
      acts: true,
      isPoint: true,
      isDue: isAt("sea"),
      at: () => [],
    },
    { name: "rest", rule: "T-3", lasts: true, isDue: isAt("inn"), at: () => [] },
    { name: "arrive", rule: "T-4", isPoint: true, isDue: isAt("town"), at: () => [] },
  ],
  doable: ["walk", "ship"],
  wasDone: (point, before, now) =>
    isAt("road")(before) && isAt(point === "walk" ? "town" : "island")(now),
  advise: () => null,
  label: () => "",
  why: () => "",
  controls: () => [],
  free: [],
  facts: [],
  next: null,
};

export function seen(place: string): Omit<Seen<Walk>, "counsel" | "then"> {
  return { view: { place }, printed: {}, decision: null, path: [], log: [] };
}
