/** A small guide for tests: a table where one walks, then runs. */
import type { Lessons, Moment, Seen } from "../shared/screen/lessons";

const isAt = (place: string) => (moment: Pick<Moment, "view">) => moment.view.place === place;

export const WALK: Lessons = {
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
  done: {
    walk: (before, now) => isAt("road")(before) && isAt("town")(now),
    ship: (before, now) => isAt("road")(before) && isAt("island")(now),
  },
  advise: () => null,
  label: () => "",
  why: () => "",
  controls: () => [],
  free: [],
  facts: [],
};

export function seen(place: string): Omit<Seen, "counsel"> {
  return { view: { place }, printed: {}, decision: null, path: [], log: [] };
}
