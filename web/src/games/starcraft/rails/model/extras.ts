/** What Brood War adds to the sheet of a player: resource tokens, the Special Order Pool, the Defend
 *  order of this round, Leadership cards, units that wait on one, and Event cards picked for the whole
 *  game. Everybody sees them, but for cards that lie face down. */
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import { type OrderKind, type Unit, unitAt } from "../../model/galaxy";
import { unitsSaid } from "../../model/saying";
import { roman } from "../../model/roman";
import {
  ORDERS,
  type PlayerShown,
  type StarCraftPrinted,
  type StarCraftView,
} from "../../model/view";

export interface Pool {
  /** Null: any number. */
  readonly spaces: number | null;
  readonly orders: readonly OrderKind[];
}

export interface Extras {
  readonly tokens: { readonly minerals: number; readonly gas: number };
  /** Null: special orders are not kept in a pool. */
  readonly pool: Pool | null;
  /** The area of this round's Defend order, by name; empty: there was none. */
  readonly defended: string;
  readonly waiting: readonly Unit[];
  /** Leadership cards that lie open, or face down before oneself. */
  readonly leaders: readonly Leader[];
  /** The Event cards picked for the whole game that are left, in words; empty: there are none. */
  readonly plans: string;
  /** Those that nobody has revealed: open to all, by stage. */
  readonly unused: readonly UnusedLeaders[];
}

export interface UnusedLeaders {
  /** In Roman numerals. */
  readonly stage: string;
  readonly cards: readonly Omit<Leader, "note">[];
}

export interface Leader {
  readonly card: number;
  readonly name: string;
  readonly text: string;
  /** Until when it counts, and what became of its hero or installation. */
  readonly note: string;
}

export const NOTHING: Extras = {
  tokens: { minerals: 0, gas: 0 },
  pool: null,
  defended: "",
  waiting: [],
  leaders: [],
  unused: [],
  plans: "",
};

/** Null in games without the expansion. */
export function extrasOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  seat: number,
): Extras | null {
  const player = view.players[seat];
  if (!player?.tokens) return null;
  const [minerals = 0, gas = 0] = player.tokens;
  const { pool, defended = -1 } = player.orders;
  const { spaces } = view.figures?.standing[seat]?.special_pool ?? {};
  return {
    tokens: { minerals, gas },
    pool: pool && spaces !== undefined ? { spaces, orders: pooled(pool) } : null,
    defended: printed.area[defended]?.name ?? "",
    waiting: (player.leaders?.reserve ?? []).map((unit) => unitAt(printed, unit)),
    leaders: leadersOf(view, printed, seat),
    plans: plansSaid(player, printed),
    unused: unusedOf(player, printed),
  };
}

/** One's own card that lies face down is not among them; nobody else knows which it is. */
function unusedOf({ leaders }: PlayerShown, { leader }: StarCraftPrinted): UnusedLeaders[] {
  const cards = (leaders?.unused ?? [])
    .filter((card) => card !== leaders?.chosen)
    .map((card) => ({ card, name: "", text: "", figures: {}, ...leader[card] }));
  return [1, 2, 3].flatMap((stage) => {
    const some = cards.filter(({ figures }) => figures["stage"] === stage);
    return some.length > 0 ? { stage: roman(stage), cards: some } : [];
  });
}

/** Their player reads which they are, everybody else how many. */
function plansSaid({ plans }: PlayerShown, printed: StarCraftPrinted): string {
  if (!plans?.left) return "";
  const names = (plans.picked ?? []).map((card) => planSaid(printed.event, card));
  return say("sc-rails-plans", { n: plans.left, names: listed(names) || "none" });
}

/** Where cards of several stages have the same name, with its stage. */
function planSaid(events: StarCraftPrinted["event"], card: number): string {
  const { name = "", figures = {} } = events[card] ?? {};
  const isTwin = events.some(
    (one) => one.name === name && one.figures["stage"] !== figures["stage"],
  );
  return isTwin ? `${name} ${roman(Number(figures["stage"]))}` : name;
}

function leadersOf(view: StarCraftView, printed: StarCraftPrinted, seat: number): Leader[] {
  const shown = (card: number, note: string): Leader => {
    const { name = "", text = "" } = printed.leader[card] ?? {};
    return { card, name, text, note };
  };
  const open = (view.figures?.leading ?? [])
    .filter((one) => one.seat === seat)
    .map(({ card, until, waits, piece, area }) => {
      const lasts = say("sc-rails-leader", { until, waits: String(waits) });
      const place = printed.area[area]?.name ?? "";
      const became = piece === "none" ? "" : say("sc-rails-leader-piece", { piece, place });
      return shown(card, [lasts, became].filter(Boolean).join(" · "));
    });
  const chosen = view.players[seat]?.leaders?.chosen ?? -1;
  return chosen < 0 ? open : [...open, shown(chosen, say("sc-rails-leader-chosen"))];
}

const pooled = (pool: readonly number[]): OrderKind[] =>
  pool.flatMap((n, order) =>
    Array.from({ length: n }, () => ORDERS[order]?.split("_").at(-1) as OrderKind),
  );

export const poolSaid = ({ spaces, orders }: Pool): string =>
  say("sc-rails-pool-said", {
    n: orders.length,
    spaces: spaces ?? "any",
    orders: listed(orders.map((kind) => say("sc-web-order-kind", { order: `special_${kind}` }))),
  });

/** The same in words. */
export function extrasSaid(extras: Extras): string[] {
  const { tokens, pool, defended, waiting, leaders, unused, plans } = extras;
  return [
    say("sc-rails-tokens-said", { ...tokens }),
    ...(pool ? [poolSaid(pool)] : []),
    ...(defended ? [say("sc-rails-defended", { area: defended })] : []),
    ...leaders.map(({ name, note }) => say("sc-rails-leader-said", { name, note })),
    ...(waiting.length > 0 ? [say("sc-rails-waiting", { units: unitsSaid(waiting) })] : []),
    ...unused.map(({ stage, cards }) =>
      say("sc-rails-unused-said", { stage, names: listed(cards.map(({ name }) => name)) }),
    ),
    ...(plans ? [plans] : []),
  ];
}
