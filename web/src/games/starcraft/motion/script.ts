/** The beats of an order being written: what is alike happens together, what is not one after the
 *  other. */
import { isFaction, type Faction } from "../art/sides/factions";
import type { StarCraftPrinted, StarCraftView } from "../model/view";
import { APART, MOST_APART, MS, type Beat, type Unplaced } from "./beats";

export interface Scenery {
  readonly before: StarCraftView;
  readonly after: StarCraftView;
  readonly printed: StarCraftPrinted;
  readonly names: readonly string[];
}

export class Script {
  readonly beats: Beat[] = [];
  /** Where the battle is that was told of last. */
  battle: number;
  #kind = "";
  #start = 0;
  #end = 0;
  #alike = 0;

  constructor(readonly scenery: Scenery) {
    this.battle = scenery.before.figures?.fought?.area ?? -1;
  }

  /** Add a beat: beside others of its kind, or when those before it are over. */
  add(beat: Unplaced, ms: number = MS[beat.kind]): void {
    if (beat.kind !== this.#kind) {
      [this.#kind, this.#start, this.#alike] = [beat.kind, this.#end, 0];
    }
    const at = this.#start + Math.min(MOST_APART, this.#alike * APART);
    this.#alike += 1;
    this.#end = Math.max(this.#end, at + ms);
    this.beats.push({ ...beat, at, ms } as Beat);
  }

  /** Add a beat that nothing waits for, beside what comes next. */
  beside(beat: Unplaced, ms: number = MS[beat.kind]): void {
    this.beats.push({ ...beat, at: this.#end, ms } as Beat);
  }

  /** The faction of a seat; null: it has none yet. */
  sideOf(seat: number): Faction | null {
    const faction = this.scenery.after.players[seat]?.faction ?? -1;
    const slug = this.scenery.printed.faction[faction]?.slug ?? "";
    return isFaction(slug) ? slug : null;
  }

  planetOf(area: number): number {
    const { printed, before } = this.scenery;
    const slug = printed.area[area]?.slug.split(".")[0] ?? "";
    return before.galaxy.tiles.find(([planet]) => printed.planet[planet]?.slug === slug)?.[0] ?? -1;
  }

  /** The route that somebody's units take between two areas: one with a transport of theirs, if there
   *  are several; null: they stay on their planet, or none joins the two. */
  routeBetween(from: number, to: number, seat: number): number | null {
    const { galaxy, players } = this.scenery.before;
    const [one, other] = [this.planetOf(from), this.planetOf(to)];
    if (one === other) return null;
    const joining = galaxy.routes.flatMap((ends, route) =>
      ends.includes(one) && ends.includes(other) ? [route] : [],
    );
    const own = players[seat]?.transports ?? [];
    return joining.find((route) => own.includes(route)) ?? joining[0] ?? null;
  }

  nameOf(kind: "event" | "technology" | "module" | "leader" | "unit", number: number): string {
    return this.scenery.printed[kind][number]?.name ?? "";
  }
}
