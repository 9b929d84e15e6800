/** One's own orders while they are placed, and what a planet will run. */
import type { Order, OrderKind } from "../model/galaxy";
import { listed } from "../../../shared/tables/seatNames";
import { capital } from "../../../words/capital";
import { say } from "../../../words/words";
import { lockedBy, lockSaid } from "../model/locks";
import { DEFEND, drawsOf, ORDERS } from "../model/view";
import type { TableState } from "./tableState.svelte";

/** `pool`: in the Special Order Pool. `gone`: out of the game. */
export type TokenState = "can" | "picked" | "placed" | "locked" | "pool" | "gone";

export interface Token {
  readonly id: string;
  readonly number: number;
  readonly order: string;
  readonly state: TokenState;
  /** Where it was placed: a planet, or the area of a Defend order. */
  readonly planet: string;
  /** Why it cannot be placed; empty: it can, or lies somewhere. */
  readonly why: string;
}

/** How many there are of each kind: two standard orders and one special one of each. Others are given
 *  only by a card, or by the expansion. */
const EACH: readonly { order: (typeof ORDERS)[number]; all: number }[] = [
  { order: "build", all: 2 },
  { order: "special_build", all: 1 },
  { order: "mobilize", all: 2 },
  { order: "special_mobilize", all: 1 },
  { order: "research", all: 2 },
  { order: "special_research", all: 1 },
  { order: "defend", all: 0 },
  { order: "star", all: 0 },
];
const KINDS: readonly OrderKind[] = ["build", "mobilize", "research", "defend", "star"];

export function kindOf(order: string): { kind: OrderKind; isSpecial: boolean } {
  const name = order.split("_").at(-1);
  const kind = KINDS.find((one) => one === name) ?? "build";
  return { kind, isSpecial: order.startsWith("special_") };
}

/** All orders, row by row: two standard ones, the special one; below them those that others lack. */
export function tokensOf(table: TableState): Token[] {
  const own = table.view.players[table.session.seat ?? 0]?.orders;
  return EACH.flatMap(({ order, all: usual }) => {
    const number = ORDERS.indexOf(order);
    const owned = own?.owned?.[number] ?? usual;
    const elsewhere = [
      ...placedOf(table, order).map((planet) => ({ state: "placed" as const, planet })),
      ...times(own?.pool?.[number] ?? 0, { state: "pool" as const, planet: "" }),
      ...times(usual - owned, { state: "gone" as const, planet: "" }),
    ];
    const all = Math.max(usual, owned);
    return Array.from({ length: all }, (_, at) => {
      // Those in hand come first.
      const lying = elsewhere[at - (all - elsewhere.length)];
      const state = lying?.state ?? stateOf(table, number);
      const why = state === "locked" ? whyLocked(table, number) : "";
      return { id: `${order} ${at}`, number, order, state, planet: lying?.planet ?? "", why };
    });
  });
}

const times = <T>(n: number, one: T): T[] => Array.from({ length: Math.max(n, 0) }, () => one);

/** Equal tokens in one state together: the first of them, and how many there are. */
export function together(tokens: readonly Token[]): { token: Token; n: number }[] {
  const found = new Map<string, { token: Token; n: number }>();
  for (const token of tokens) {
    const key = [token.order, token.state, token.planet].join(" ");
    const known = found.get(key);
    found.set(key, { token: known?.token ?? token, n: (known?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/** What is said of a token: where it lies, or its name. */
export function tokenSaid({ state, planet, order }: Token): string {
  if (state === "pool" || state === "gone") return say("sc-web-order-away", { where: state });
  return planet || capital(say("sc-web-order-kind", { order }));
}

export interface Pool {
  /** How many special orders it holds; null: any number. */
  readonly spaces: number | null;
  /** The orders in it, by number. */
  readonly orders: readonly number[];
  /** How many more can be executed in this round, as a sentence. */
  readonly said: string;
  /** Where they need no space, as a sentence; empty: nowhere. */
  readonly strategic: string;
}

/** The Special Order Pool of a player; null: this game has none. */
export function poolOf({ view, printed }: Pooled, seat: number): Pool | null {
  const shown = view.figures?.standing[seat]?.special_pool;
  if (!shown) return null;
  const pool = view.players[seat]?.orders.pool ?? [];
  const orders = pool.flatMap((n, order) => times(n, order));
  const { spaces, strategic } = shown;
  const left = spaces === null ? -1 : Math.max(0, spaces - orders.length);
  const planets = strategic.map((planet) => printed.planet[planet]?.name ?? "");
  return {
    spaces,
    orders,
    said: say("sc-web-pool-left", { n: left, draws: drawsOf(view) }),
    strategic: planets.length > 0 ? say("sc-web-pool-strategic", { planets: listed(planets) }) : "",
  };
}
export type Pooled = Pick<TableState, "view" | "printed">;

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

/** The planets on which one's own orders of a kind lie, or the area of the Defend order. */
function placedOf({ galaxy, view, session, printed }: TableState, order: string): string[] {
  const { kind, isSpecial } = kindOf(order);
  if (kind === "defend") {
    const area = view.players[session.seat ?? 0]?.orders.defended ?? -1;
    return area < 0 ? [] : [printed.area[area]?.name ?? ""];
  }
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

/** The Defend order is being placed: it goes into an area. */
export const isDefending = ({ choosing }: Pick<TableState, "choosing">): boolean =>
  choosing.path.some(({ kind, number }) => kind === "order" && number === DEFEND);

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
