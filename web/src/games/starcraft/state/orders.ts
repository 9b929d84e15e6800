/** One's own orders while they are placed, and what a planet will run. */
import type { Order, OrderKind } from "../model/galaxy";
import { lockedBy, lockSaid } from "../model/locks";
import { ORDERS } from "../model/view";
import type { TableState } from "./tableState.svelte";

export type TokenState = "can" | "picked" | "placed" | "locked";

export interface Token {
  readonly id: string;
  readonly number: number;
  readonly order: string;
  readonly state: TokenState;
  /** Where it was placed. */
  readonly planet: string;
  /** Why it cannot be placed; empty: it can, or lies somewhere. */
  readonly why: string;
}

/** How many there are of each kind: two standard orders and one special one of each. */
const EACH: readonly { order: (typeof ORDERS)[number]; all: number }[] = [
  { order: "build", all: 2 },
  { order: "special_build", all: 1 },
  { order: "mobilize", all: 2 },
  { order: "special_mobilize", all: 1 },
  { order: "research", all: 2 },
  { order: "special_research", all: 1 },
];

export function kindOf(order: string): { kind: OrderKind; isSpecial: boolean } {
  const kind = order.split("_").at(-1);
  return {
    kind: kind === "mobilize" || kind === "research" ? kind : "build",
    isSpecial: order.startsWith("special_"),
  };
}

/** All nine orders, row by row: two standard ones, the special one. */
export function tokensOf(table: TableState): Token[] {
  return EACH.flatMap(({ order, all }) => {
    const number = ORDERS.indexOf(order);
    const placed = placedOf(table, order);
    return Array.from({ length: all }, (_, at) => {
      // Those in hand come first.
      const where = placed[at - (all - placed.length)];
      const state = where === undefined ? stateOf(table, number) : "placed";
      const why = state === "locked" ? whyLocked(table, number) : "";
      return { id: `${order} ${at}`, number, order, state, planet: where ?? "", why };
    });
  });
}

function stateOf({ choosing }: TableState, number: number): TokenState {
  const thing = { kind: "order", number };
  if (choosing.isPicked(thing)) return "picked";
  const isOffered = choosing.wholes.some(({ refs }) =>
    refs.some((ref) => ref.kind === "order" && ref.number === number),
  );
  return isOffered ? "can" : "locked";
}

function whyLocked({ session }: TableState, number: number): string {
  const rule = lockedBy(session.decision?.remarks.locked ?? [], { kind: "order", number });
  return rule === null ? "" : lockSaid(rule);
}

/** The planets on which one's own orders of a kind lie. */
function placedOf({ galaxy }: TableState, order: string): string[] {
  const { kind, isSpecial } = kindOf(order);
  return galaxy.planets.flatMap(({ name, orders }) =>
    orders
      .filter((one) => one.isOwn && one.kind === kind && one.isSpecial === isSpecial)
      .map(() => name),
  );
}

export interface Draft {
  readonly planet: number;
  readonly order: Order | null;
}

/** The order that is being placed, as far as it is chosen. */
export function draftOf(table: TableState): Draft | null {
  const { path } = table.choosing;
  const planet = path.find(({ kind }) => kind === "planet");
  if (!planet || !PLANNING.has(table.session.decision?.prompt ?? "")) return null;
  const order = path.find(({ kind }) => kind === "order");
  return { planet: planet.number, order: order ? table.ownOrder(order.number) : null };
}

export const PLANNING = new Set(["order-where", "order-which"]);

/** In which orders are placed. */
const CYCLES = 4;

export interface Runs {
  readonly planet: string;
  /** Nobody places an order after this one. */
  readonly isLast: boolean;
  readonly orders: readonly {
    readonly order: Order;
    readonly owner: number;
    readonly isOwn: boolean;
    readonly isDraft: boolean;
  }[];
}

/** What the chosen planet will run, the first first. */
export function runsOn(table: TableState): Runs | null {
  const draft = draftOf(table);
  const planet = table.galaxy.planets.find((one) => one.planet === draft?.planet);
  if (!draft || !planet || (planet.orders.length === 0 && !draft.order)) return null;
  const lying = planet.orders.map((order) => ({
    order,
    owner: order.owner.seat,
    isOwn: order.isOwn,
    isDraft: false,
  }));
  const drafted = draft.order
    ? [{ order: draft.order, owner: draft.order.owner.seat, isOwn: true, isDraft: true }]
    : [];
  const turn = table.view.figures?.turn;
  const isLast = turn !== undefined && turn.cycle >= CYCLES && turn.next < 0;
  return { planet: planet.name, orders: [...drafted, ...lying], isLast };
}
