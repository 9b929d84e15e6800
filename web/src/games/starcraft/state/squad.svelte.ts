/** Units that are moved together: picked one by one from any areas, then sent to one area. Each move is
 *  looked up anew in what the server offers after the one before it; if one is gone, the rest stay. */
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import { keyOf, type Thing, type Whole } from "../../../shared/choosing/narrowing";
import type { Session } from "../../../api/session";
import { newId } from "../../../api/requests";
import type { StarCraft, StarCraftDecision } from "../model/view";

const MOVES = new Set(["move", "recall"]);

export class Squad {
  #picked = $state.raw<{ of: StarCraftDecision | null; units: readonly Thing[] }>({
    of: null,
    units: [],
  });
  isSending = $state(false);

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  /** Units are being moved. */
  get isOpen(): boolean {
    const { decision } = this.session;
    return decision !== null && MOVES.has(decision.prompt) && !this.choosing.sendDelay.held;
  }

  get units(): readonly Thing[] {
    const isOurs = this.#picked.of === this.session.decision || this.isSending;
    return isOurs ? this.#picked.units : [];
  }

  count(unit: Thing): number {
    return this.units.filter((one) => keyOf(one) === keyOf(unit)).length;
  }

  /** Whether a unit there can move. */
  canMove(unit: Thing): boolean {
    return this.isOpen && this.#ways(unit).length > 0;
  }

  /** The areas to which every picked unit can go. */
  get targets(): readonly number[] {
    const [first, ...more] = this.units.map((unit) => this.#ways(unit).flatMap(areasOf));
    return (first ?? []).filter((area) => more.every((areas) => areas.includes(area)));
  }

  /** One more unit like this; if there are no more, none. `all`: as many as there are. */
  pick(unit: Thing, there: number, all = false): boolean {
    if (!this.canMove(unit)) return false;
    const n = this.count(unit);
    const others = this.units.filter((one) => keyOf(one) !== keyOf(unit));
    const wanted = all ? there : n < there ? n + 1 : 0;
    const units = [...others, ...Array.from({ length: wanted }, () => unit)];
    this.#picked = { of: this.session.decision, units };
    return true;
  }

  /** One unit like this fewer; false: none is picked. */
  drop(unit: Thing): boolean {
    const at = this.units.findIndex((one) => keyOf(one) === keyOf(unit));
    if (at < 0) return false;
    this.#picked = { of: this.session.decision, units: this.units.toSpliced(at, 1) };
    return true;
  }

  clear(): boolean {
    const had = this.units.length > 0;
    this.#picked = { of: null, units: [] };
    return had;
  }

  /** Move them all to this area; false: some cannot go there. */
  async send(area: number): Promise<boolean> {
    if (this.isSending || !this.targets.includes(area)) return false;
    this.isSending = true;
    const group = newId();
    let left = this.units;
    while (left.length > 0) {
      const [unit, ...rest] = left;
      const way = unit && this.#ways(unit).find((whole) => areasOf(whole).includes(area));
      const ack = way ? await this.session.pick([way.text, ...(way.then ?? [])], { group }) : null;
      if (!ack || ack.picks === 0) break;
      left = rest;
      this.#picked = { of: this.session.decision, units: left };
    }
    this.isSending = false;
    this.clear();
    return true;
  }

  #ways(unit: Thing): readonly Whole[] {
    const { stands } = this.choosing.pointing;
    return this.choosing.wholes.filter((whole) =>
      whole.refs.some((ref) => stands(ref, whole).some((one) => keyOf(one) === keyOf(unit))),
    );
  }
}

const areasOf = ({ refs }: Whole): number[] =>
  refs.filter(({ kind, role }) => kind === "area" && role === "to").map(({ number }) => number);
