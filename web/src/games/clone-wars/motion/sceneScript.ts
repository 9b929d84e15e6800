/** A scene being written: the current time, and where everything is by then. */
import type { EventShown } from "../../../api/wire";
import type { CloneWarsView } from "../model/view";
import { APART, MS, type Beat, type Face, type Spot, type Zone } from "./beats";
import { zonesOf } from "./cardZones";

const MOST_INGOTS = 6;

interface Move {
  card: number;
  to: Zone;
  ms: number;
  /** Where it comes from, if the view did not say. */
  from: Zone | null;
  face?: Face;
  at?: number;
}

export class Script {
  readonly beats: Beat[] = [];
  now = 0;
  /** What the next gain comes from. */
  cause: Spot | null = null;
  readonly #lies: Map<number, Zone>;
  readonly #then: Map<number, Zone>;
  readonly #pools: number[];
  readonly #moved = new Set<number>();

  constructor(
    readonly before: CloneWarsView,
    readonly after: CloneWarsView,
    readonly events: readonly EventShown[],
  ) {
    this.#lies = zonesOf(before);
    this.#then = zonesOf(after);
    this.#pools = before.sides.map((side) => side.pool);
  }

  add(beat: Beat): void {
    this.beats.push(beat);
  }

  /** Where a card is now. */
  spot(card: number, otherwise: Zone): Spot {
    return { zone: this.#lies.get(card) ?? otherwise, card };
  }

  zoneOf(card: number): Zone | undefined {
    return this.#lies.get(card);
  }

  /** Where a card is at the end. */
  endOf(card: number): Zone | undefined {
    return this.#then.get(card);
  }

  /** Where a purchased card goes: a later event may name a place. */
  later(kind: string, card: number): EventShown | undefined {
    return this.events.find((event) => event.kind === kind && event.refs[0]?.number === card);
  }

  isReader(seat: number): boolean {
    return this.after.seat === seat;
  }

  move({ card, to, ms, from, face, at = this.now }: Move): void {
    const lay = this.#lies.get(card);
    const start = lay ?? from;
    if (start === to && card >= 0) return;
    const spot: Spot | null = start && (card >= 0 ? { zone: start, card } : { zone: start });
    const isDrawn = card >= 0 && /^(row|play)/.test(to);
    const intoOwnHand = to === `hand:${this.after.seat}`;
    const goal: Spot = isDrawn || intoOwnHand ? { zone: to, card } : { zone: to };
    const isKnown = card >= 0 && (lay !== undefined || intoOwnHand || isDrawn);
    const seen = face ?? (isKnown ? "up" : "down");
    this.add({
      kind: "move",
      card,
      back: this.#backOf(start ?? to),
      face: seen,
      from: spot,
      to: goal,
      at,
      ms,
    });
    this.#moved.add(card);
    this.#lies.set(card, to);
  }

  /** Resources come one by one from their source. */
  gain(seat: number, number: number, from: Spot): void {
    const to: Spot = { zone: `pool:${seat}` };
    const shown = Math.min(number, MOST_INGOTS);
    for (let i = 0; i < shown; i++) {
      this.add({ kind: "hop", from, to, at: this.now + i * APART.ingots, ms: MS.ingot });
    }
    this.now += MS.ingot;
    this.count(seat, number, shown * APART.ingots);
    this.now += (shown - 1) * APART.ingots;
  }

  /** The figure of a pool counts up or down: once in a scene, from its first change to its last. */
  count(seat: number, change: number, ms: number = MS.count): void {
    const from = this.#pools[seat] ?? 0;
    const to = Math.max(0, from + change);
    this.#pools[seat] = to;
    if (from === to) return;
    const zone: Zone = `pool:${seat}`;
    const begun = this.beats.find((beat) => beat.kind === "count" && beat.spot.zone === zone);
    if (begun?.kind === "count") {
      begun.to = to;
      begun.ms = Math.max(begun.ms, this.now + ms - begun.at);
    } else this.add({ kind: "count", spot: { zone }, from, to, at: this.now, ms });
  }

  /** Units leave at the end of a turn without an event: those that are gone. */
  sweep(seat: number): void {
    const stay = new Set(this.after.sides[seat]?.units.map(({ card }) => card));
    const leave = (this.before.sides[seat]?.units ?? []).filter(
      ({ card }) => !stay.has(card) && !this.#moved.has(card) && !this.#movesLater(card),
    );
    leave.forEach(({ card }, i) =>
      this.move({
        card,
        to: this.#then.get(card) ?? `pile:${seat}:discard`,
        from: `play:${seat}`,
        ms: MS.sweep,
        at: this.now + i * APART.swept,
      }),
    );
    if (leave.length > 0) this.now += MS.sweep / 2;
  }

  #movesLater(card: number): boolean {
    return ["exile", "put", "discard"].some((kind) => this.later(kind, card) !== undefined);
  }

  #backOf(zone: Zone): string {
    const [place, seat] = zone.split(":");
    if (place === "hand" || (place === "pile" && seat?.length === 1)) {
      return this.after.sides[Number(place === "hand" ? zone.slice(5) : seat)]?.faction ?? "galaxy";
    }
    return "galaxy";
  }
}
