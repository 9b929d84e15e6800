/** The seats of a table as the rail beside the map shows them. */
import { type Faction, isFaction } from "../../art/sides/factions";
import type { OrderKind } from "../../model/galaxy";
import { ORDERS, type StarCraftPrinted, type StarCraftView } from "../../model/view";

/** What a seat does now. */
export type Doing =
  | { readonly what: "executes"; readonly order: OrderName; readonly planet: string }
  | { readonly what: "places"; readonly n: number }
  | { readonly what: "fights" | "defends"; readonly area: string }
  | { readonly what: "sets-up" | "reveals" | "leads" | "plays-events" | "discards" | "decides" };
export type OrderName = OrderKind | `special_${OrderKind}`;

export interface RailSeat {
  readonly seat: number;
  /** Null until it is chosen. */
  readonly faction: Faction | null;
  readonly factionName: string;
  readonly points: number;
  /** What the points of its team must reach; 0: points do not win. */
  readonly target: number;
  readonly workers: number;
  readonly hand: number;
  /** Resource tokens of the expansion. */
  readonly tokens: number;
  /** Event cards drawn and not yet played. */
  readonly events: number;
  /** Orders on the board. */
  readonly orders: number;
  /** Seats that win together, with their points; null: everybody alone. */
  readonly team: { readonly number: number; readonly points: number } | null;
  /** Who decides for it, if nobody plays it. */
  readonly decider: number | null;
  readonly isOwn: boolean;
  readonly isFirst: boolean;
  readonly isOut: boolean;
  /** It is being asked, or it carries out its order. */
  readonly isActing: boolean;
  readonly doing: Doing | null;
}

const ORDER_KINDS: readonly OrderKind[] = ["build", "mobilize", "research", "star"];

/** All seats; the reader's own first, then the others in the order they play. */
export function seatsOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  own: number | null,
): RailSeat[] {
  const all = view.players.map((_, seat) => seat);
  const order = view.order ?? all;
  const first = Math.max(0, order.indexOf(own ?? 0));
  const around = [...order.slice(first), ...order.slice(0, first)];
  // Whoever nobody plays has no place in the order.
  const seats = [...around, ...all.filter((seat) => !around.includes(seat))];
  return seats.map((seat) => seatOf(view, printed, seat, own));
}

function seatOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  seat: number,
  own: number | null,
): RailSeat {
  const player = view.players[seat];
  const { slug = "", name = "" } = printed.faction[player?.faction ?? -1] ?? {};
  const doing = doingOf(view, printed, seat);
  return {
    seat,
    faction: isFaction(slug) ? slug : null,
    factionName: name,
    points: player?.conquest ?? 0,
    target: view.figures?.standing[seat]?.target ?? 0,
    workers: player?.pool ?? 0,
    hand: player?.hand.cards ?? 0,
    tokens: (player?.tokens ?? []).reduce((sum, n) => sum + n, 0),
    events: player?.drawn.length ?? 0,
    orders: ordersOf(view, seat),
    team: teamOf(view, seat),
    decider: deciderOf(view, seat),
    isOwn: seat === own,
    isFirst: view.first === seat,
    isOut: (player?.out ?? 0) > 0,
    isActing: (view.asked?.seat ?? view.active) === seat,
    doing,
  };
}

function deciderOf({ figures }: StarCraftView, seat: number): number | null {
  const decider = figures?.scenario?.deciders[seat] ?? seat;
  return decider === seat ? null : decider;
}

export function ordersOf({ orders }: StarCraftView, seat: number): number {
  return orders.flatMap(({ tokens }) => tokens).filter((token) => token.seat === seat).length;
}

/** The team of a seat, if teams have more than one member. */
export function teamOf({ players, figures }: StarCraftView, seat: number): RailSeat["team"] {
  const teams = figures?.standing.map(({ team }) => team) ?? [];
  const number = teams[seat] ?? seat;
  const members = players.filter((_, at) => teams[at] === number);
  if (members.length < 2) return null;
  return { number: number + 1, points: members.reduce((sum, { conquest }) => sum + conquest, 0) };
}

function doingOf(view: StarCraftView, printed: StarCraftPrinted, seat: number): Doing | null {
  const isAsked = view.asked?.seat === seat;
  const { battle } = view;
  if (battle && battle.seats.includes(seat))
    return { what: "fights", area: printed.area[battle.area]?.name ?? "" };
  const order = executedAs(view) ?? revealed(view);
  if (view.active === seat && order) {
    const planet = printed.planet[view.planet]?.name ?? "";
    return { what: "executes", order, planet };
  }
  const { defend } = view.under_way;
  if (isAsked && defend) return { what: "defends", area: printed.area[defend.area]?.name ?? "" };
  return isAsked ? answering(view, seat) : null;
}

/** What an order is executed as that shows something else. */
function executedAs({ under_way }: StarCraftView): OrderName | null {
  const name = ORDERS[under_way.execution?.order ?? -1] ?? "";
  return isOrderName(name) ? name : null;
}

/** The order that lies face up. */
function revealed({ orders }: StarCraftView): OrderName | null {
  const name = orders.find((stack) => stack.revealed)?.tokens.at(-1)?.order ?? "";
  return isOrderName(name) ? name : null;
}

const isOrderName = (name: string): name is OrderName =>
  ORDER_KINDS.some((kind) => name === kind || name === `special_${kind}`);

function answering(view: StarCraftView, seat: number): Doing {
  const { asked, phase } = view;
  if (phase === "setup" && asked?.prompt !== "choose-leader") return { what: "sets-up" };
  switch (asked?.prompt) {
    case "order-where":
    case "order-which":
      return { what: "places", n: ordersOf(view, seat) + 1 };
    case "reveal":
    case "execute":
      return { what: "reveals" };
    case "choose-leader":
      return { what: "leads" };
    case "play-event":
      return { what: "plays-events" };
    case "discard-to-limit":
      return { what: "discards" };
    default:
      return { what: "decides" };
  }
}

/** The sign beside what a seat does. */
export function signOf(doing: Doing): OrderKind | "swords" | null {
  if (doing.what === "fights") return "swords";
  if (doing.what === "defends") return "defend";
  if (doing.what !== "executes") return null;
  return ORDER_KINDS.find((kind) => doing.order.endsWith(kind)) ?? null;
}
