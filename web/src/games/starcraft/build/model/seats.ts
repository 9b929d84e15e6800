/** Every resource as a row of seats: who is at work, who would pay, where else a worker could go. */
import type { StarCraftPrinted, StarCraftView } from "../../model/view";
import type { Payment, Source } from "../../model/view";

/** `pays`: a worker of this payment. `free`: a worker could go there. */
export type SeatState = "at-work" | "pays" | "free";

export interface SourceRow {
  /** Its number in payments. */
  readonly number: number;
  readonly resource: "minerals" | "gas";
  /** The area of a Resource card; null: it is printed on the sheet, or resource tokens. */
  readonly area: number | null;
  /** Resource tokens, which are spent without a worker. */
  readonly isTokens: boolean;
  readonly seats: readonly SeatState[];
  readonly atWork: number;
  readonly pays: number;
  /** Workers of this payment that mine by force, and how many more could. */
  readonly forced: number;
  readonly canForce: number;
  readonly depletion: number;
  /** What the payment says of it; null: it gives nothing of what is due. */
  readonly source: Source | null;
}

type View = Pick<StarCraftView, "players" | "areas" | "figures">;
type Printed = Pick<StarCraftPrinted, "area" | "faction" | "race">;
interface Given {
  readonly view: View;
  readonly printed: Printed;
  readonly seat: number;
  readonly payment: Payment | null;
  /** How many workers go to each source. */
  readonly counts: ReadonlyMap<number, number>;
}

const KINDS = ["minerals", "gas"] as const;

/** What may be used of a resource, or else what the sheet prints. */
function permanent({ printed, view, seat }: Given, kind: "minerals" | "gas"): number {
  const allowed = view.figures?.standing[seat]?.permanent?.[KINDS.indexOf(kind)];
  if (allowed !== undefined) return allowed;
  const faction = printed.faction[view.players[seat]?.faction ?? -1];
  const race = printed.race.find(({ slug }) => slug === faction?.figures["race"]);
  const printedOn = race?.figures["permanent_resources"] as Record<string, number> | undefined;
  return printedOn?.[kind] ?? 0;
}

/** The permanent resources first, then the Resource cards, then resource tokens; minerals before gas. */
export function rowsOf(given: Given): SourceRow[] {
  const { view, printed, seat } = given;
  const player = view.players[seat];
  if (!player) return [];
  const own = KINDS.map((resource, at) =>
    row(given, {
      number: printed.area.length + at,
      resource,
      area: null,
      size: permanent(given, resource),
      workers: player.permanent[at] ?? 0,
    }),
  );
  const cards = player.resources.map(({ area, workers }) =>
    row(given, {
      number: area,
      resource: printed.area[area]?.figures["yields"] === "gas" ? "gas" : "minerals",
      area,
      size: Number(printed.area[area]?.figures["amount"] ?? 0),
      workers,
    }),
  );
  const tokens = KINDS.flatMap((resource, at) => {
    const size = player.tokens?.[at] ?? 0;
    const number = printed.area.length + KINDS.length + at;
    if (size === 0) return [];
    return { ...row(given, { number, resource, area: null, size, workers: 0 }), isTokens: true };
  });
  const all = [...own, ...cards, ...tokens];
  return KINDS.flatMap((kind) => all.filter(({ resource }) => resource === kind));
}

interface Card {
  readonly number: number;
  readonly resource: "minerals" | "gas";
  readonly area: number | null;
  readonly size: number;
  readonly workers: number;
}

function row({ payment, counts, view }: Given, card: Card): SourceRow {
  const source = payment?.sources.find((one) => one.source === card.number) ?? null;
  const sent = source ? (counts.get(card.number) ?? 0) : 0;
  const free = source ? source.free : Math.max(0, card.size - card.workers);
  const pays = Math.min(sent, free);
  const forced = sent - pays;
  const seats: SeatState[] = [
    ...Array.from({ length: card.workers }, () => "at-work" as const),
    ...Array.from({ length: pays }, () => "pays" as const),
    ...Array.from({ length: free - pays }, () => "free" as const),
  ];
  return {
    number: card.number,
    resource: card.resource,
    area: card.area,
    isTokens: false,
    seats,
    atWork: card.workers,
    pays,
    forced,
    canForce: source && pays === free ? source.extra - forced : 0,
    depletion: view.areas.find(({ area }) => area === card.area)?.depletion ?? 0,
    source,
  };
}
