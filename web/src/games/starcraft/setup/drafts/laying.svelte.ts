/** A planet that is about to be laid: which one, in which cell, turned how. Only whole choices are sent;
 *  which there are comes from the server. */
import type { Session } from "../../../../api/session";
import type { Choosing } from "../../../../shared/choosing/choosing.svelte";
import type { Whole } from "../../../../shared/choosing/narrowing";
import type { Lying, StarCraft, StarCraftDecision } from "../../model/view";
import { distinct } from "./distinct";

interface Draft {
  readonly of: StarCraftDecision | null;
  readonly planet: number | null;
  readonly cell: number | null;
  readonly turn: number | null;
}
const NOTHING: Draft = { of: null, planet: null, cell: null, turn: null };

export class Laying {
  #draft = $state.raw(NOTHING);
  /** The cell under the pointer. */
  pointed = $state<number | null>(null);

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  get #decision(): StarCraftDecision | null {
    return this.choosing.sendDelay.held ? null : this.session.decision;
  }

  /** Null: no planet is asked for. */
  get asked() {
    return this.#decision?.remarks.placing ?? null;
  }

  get #now(): Draft {
    return this.#draft.of === this.#decision ? this.#draft : NOTHING;
  }

  #ways = $derived.by((): readonly Lying[] => this.asked?.ways ?? []);

  /** The planets to choose from. */
  get planets(): readonly number[] {
    return [...distinct(this.#ways.map(({ planet }) => planet))];
  }

  /** The planet in hand: the first, until another is taken. */
  get planet(): number | null {
    return this.#now.planet ?? this.planets[0] ?? null;
  }

  /** Where it may lie. */
  get cells(): ReadonlySet<number> {
    return distinct(
      this.#ways.filter(({ planet }) => planet === this.planet).map(({ cell }) => cell),
    );
  }

  /** The chosen cell; where there is only one, nobody has to choose it. */
  get cell(): number | null {
    const { cell } = this.#now;
    const [only, ...more] = this.cells;
    if (cell !== null && this.cells.has(cell)) return cell;
    return more.length === 0 ? (only ?? null) : null;
  }

  /** Where the planet in hand is seen: in the chosen cell, else under the pointer. */
  get shownAt(): number | null {
    if (this.cell !== null) return this.cell;
    return this.pointed !== null && this.cells.has(this.pointed) ? this.pointed : null;
  }

  /** All ways in which it may lie in a cell. */
  waysAt(cell: number): readonly Lying[] {
    return this.#ways.filter((way) => way.planet === this.planet && way.cell === cell);
  }

  /** How it would lie there: turned as before if it may, else with most routes. */
  wayAt(cell: number): Lying | null {
    const ways = this.waysAt(cell);
    const most = Math.max(...ways.map(({ joins }) => joins.length));
    const wanted = ways.find(({ turn }) => turn === this.#now.turn);
    return wanted ?? ways.find(({ joins }) => joins.length === most) ?? null;
  }

  /** How it is seen now. */
  get shown(): Lying | null {
    return this.shownAt === null ? null : this.wayAt(this.shownAt);
  }

  /** What would be sent. */
  get whole(): Whole | null {
    const way = this.cell === null ? null : this.wayAt(this.cell);
    return (way && this.choosing.wholes.find((one) => comesTo(one, way))) ?? null;
  }

  take(planet: number): boolean {
    if (!this.planets.includes(planet)) return false;
    this.#set({ planet });
    return true;
  }

  /** Choose a cell; the chosen one again lays the planet. False: it may not lie there. */
  choose(cell: number): boolean {
    if (!this.cells.has(cell)) return false;
    if (this.#now.cell === cell) this.send();
    else this.#set({ cell });
    return true;
  }

  /** The planet was dropped in a cell. */
  drop(cell: number): void {
    if (this.cells.has(cell)) this.#set({ cell });
  }

  /** The next way in which it may lie where it is seen; false: there is no other. */
  turn(by: 1 | -1): boolean {
    const { shown } = this;
    if (!shown) return false;
    const ways = this.waysAt(shown.cell);
    const at = ways.indexOf(shown);
    const next = ways[(at + by + ways.length) % ways.length];
    if (!next || ways.length < 2) return false;
    this.#set({ turn: next.turn });
    return true;
  }

  send(): void {
    if (this.whole) this.choosing.choose(this.whole);
  }

  back(): boolean {
    if (!this.asked || this.#now.cell === null) return false;
    this.#set({ cell: null });
    return true;
  }

  #set(part: Partial<Draft>): void {
    this.#draft = { ...this.#now, ...part, of: this.#decision };
  }
}

/** Whether all that a gesture names is how the planet is to lie. */
function comesTo({ refs }: Whole, { planet, cell, turn }: Lying): boolean {
  const wanted: Readonly<Record<string, number>> = { planet, cell, number: turn };
  return refs.length > 0 && refs.every(({ kind, number }) => wanted[kind] === number);
}
