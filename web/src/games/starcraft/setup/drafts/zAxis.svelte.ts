/** A z-axis route that is about to be attached: the slot of its major end, then that of its minor end,
 *  sent as one. */
import type { Session } from "../../../../api/session";
import type { Choosing } from "../../../../shared/choosing/choosing.svelte";
import type { Whole } from "../../../../shared/choosing/narrowing";
import type { StarCraft, StarCraftDecision } from "../../model/view";
import { distinct } from "./distinct";

const ASKED = new Set(["z-axis-major", "z-axis-minor"]);

export class ZAxisDraft {
  #draft = $state.raw<{ of: StarCraftDecision | null; major: number | null }>({
    of: null,
    major: null,
  });
  /** The slot under the pointer. */
  pointed = $state<number | null>(null);

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  get isOpen(): boolean {
    const { decision } = this.session;
    return decision !== null && ASKED.has(decision.prompt) && !this.choosing.sendDelay.held;
  }

  /** The chosen major end. */
  get major(): number | null {
    return this.#draft.of === this.session.decision ? this.#draft.major : null;
  }

  get #wholes(): readonly Whole[] {
    if (!this.isOpen) return [];
    return this.choosing.wholes.filter(({ refs }) => refs.every(({ kind }) => kind === "slot"));
  }

  /** The slots that can be chosen next. */
  get slots(): ReadonlySet<number> {
    const { major } = this;
    const left = this.#wholes.filter((one) => major === null || slotsOf(one)[0] === major);
    return distinct(left.flatMap((one) => slotsOf(one)[major === null ? 0 : 1] ?? []));
  }

  /** False: no end can go there. */
  choose(slot: number): boolean {
    const { major } = this;
    if (slot === major) return this.back();
    if (!this.slots.has(slot)) return false;
    const whole = this.#wholes.find((one) => {
      const [first, second] = slotsOf(one);
      return major === null
        ? first === slot && second === undefined
        : second === slot && first === major;
    });
    if (whole) this.choosing.choose(whole);
    else this.#draft = { of: this.session.decision, major: slot };
    return true;
  }

  back(): boolean {
    const had = this.major !== null;
    this.#draft = { of: null, major: null };
    return had;
  }
}

const slotsOf = ({ refs }: Whole): number[] => refs.map(({ number }) => number);
