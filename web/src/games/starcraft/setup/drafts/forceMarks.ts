/** What glows while starting forces are placed: areas with room, routes, and units that can be taken
 *  back. */
import { type ChipMarks, type Marks, NO_MARKS, chipKey } from "../../model/marks";
import type { ForcesDraft } from "./forces.svelte";

export function forceMarks({ placed, areas, asked }: ForcesDraft): Marks {
  const chips = new Map<string, ChipMarks>();
  for (const { unit, area } of placed) {
    const key = chipKey(area, unit);
    chips.set(key, { can: (chips.get(key)?.can ?? 0) + 1 });
  }
  return {
    ...NO_MARKS,
    chips,
    areas: new Map(areas.map((area) => [area, "target"])),
    lanes: new Map((asked?.routes ?? []).map(({ route }) => [route, "usable"])),
  };
}
