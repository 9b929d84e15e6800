/** How StarCraft draws its table. */
import type { DrawnTable } from "../../shared/screen/description";
import { StarCraftDescription } from "./describe.svelte";
import Legend from "./Legend.svelte";
import type { StarCraft } from "./model/view";
import { tableIn, type TableThere } from "./state/tableState.svelte";

export const DRAWN: DrawnTable<TableThere, StarCraft> = {
  Legend,
  read: tableIn,
  describe: (given, first) => new StarCraftDescription(given, first),
};
