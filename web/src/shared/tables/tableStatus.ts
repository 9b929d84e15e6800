/** The status of tables for someone looking at the lobby, and their order. */
import type { SeatShown, TableShown } from "../../api/wire";
import type { MyTable } from "./myTables";

/** What this browser stores about a table it has a seat at. */
export type Held = Pick<MyTable, "id" | "mine" | "host" | "archived">;

/** Whose turn it is; `waiting` before everybody sits. */
export type Stand = "yours" | "theirs" | "waiting" | "over";

/** How many people sit, or may sit, at a table. */
export const peopleAt = ({ seats }: Pick<TableShown, "seats">) =>
  seats.filter(({ kind }) => kind !== "program").length;

export interface OwnTable {
  table: TableShown;
  /** What is stored about it here. */
  held: Held;
  /** The seats that are mine. */
  seats: readonly number[];
  stand: Stand;
}

/** The status of a table, regardless of what is stored about it. */
export type Standing = Omit<OwnTable, "held">;

const ORDER: readonly Stand[] = ["yours", "theirs", "waiting", "over"];

export function standOf(table: TableShown, mine: readonly number[]): Stand {
  if (table.status !== "running") return table.status;
  if (table.consent.length > 0) {
    return table.consent.some((seat) => mine.includes(seat)) ? "yours" : "theirs";
  }
  const asked = table.seats.find(({ seat }) => seat === table.asked);
  return asked && !asked.stand_in && mine.includes(asked.seat) ? "yours" : "theirs";
}

/** My tables: those that need me first, longest waiting first; finished ones last. */
export function ownTables(held: readonly Held[], shown: readonly TableShown[]): OwnTable[] {
  const known = new Map(shown.map((table) => [table.id, table]));
  return held
    .flatMap((one) => {
      const table = known.get(one.id);
      const seats = one.mine.map(({ seat }) => seat);
      return table ? [{ table, held: one, seats, stand: standOf(table, seats) }] : [];
    })
    .sort(byNeed);
}

function byNeed(a: OwnTable, b: OwnTable): number {
  const first = ORDER.indexOf(a.stand) - ORDER.indexOf(b.stand);
  if (first !== 0) return first;
  const later = a.table.moved - b.table.moved;
  return a.stand === "yours" ? later : -later;
}

/** Tables of this server that are not mine: to join those with a free seat, then those to watch. */
export function othersTables(held: readonly Held[], listed: readonly TableShown[]): TableShown[] {
  const mine = new Set(held.map(({ id }) => id));
  return listed
    .filter((table) => !mine.has(table.id))
    .filter((table) => table.status === "running" || freeSeat(table) !== undefined)
    .sort(
      (a, b) =>
        Number(a.status === "running") - Number(b.status === "running") || b.moved - a.moved,
    );
}

/** The first seat that anybody may take. */
export function freeSeat(table: TableShown): SeatShown | undefined {
  if (table.status !== "waiting") return undefined;
  return table.seats.find((seat) => seat.kind === "open" && !seat.taken);
}

/** How it ended for me: with several seats on this device somebody here won, so nothing is said. */
export function outcome({ table, seats }: Standing): "won" | "lost" | "ended" {
  const [only, ...more] = seats;
  if (!table.result || only === undefined || more.length > 0) return "ended";
  return table.result.winners.includes(only) ? "won" : "lost";
}

/** The score with mine first, never broken across lines: "2 : 1". */
export function scoreLine({ table, seats }: Standing): string {
  const own = seats[0] ?? 0;
  const mine = table.score[own];
  if (mine === undefined) return "";
  return [mine, ...table.score.filter((_, seat) => seat !== own)].join("\u00a0:\u00a0");
}
