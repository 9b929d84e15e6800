/** What others did since one's own last pick: a line for each order, what concerns the reader first. */
import type { EventShown, LineShown } from "../../../../api/wire";
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import { ORDERS } from "../../model/view";
import { named } from "../../model/happened";
import { didIn } from "./did";
import type { Reader } from "./reader";
import type { Telling } from "./telling";

export interface RecapLine {
  /** The order that it tells; null: it belongs to none. */
  readonly order: number | null;
  /** Whom it is about; -1: several. */
  readonly seat: number;
  readonly text: string;
  /** 2: it harmed the reader, 1: it matters to everybody, 0: it happened. */
  readonly weight: number;
  readonly isBattle: boolean;
}

const HARM = new Set([
  ...["destroy", "base-destroyed", "transport-destroyed", "lose-resource", "worker-destroyed"],
  ...["obstructed", "eliminated", "order-discarded", "installation-destroyed", "guard-lost"],
  ...["lose-order", "lose-conquest", "workers-destroyed"],
]);

/** All lines, those that weigh most first, otherwise as it happened. */
export function recapOf(tellings: readonly Telling[], reader: Reader): RecapLine[] {
  const lines = tellings.flatMap((telling) => linesOf(telling, reader));
  const placed = placedIn(tellings, reader);
  return [...placed, ...lines].sort((one, other) => other.weight - one.weight);
}

function linesOf(telling: Telling, reader: Reader): RecapLine[] {
  const [first] = telling.events;
  if (first?.kind === "reveal") return orderLine(telling, first, reader);
  if (first?.kind === "obstructed") return obstructedLine(telling, first.seat, reader);
  return roundLines(telling, reader);
}

/** It attacks the reader, or takes something from him. */
function weightOf({ events }: Telling, { seat }: Reader): number {
  if (seat === null) return 0;
  const harms = events.some((event) => event.seat === seat && HARM.has(event.kind));
  const attacks = events.some((event) => event.kind === "battle" && named(event, "seat") === seat);
  if (harms || attacks) return 2;
  return events.some(({ kind }) => kind === "battle") ? 1 : 0;
}

function orderLine(telling: Telling, reveal: EventShown, reader: Reader): RecapLine[] {
  const { seat } = reveal;
  if (seat === reader.seat) return [];
  const did = didIn(telling, seat, reader);
  const drew = telling.events.some(({ kind }) => kind === "draw-event");
  const key = did.length > 0 ? "did" : drew ? "event" : "nothing";
  const text = say(`sc-recap-order-${key}`, {
    name: reader.name(seat),
    order: ORDERS[named(reveal, "order")] ?? "",
    planet: reader.planet(named(reveal, "planet")),
    did: listed(did),
  });
  const isBattle = telling.events.some(({ kind }) => kind === "battle");
  return [{ order: telling.order, seat, text, weight: weightOf(telling, reader), isBattle }];
}

function obstructedLine({ order, events }: Telling, seat: number, reader: Reader): RecapLine[] {
  if (seat === reader.seat) return []; // a banner tells it
  const draws = events.some(({ kind }) => kind === "draw") ? "cards" : "event";
  const text = say("sc-recap-obstructed", { name: reader.name(seat), draws });
  return [{ order, seat, text, weight: 0, isBattle: false }];
}

/** Planning: whose orders cover the reader's, and where all others placed theirs. */
function placedIn(tellings: readonly Telling[], reader: Reader): RecapLine[] {
  const placed = tellings.flatMap(({ events, before }) =>
    events
      .filter(({ kind, seat }) => kind === "order" && seat !== reader.seat)
      .map((event) => {
        const planet = named(event, "planet");
        const under = before.orders.find((stack) => stack.planet === planet)?.tokens.at(-1)?.seat;
        return { seat: event.seat, planet, covers: under !== undefined && under === reader.seat };
      }),
  );
  const line = { order: null, isBattle: false };
  const covering = placed
    .filter(({ covers }) => covers)
    .map(({ seat, planet }) => {
      const text = say("sc-recap-covered", {
        ...{ name: reader.name(seat), planet: reader.planet(planet) },
      });
      return { ...line, seat, text, weight: 2 };
    });
  const rest = placed.filter(({ covers }) => !covers);
  if (rest.length === 0) return covering;
  const names = listed([...new Set(rest.map(({ seat }) => reader.name(seat)))]);
  const planets = listed([...new Set(rest.map(({ planet }) => reader.planet(planet)))]);
  const text = say("sc-recap-placed", { names, planets, n: rest.length });
  return [...covering, { ...line, seat: -1, text, weight: 0 }];
}

/** What happened outside of orders: at the end of a round. */
function roundLines({ events, after, order }: Telling, reader: Reader): RecapLine[] {
  const line = { order, isBattle: false };
  const lost = events.filter(({ kind, seat }) => kind === "lose-resource" && seat === reader.seat);
  const areas = listed(lost.map((event) => reader.area(named(event, "area"))));
  return [
    ...(lost.length > 0 && reader.seat !== null
      ? [{ ...line, seat: reader.seat, text: say("sc-recap-resource", { areas }), weight: 2 }]
      : []),
    ...events.flatMap((event): RecapLine[] => {
      const { kind, seat, number } = event;
      const more = seat === reader.seat ? "" : expandedLine(event, reader);
      if (more) return [{ ...line, seat, text: more, weight: 1 }];
      if (kind === "eliminated") {
        const text = say("sc-recap-eliminated", { name: reader.name(seat) });
        return [{ ...line, seat, text, weight: 2 }];
      }
      if (kind !== "conquest" || seat === reader.seat) return [];
      const points = after.players[seat]?.conquest ?? 0;
      const target = after.figures?.standing[seat]?.target ?? 0;
      const text = say("sc-recap-points", { name: reader.name(seat), n: number, points, target });
      return [{ ...line, seat, text, weight: 1 }];
    }),
  ];
}

/** What Brood War adds between orders: Defend orders, Leadership cards and what they bring. */
function expandedLine(event: EventShown, reader: Reader): string {
  const { kind, seat, number } = event;
  const name = reader.name(seat);
  switch (kind) {
    case "defend":
      return say("sc-recap-defends", { name, area: reader.area(named(event, "area")) });
    case "leader": {
      const leader = reader.printed.leader[named(event, "leader")]?.name ?? "";
      return say("sc-recap-leader", { name, leader });
    }
    case "installation":
      return say("sc-recap-placed-installation", { name, what: reader.installation(event) });
    case "lose-conquest":
      return say("sc-recap-lost-points", { name, n: number });
    default:
      return "";
  }
}

/** The lines of the story itself, by orders, if what happened is no longer known. */
export function recapFrom(log: readonly LineShown[]): RecapLine[] {
  const lines = new Map<string, RecapLine>();
  log.forEach(({ order, of, text, chapter }, at) => {
    if (chapter) return;
    const key = order === null ? `line ${at}` : `order ${order}`;
    const before = lines.get(key);
    lines.set(key, {
      ...{ order, seat: before?.seat ?? of, weight: 0, isBattle: false },
      text: before ? `${before.text} ${text}` : text,
    });
  });
  return [...lines.values()];
}

/** Whether something kept in the browser is a recap. */
export function isRecap(kept: unknown): kept is RecapLine[] {
  return (
    Array.isArray(kept) &&
    kept.every((one: unknown) => typeof (one as Partial<RecapLine> | null)?.text === "string")
  );
}
