/** How something is paid for, as the strip shows it. */
import type { Thing } from "../../../../shared/choosing/narrowing";
import { say } from "../../../../words/words";
import { listed } from "../../../../shared/tables/seatNames";
import type { Payment, Price } from "../../model/view";
import type { StarCraftWhole } from "../../state/pointing";
import type { TableState } from "../../state/tableState.svelte";
import { rowsOf, type SourceRow } from "./seats";

export interface PayingRow {
  readonly row: SourceRow;
  readonly name: string;
  readonly canMove: boolean;
}

export interface Discount {
  readonly thing: Thing;
  readonly resource: "minerals" | "gas";
  readonly isPicked: boolean;
}

export interface Paying {
  /** What is paid for; empty: nothing yet. */
  readonly what: string;
  readonly price: Price | null;
  /** Workers in the pool, before and after; null: nothing is paid. */
  readonly before: number;
  readonly after: number | null;
  readonly rows: readonly PayingRow[];
  readonly discounts: readonly Discount[];
  /** Others than the proposed workers pay. */
  readonly isChanged: boolean;
  readonly canMove: boolean;
  /** The areas that it mines by force, in words. */
  readonly depletes: string;
}

/** What would be paid: of what goes with what is picked, or of a thing that is looked at. */
export function wholeShown(table: TableState, looked: Thing | null): StarCraftWhole | null {
  const { choosing } = table;
  const names = (whole: StarCraftWhole, { kind, number }: Thing) =>
    whole.refs.some((ref) => ref.kind === kind && ref.number === number);
  if (choosing.path.length > 0) {
    const left = choosing.now.left as readonly StarCraftWhole[];
    return left.find(({ remarks }) => remarks.payment !== null) ?? null;
  }
  const wholes = choosing.wholes as readonly StarCraftWhole[];
  return (looked && wholes.find((whole) => names(whole, looked))) ?? null;
}

export function payingOf(table: TableState, looked: Thing | null): Paying {
  const asked = table.session.decision?.remarks.payment ?? null;
  const whole = asked ? null : wholeShown(table, looked);
  const payment = asked ?? whole?.remarks.payment ?? null;
  const { view, printed, pay } = table;
  const seat = table.acting ?? 0;
  const counts = payment ? pay.countsOf(payment) : new Map<number, number>();
  const rows = rowsOf({ view, printed, seat, payment, counts }).map((row) => ({
    row,
    name: sourceName(table, row),
    canMove: payment !== null && row.source !== null && pay.canMove(payment, row.source),
  }));
  const due = payment ? payment.due.minerals + payment.due.gas : 0;
  const spent = rows.reduce((n, { row }) => n + (row.isTokens ? row.pays : 0), 0);
  const before = payment?.workers ?? view.players[seat]?.pool ?? 0;
  return {
    what: whole ? boughtIn(table, whole) : "",
    price: payment?.due ?? null,
    before,
    after: payment ? before - due + spent : null,
    rows,
    discounts: discountsOf(table),
    isChanged: payment !== null && pay.isChanged(payment),
    canMove: rows.some(({ canMove }) => canMove),
    depletes: depleted(rows),
  };
}

/** The payment that can be changed now. */
export function paymentShown(table: TableState, looked: Thing | null): Payment | null {
  return (
    table.session.decision?.remarks.payment ?? wholeShown(table, looked)?.remarks.payment ?? null
  );
}

function sourceName(table: TableState, { area, resource, isTokens }: SourceRow): string {
  if (isTokens) return say("sc-pay-tokens", { resource });
  return area === null
    ? say("sc-pay-own", { resource })
    : table.nameOf({ kind: "area", number: area });
}

const BOUGHT = ["unit", "building", "module", "technology", "piece"];

function boughtIn(table: TableState, { refs }: StarCraftWhole): string {
  const ref = refs.find(({ kind }) => BOUGHT.includes(kind));
  return ref ? table.nameOf(ref) : "";
}

function depleted(rows: readonly PayingRow[]): string {
  const names = rows.filter(({ row }) => row.forced > 0).map(({ name }) => name);
  return names.length > 0 ? say("sc-pay-depletes", { areas: listed(names) }) : "";
}

/** Which resource a discount could take off, once something is picked that has one, or when only that
 *  is asked. */
function discountsOf({ choosing, session }: TableState): Discount[] {
  const picked = choosing.path.find(({ kind }) => kind === "resource");
  const left = choosing.now.left;
  const numbers = new Set(
    left.flatMap(({ refs }) =>
      refs.filter(({ kind }) => kind === "resource").map((one) => one.number),
    ),
  );
  const isAsked = choosing.path.length > 0 || session.decision?.prompt === "discount";
  if (!isAsked) return [];
  return [...numbers].map((number) => ({
    thing: { kind: "resource", number },
    resource: number === 0 ? "minerals" : "gas",
    isPicked: picked?.number === number,
  }));
}
