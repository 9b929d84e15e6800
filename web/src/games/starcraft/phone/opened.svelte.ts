/** Which planet is open as a page. It closes when another question is asked. */
import { thingNamed } from "../board/thing";
import type { Planet } from "../model/galaxy";
import type { Opening } from "../model/opening";
import type { TableState } from "../state/tableState.svelte";

export class OpenedPlanet implements Opening {
  #opened = $state.raw<{ planet: number; prompt: string } | null>(null);

  /** `isFollowing`: while units move, the planet that they move to is open anyway. */
  constructor(
    readonly table: TableState,
    readonly isFollowing = false,
  ) {}

  get #prompt(): string {
    return this.table.session.decision?.prompt ?? "";
  }

  get planet(): Planet | null {
    const opened = this.#opened;
    if (opened?.prompt !== this.#prompt) return null;
    return this.table.galaxy.planets.find(({ planet }) => planet === opened.planet) ?? null;
  }

  /** The planet whose areas are listed. */
  get listed(): Planet | null {
    if (this.planet || !this.isFollowing || !this.table.squad.isOpen) return this.planet;
    return this.table.galaxy.planets.find(({ isActive }) => isActive) ?? null;
  }

  open(planet: number): void {
    this.#opened = { planet, prompt: this.#prompt };
  }

  close(): void {
    this.#opened = null;
  }

  /** A tap on the map. A planet that can be chosen is chosen, any other is opened: what stands on it is
   *  too small for fingers. */
  tap(named: string, beside: Element): void {
    const thing = thingNamed(named);
    if (!thing) return;
    if (thing.kind === "route") return this.table.point(thing, beside);
    const planet =
      thing.kind === "planet" ? thing.number : this.#planetOf(thing.at ?? thing.number);
    if (planet === null) return;
    const { planets, orders } = this.table.marks;
    if (planets.has(planet) || orders.has(planet))
      return this.table.point({ kind: "planet", number: planet }, beside);
    this.open(planet);
  }

  #planetOf(area: number): number | null {
    const there = this.table.galaxy.planets.find(({ areas }) =>
      areas.some((one) => one.area === area),
    );
    return there?.planet ?? null;
  }
}
