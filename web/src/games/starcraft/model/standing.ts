/** Which chips stand in an area: single units as long as there are slots, then like units joined, then
 *  as many kinds as fit and a number for the rest. */
import type { Area, Order, Unit } from "./galaxy";
import type { ChipMarks } from "./marks";

export type ChipState = "rest" | "can" | "picked" | "gone" | "falls" | "changed" | "locked";

export interface Standing {
  readonly unit: Unit;
  readonly count: number;
  readonly state: ChipState;
}

export interface Crowd {
  readonly chips: readonly Standing[];
  /** Units that no chip shows. */
  readonly rest: number;
  /** Units above the limit. */
  readonly over: number;
}

/** Who stands in which slot: whoever stays keeps their place, so that the next click hits what it was
 *  meant for; of equal units the leftmost leave first. Newcomers take the first places that are free. */
export function settled(
  units: readonly Unit[],
  before: readonly (Unit | null)[],
  slots: number,
): (Unit | null)[] {
  if (units.length > slots) return [...units];
  const coming = [...units];
  const stays = before.toReversed().map((old) => {
    const at = coming.findIndex(({ unit }) => unit === old?.unit);
    return at < 0 ? null : (coming.splice(at, 1)[0] ?? null);
  });
  const places = stays.toReversed().map((one) => one ?? coming.shift() ?? null);
  return [...places, ...coming];
}

/** The chips of an area with so many slots. */
export function crowd(
  units: readonly Unit[],
  slots: number,
  marksOf: (unit: number) => ChipMarks | undefined,
): Crowd {
  const single = withStates(units, marksOf);
  const over = Math.max(0, units.length - slots);
  if (over === 0) return { chips: single, rest: 0, over };
  const joined = join(single);
  if (joined.length <= slots) return { chips: joined, rest: 0, over };
  const chips = joined.slice(0, slots - 1);
  return { chips, rest: units.length - chips.reduce((sum, { count }) => sum + count, 0), over };
}

/** Equal units get their states from the left. */
function withStates(
  units: readonly Unit[],
  marksOf: (unit: number) => ChipMarks | undefined,
): Standing[] {
  const seen = new Map<number, number>();
  return units.map((unit) => {
    const at = seen.get(unit.unit) ?? 0;
    seen.set(unit.unit, at + 1);
    return { unit, count: 1, state: stateAt(at, marksOf(unit.unit) ?? {}) };
  });
}

function stateAt(at: number, marks: ChipMarks): ChipState {
  let left = at;
  for (const state of ["gone", "picked", "falls", "can", "changed"] as const) {
    left -= marks[state] ?? 0;
    if (left < 0) return state;
  }
  return marks.locked ? "locked" : "rest";
}

/** Like units in the same state become one chip with their number. */
function join(single: readonly Standing[]): Standing[] {
  const joined = new Map<string, Standing>();
  for (const one of single) {
    const key = `${one.unit.unit} ${one.state}`;
    joined.set(key, { ...one, count: (joined.get(key)?.count ?? 0) + 1 });
  }
  return [...joined.values()];
}

/** What lies on the rim of an area: a sign of who may be there, and tokens with their number. */
export interface OnRim {
  readonly kind: "ground" | "flying" | "guard" | "coin-conquest" | "defend" | `item-${string}`;
  readonly count: number;
  /** A unit there carries it, and shows it itself where units are drawn one by one. */
  readonly isCarried?: boolean;
}

export function tokensOf({
  allows,
  guards = 0,
  points = 0,
  defender,
  items = [],
  units,
}: Area): OnRim[] {
  const all: OnRim[] = [
    { kind: "defend", count: defender ? 1 : 0 },
    { kind: "guard", count: guards },
    { kind: "coin-conquest", count: points },
    ...items.map(({ slug }): OnRim => ({ kind: `item-${slug}`, count: 1 })),
    ...units
      .flatMap(({ carries }) => carries ?? [])
      .map(({ slug }): OnRim => ({ kind: `item-${slug}`, count: 1, isCarried: true })),
  ];
  const lying = all.filter(({ count }) => count > 0);
  return allows === "all" ? lying : [{ kind: allows, count: 1 }, ...lying];
}

export interface OrdersDrawn {
  /** Places from the top of the stack. */
  readonly shown: readonly number[];
  readonly rest: number;
}

const MOST_ORDERS = 5;

/** Which orders of a stack are drawn: up to five all of them; of more the first three, the reader's
 *  own first one, and a number for the rest. */
export function ordersDrawn(orders: readonly Order[]): OrdersDrawn {
  const all = orders.map((_, at) => at);
  if (all.length <= MOST_ORDERS) return { shown: all, rest: 0 };
  const own = orders.findIndex(({ isOwn }) => isOwn);
  const shown = [0, 1, 2, ...(own > 2 ? [own] : [])];
  return { shown, rest: all.length - shown.length };
}
