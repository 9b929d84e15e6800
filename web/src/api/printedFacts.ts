/** The printed facts of tables, asked for once each. */
import { printed } from "./rest";
import type { Shown } from "./wire";

const known = new Map<string, Promise<Shown["printed"]>>();

export function factsOf(table: string): Promise<Shown["printed"]> {
  const asked = known.get(table);
  if (asked) return asked;
  const asking = printed(table);
  known.set(table, asking);
  asking.catch(() => known.delete(table));
  return asking;
}
