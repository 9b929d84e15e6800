/** The printed facts of tables, asked for once each. */
import { printed } from "./rest";
import type { Printed } from "./wire";

const known = new Map<string, Promise<Printed>>();

export function factsOf(table: string): Promise<Printed> {
  const asked = known.get(table);
  if (asked) return asked;
  const asking = printed(table);
  known.set(table, asking);
  asking.catch(() => known.delete(table));
  return asking;
}
