/** What is put together in the text view before it is sent: several picks that are one choice, or a
 *  gesture that must not be guessed from its first half. `send` sends it. */
import type { Choosing } from "../../shared/choosing/choosing.svelte";
import type { Whole } from "../../shared/choosing/narrowing";
import type { TableFrame } from "../../shared/screen/tableFrame.svelte";
import { capital } from "../../words/capital";
import { say } from "../../words/words";
import { plain } from "./command";

/** A part of a choice, as often as it is there. */
export interface PartTold {
  readonly pick: string;
  readonly label: string;
  readonly all: number;
  readonly picked: number;
  readonly canPick: boolean;
}

const countOf = (picks: readonly string[], pick: string) =>
  picks.filter((one) => one === pick).length;
const isWithin = (picks: readonly string[], whole: readonly string[]) =>
  picks.every((pick) => countOf(picks, pick) <= countOf(whole, pick));

interface Drafted {
  readonly of: object | null;
  readonly picks: readonly string[];
  readonly whole: Whole | null;
}

export class TextDraft {
  #drafted = $state.raw<Drafted>({ of: null, picks: [], whole: null });

  constructor(
    readonly choosing: Choosing,
    readonly frame: TableFrame,
  ) {}

  get #decision() {
    return this.choosing.sendDelay.held ? null : this.choosing.session.decision;
  }

  /** Several picks that are one choice; null: options are picked one by one. */
  get several() {
    const several = this.#decision?.several ?? null;
    return several && several.most > 1 ? several : null;
  }

  get picks(): readonly string[] {
    return this.#drafted.of === this.#decision ? this.#drafted.picks : [];
  }

  /** A gesture that waits to be sent. */
  get whole(): Whole | null {
    return this.#drafted.of === this.#decision ? this.#drafted.whole : null;
  }

  get parts(): readonly PartTold[] {
    const parts = this.several?.parts ?? [];
    const all = parts.map(({ pick }) => pick);
    return parts
      .filter(({ pick }, at) => all.indexOf(pick) === at)
      .map(({ pick, refs }) => ({
        pick,
        label: this.#labelOf(pick, refs),
        all: countOf(all, pick),
        picked: countOf(this.picks, pick),
        canPick: this.#fits(pick, countOf(all, pick)),
      }));
  }

  #labelOf(pick: string, refs: Whole["refs"]): string {
    const label = this.frame.choices?.labelOf(refs);
    const option = this.#decision?.options.find(({ text }) => text === pick);
    return label || (option?.label ?? pick);
  }

  #fits(pick: string, all: number): boolean {
    const { several, picks } = this;
    if (!several || picks.length >= several.most || countOf(picks, pick) >= all) return false;
    const next = [...picks, pick];
    return several.wholes.length === 0 || several.wholes.some((whole) => isWithin(next, whole));
  }

  get isWhole(): boolean {
    const { several, picks } = this;
    if (!several || picks.length < several.least || picks.length > several.most) return false;
    const isOne = (whole: readonly string[]) =>
      whole.length === picks.length && isWithin(picks, whole);
    return several.wholes.length === 0 || several.wholes.some(isOne);
  }

  /** How the choice is made, above its parts; empty: there is none to be put together. */
  get heading(): string {
    const { several, picks, whole } = this;
    if (several) {
      const { least, most } = several;
      const kind = least === most ? "all" : "some";
      return say("web-draft-several", { n: picks.length, least, most, kind });
    }
    return whole ? say("web-draft-whole", { what: whole.label }) : "";
  }

  /** What is drafted, in lines. */
  get lines(): readonly string[] {
    const { parts } = this;
    const labelOf = (pick: string) => parts.find((part) => part.pick === pick)?.label ?? pick;
    const picked = this.picks.map((pick) => capital(labelOf(pick)));
    return [this.heading || say("web-draft-none"), ...picked].filter(Boolean);
  }

  /** One more of a part; if there are no more, none of it. */
  toggle({ pick, canPick }: PartTold): void {
    const picks = canPick ? [...this.picks, pick] : this.picks.filter((one) => one !== pick);
    this.#drafted = { of: this.#decision, picks, whole: null };
  }

  /** The parts that typed words mean: by their text form, or by all of the words. */
  meant(typed: string): readonly PartTold[] {
    const exact = this.parts.filter(({ pick }) => pick === typed.trim());
    if (exact.length > 0) return exact;
    const words = plain(typed).split(" ").filter(Boolean);
    if (words.length === 0) return [];
    return this.parts.filter(({ pick, label }) => {
      const text = plain(`${label} ${pick}`);
      return words.every((word) => text.includes(word));
    });
  }

  /** Keep a gesture that only `send` sends; false: it needs none. */
  keep(whole: Whole): boolean {
    if (!this.choosing.pointing.isSealed?.(whole)) return false;
    this.#drafted = { of: this.#decision, picks: [], whole };
    return true;
  }

  clear(): boolean {
    const had = this.picks.length > 0 || this.whole !== null;
    this.#drafted = { of: null, picks: [], whole: null };
    return had;
  }

  /** Send what is drafted; false: it is not whole yet. */
  send(): boolean {
    const { whole, picks, choosing } = this;
    const decision = this.#decision;
    if (whole) choosing.choose(whole);
    else if (decision && this.isWhole) {
      const label = say("web-draft-sent", { n: picks.length });
      choosing.gesture(picks, label, { how: "set", within: [decision.prompt] });
    } else return false;
    return true;
  }
}
