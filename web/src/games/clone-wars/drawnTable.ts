/** How Clone Wars draws its table. */
import type { DrawnTable } from "../../shared/screen/description";
import { CloneWarsDescription } from "./describe.svelte";
import Legend from "./guide/Legend.svelte";
import { tableIn, type TableThere } from "./state/boardState.svelte";

export const DRAWN: DrawnTable<TableThere> = {
  Legend,
  read: tableIn,
  describe: (given, first) => new CloneWarsDescription(given, first),
};
