/** My tables as worlds of the orrery: the sooner one needs me, the closer it is to the sun. */
import type { TableShown } from "../../api/wire";
import type { OrreryTable } from "../../art/orrery/orreryTable";
import type { NamedWorld } from "../../art/worlds/painting/recipe";
import { ago } from "../../shared/browser/timeAgo";
import type { OwnTable, Stand, Standing } from "../../shared/tables/tableStatus";
import { say } from "../../words/words";
import { gameName } from "../../shared/tables/gameName";
import { waitsFor } from "./tablePhrases";

const STATES: Readonly<Record<Stand, OrreryTable["state"]>> = {
  yours: "yours",
  theirs: "waiting",
  waiting: "open",
  over: "quiet",
};

/** A game has no known end: each turn fills a part of what is left. */
export function progressOf({ table }: Standing): number {
  return table.status === "over" ? 1 : table.turn / (table.turn + 10);
}

/** A world for each table: no two alike while there are enough, and a new table changes no other's. */
export function worldsOf(
  tables: readonly Pick<TableShown, "id" | "made">[],
  worlds: readonly NamedWorld[],
): Map<string, NamedWorld> {
  const chosen = new Map<string, NamedWorld>();
  let free: NamedWorld[] = [];
  for (const { id } of [...tables].sort((a, b) => a.made - b.made)) {
    if (free.length === 0) free = [...worlds];
    const wanted = hash(id) % worlds.length;
    const next = [...worlds.slice(wanted), ...worlds].find((world) => free.includes(world));
    if (!next) return chosen; // none is painted yet
    free = free.filter((world) => world !== next);
    chosen.set(id, next);
  }
  return chosen;
}

/** The tables that are still played and have a world, in the order given: the most urgent first. `now`
 *  in seconds. */
export function orreryTables(
  tables: readonly OwnTable[],
  worlds: ReadonlyMap<string, NamedWorld>,
  now: number,
): OrreryTable[] {
  return tables
    .filter(({ stand }) => stand !== "over")
    .flatMap((mine) => {
      const { table, stand } = mine;
      const world = worlds.get(table.id);
      if (!world) return [];
      const since = ago(table.moved, now);
      return {
        id: table.id,
        world,
        state: STATES[stand],
        progress: progressOf(mine),
        href: `/table/${table.id}`,
        title: table.name,
        game: gameName(table.game, table.options),
        ...(stand === "yours"
          ? { urgent: say("lobby-your-turn"), line: say("lobby-since", { since }) }
          : { line: say("lobby-waits-since", { waits: waitsFor(mine), since }) }),
      };
    });
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
