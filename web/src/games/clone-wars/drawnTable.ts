/** How Clone Wars draws its table. */
import type { DrawnTable } from "../../shared/screen/description";
import { CloneWarsDescription } from "./describe.svelte";
import Legend from "./guide/Legend.svelte";
import type { CloneWars } from "./model/view";
import { tableIn, type TableThere } from "./state/boardState.svelte";

export const DRAWN: DrawnTable<TableThere, CloneWars> = {
  Legend,
  read: tableIn,
  describe: (given, first) => new CloneWarsDescription(given, first),
};
