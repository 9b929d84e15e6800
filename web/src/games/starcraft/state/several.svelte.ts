/** Several picks that are one choice: collected in any order, then sent together. Which of them go
 *  together comes from the server (`decision.several`). */
import type { Session } from "../../../api/session";
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import { keyOf, type Thing } from "../../../shared/choosing/narrowing";
import { say } from "../../../words/words";
import type { StarCraft, StarCraftDecision } from "../model/view";
import { contains, distinct, isSame } from "./parts";

export interface PartOffered {
  readonly thing: Thing;
  /** How many equal ones there are, and how many of them are picked. */
  readonly all: number;
  readonly picked: number;
  readonly isPicked: boolean;
  readonly canPick: boolean;
}

/** Parts that name more than one thing are chosen elsewhere. */
const SINGLE = 1;

export class SeveralDraft {
  #draft = $state.raw<{ of: StarCraftDecision | null; picks: readonly string[] }>({
    of: null,
    picks: [],
  });

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  get #decision(): StarCraftDecision | null {
    return this.choosing.sendDelay.held ? null : this.session.decision;
  }

  /** What is being collected; null while nothing is. */
  get asked() {
    const several = this.#decision?.several ?? null;
    if (!several || several.most < 2) return null;
    return several.parts.every(({ refs }) => refs.length === SINGLE) ? several : null;
  }

  get isOpen(): boolean {
    return this.asked !== null;
  }

  get picks(): readonly string[] {
    return this.#draft.of === this.#decision ? this.#draft.picks : [];
  }

  get isWhole(): boolean {
    const { asked, picks } = this;
    if (!asked || picks.length < asked.least || picks.length > asked.most) return false;
    return asked.wholes.length === 0 || asked.wholes.some((whole) => isSame(whole, picks));
  }

  /** Every thing that can be a part, once. */
  get things(): PartOffered[] {
    return distinct(this.asked?.parts ?? []).map(({ thing, pick, all }) => {
      const picked = this.picks.filter((one) => one === pick).length;
      return { thing, all, picked, isPicked: picked > 0, canPick: this.#fits(pick, all) };
    });
  }

  #fits(pick: string, all: number): boolean {
    const { asked, picks } = this;
    if (!asked || picks.length >= asked.most) return false;
    if (picks.filter((one) => one === pick).length >= all) return false;
    return (
      asked.wholes.length === 0 || asked.wholes.some((whole) => contains(whole, [...picks, pick]))
    );
  }

  /** One more of this thing, or none if there are no more; false: it is no part. */
  toggle(thing: Thing): boolean {
    const part = this.asked?.parts.find(({ refs }) =>
      refs.some((ref) => keyOf(ref) === keyOf(thing)),
    );
    const offered = this.things.find((one) => keyOf(one.thing) === keyOf(thing));
    if (!part || !offered) return false;
    if (offered.canPick) this.#set([...this.picks, part.pick]);
    else if (offered.isPicked) this.#set(this.picks.filter((pick) => pick !== part.pick));
    else return false;
    return true;
  }

  /** What the server proposes for a whole choice; empty: nothing. */
  get proposed(): readonly string[] {
    return this.#decision?.remarks.proposed ?? [];
  }

  propose(): void {
    this.#set(this.proposed);
  }

  clear(): void {
    this.#set([]);
  }

  send(): void {
    const decision = this.#decision;
    if (!decision || !this.isWhole) return;
    const label = say("sc-web-chosen", { n: this.picks.length });
    this.choosing.gesture(this.picks, label, { how: "set", within: [decision.prompt] });
  }

  #set(picks: readonly string[]): void {
    this.#draft = { of: this.#decision, picks };
  }
}
