/** Starting forces that are about to be placed, all of them as one: units in areas, the transport on a
 *  route. */
import type { Session } from "../../../../api/session";
import type { Choosing } from "../../../../shared/choosing/choosing.svelte";
import { say } from "../../../../words/words";
import type { StarCraft, StarCraftDecision } from "../../model/view";
import { distinct } from "./distinct";

export interface Placed {
  readonly unit: number;
  readonly area: number;
}

interface Draft {
  readonly of: StarCraftDecision | null;
  readonly placed: readonly Placed[];
  readonly route: number | null;
  /** The kind of unit in hand. */
  readonly held: number | null;
}
const NOTHING: Draft = { of: null, placed: [], route: null, held: null };
const WITHIN = ["starting-unit", "starting-transport"];

export class ForcesDraft {
  #draft = $state.raw(NOTHING);

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  get #decision(): StarCraftDecision | null {
    return this.choosing.sendDelay.held ? null : this.session.decision;
  }

  /** Null: no forces are asked for. */
  get asked() {
    return this.#decision?.remarks.forces ?? null;
  }

  get #now(): Draft {
    return this.#draft.of === this.#decision ? this.#draft : NOTHING;
  }

  get placed(): readonly Placed[] {
    return this.#now.placed;
  }

  /** The route of the transport; where there is only one, nobody has to choose it. */
  get route(): number | null {
    const [only, ...more] = this.asked?.routes ?? [];
    return this.#now.route ?? (more.length === 0 ? (only?.route ?? null) : null);
  }

  /** Each kind of unit, how many there are, and how many are still to be placed. */
  get kinds(): readonly { unit: number; all: number; left: number }[] {
    const units = this.asked?.units ?? [];
    return [...distinct(units)].map((unit) => {
      const all = units.filter((one) => one === unit).length;
      return { unit, all, left: all - this.placed.filter((one) => one.unit === unit).length };
    });
  }

  /** The kind of unit that goes where one points next. */
  get held(): number | null {
    const left = this.kinds.filter((one) => one.left > 0);
    return (left.find(({ unit }) => unit === this.#now.held) ?? left[0])?.unit ?? null;
  }

  get left(): number {
    return (this.asked?.units.length ?? 0) - this.placed.length;
  }

  roomIn(area: number): number {
    const room = this.asked?.areas.find((one) => one.area === area)?.room ?? 0;
    return room - this.placed.filter((one) => one.area === area).length;
  }

  /** The areas where the unit in hand can go. */
  get areas(): readonly number[] {
    if (this.held === null) return [];
    return (this.asked?.areas ?? [])
      .map(({ area }) => area)
      .filter((area) => this.roomIn(area) > 0);
  }

  get isWhole(): boolean {
    const { asked } = this;
    return asked !== null && this.left === 0 && (asked.routes.length === 0 || this.route !== null);
  }

  hold(unit: number): void {
    this.#set({ held: unit });
  }

  /** A unit in an area, or `all` of its kind as far as there is room; false: it cannot go there. */
  put(unit: number | null, area: number, all = false): boolean {
    const left = this.kinds.find((one) => one.unit === unit)?.left ?? 0;
    const count = Math.min(all ? left : Math.min(1, left), this.roomIn(area));
    if (unit === null || count <= 0) return false;
    const more = Array.from({ length: count }, () => ({ unit, area }));
    this.#set({ placed: [...this.placed, ...more], held: unit });
    return true;
  }

  /** Take a unit back into the tray; false: none like it was placed there. */
  takeBack(unit: number, area: number): boolean {
    const at = this.placed.findLastIndex((one) => one.unit === unit && one.area === area);
    if (at < 0) return false;
    this.#set({ placed: this.placed.toSpliced(at, 1), held: unit });
    return true;
  }

  /** The transport goes on this route; false: it cannot. */
  fly(route: number): boolean {
    if (!this.asked?.routes.some((one) => one.route === route)) return false;
    this.#set({ route });
    return true;
  }

  /** What is left, as the server would place it, as far as there is still room; the transport too. */
  spread(): void {
    const { asked } = this;
    if (!asked) return;
    const proposed = asked.spread.flatMap(
      (pick) => asked.places.find((one) => one.pick === pick) ?? [],
    );
    for (const { unit, area } of proposed) this.put(unit, area);
    for (let unit = this.held; unit !== null && this.areas.length > 0; unit = this.held)
      this.put(
        unit,
        this.areas.reduce((one, other) => (this.#isRoomier(other, one) ? other : one)),
      );
    const route = asked.routes.find(({ pick }) => asked.spread.includes(pick))?.route;
    this.#set({ route: this.route ?? route ?? null });
  }

  #isRoomier(area: number, other: number): boolean {
    return this.roomIn(area) > this.roomIn(other);
  }

  get picks(): string[] {
    const { asked, route } = this;
    const pickOf = ({ unit, area }: Placed) =>
      asked?.places.find((one) => one.unit === unit && one.area === area)?.pick ?? [];
    const flight = asked?.routes.find((one) => one.route === route);
    return [...this.placed.flatMap(pickOf), ...(flight ? [flight.pick] : [])];
  }

  send(): void {
    if (!this.isWhole) return;
    this.choosing.gesture(this.picks, say("sc-setup-begin"), { how: "set", within: WITHIN });
  }

  back(): boolean {
    const { placed, route } = this.#now;
    if (!this.asked || (placed.length === 0 && route === null)) return false;
    if (route !== null) this.#set({ route: null });
    else this.#set({ placed: placed.slice(0, -1) });
    return true;
  }

  #set(part: Partial<Draft>): void {
    this.#draft = { ...this.#now, ...part, of: this.#decision };
  }
}
