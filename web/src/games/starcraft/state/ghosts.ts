/** A unit that is about to be built stands as a ghost wherever it can go. */
import { isFaction } from "../art/sides/factions";
import type { Ghost } from "../model/marks";
import { formOf } from "../model/forms";
import type { TableState } from "./tableState.svelte";

export function ghostsOf(table: TableState): ReadonlyMap<number, Ghost> {
  const { choosing, session, printed } = table;
  const owner = table.factionOf(table.acting ?? 0);
  const picked = choosing.path.find(({ kind, at }) => kind === "unit" && at === undefined);
  const facts = picked && printed.unit[picked.number];
  if (!facts || !isFaction(owner) || formOf(session.decision?.prompt) !== "build") return new Map();
  const { slug, name, figures } = facts;
  const unit = { unit: picked.number, slug, name, flies: figures["type"] === "flying" };
  const areas = choosing.now.left.flatMap(({ refs }) => refs.filter(({ kind }) => kind === "area"));
  return new Map(areas.map(({ number }) => [number, { unit, owner }]));
}
