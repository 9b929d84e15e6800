/** What a player drafts in a battle: who meets whom, who supports where, which cards go where. It is
 *  kept on the device until it is sent, and knows no rules: what fits comes from the server. */
import type { LaneOffers, Offer, Summand } from "./fought";

/** One lane of a draft of pairs; null: nobody stands there yet. */
export type PairDraft = readonly [attacking: number | null, defending: number | null];

export interface LaneCards {
  /** The pick of the standard card, of the deck or of looking at it. */
  readonly standard: string | null;
  readonly reinforcement: string | null;
}

interface Kept {
  readonly pairs: readonly PairDraft[];
  readonly supports: readonly (readonly [unit: number, lane: number])[];
  readonly cards: readonly (readonly [lane: number, cards: LaneCards])[];
  readonly victims: readonly string[];
  /** Where units go, once it is chosen; null: not yet. */
  readonly area: number | null;
}

/** Where drafts are kept: the browser's storage, or nothing. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NO_CARDS: LaneCards = { standard: null, reinforcement: null };
const EMPTY: Kept = { pairs: [], supports: [], cards: [], victims: [], area: null };

export class BattleDraft {
  #kept = $state.raw<Kept>(EMPTY);
  /** The unit or the card that was picked first, and waits for its lane. */
  held = $state.raw<string | null>(null);
  /** The lane that was turned to: on a phone the only one in sight. */
  lane = $state<number | null>(null);

  /** `name` names the decision that is drafted; a draft of another one is forgotten. */
  constructor(
    readonly name = "",
    readonly shelf: Shelf | null = null,
  ) {
    const text = name ? shelf?.getItem(`sc-battle ${name}`) : null;
    if (text) this.#kept = { ...EMPTY, ...(JSON.parse(text) as Partial<Kept>) };
  }

  /** Pick something up; the same again puts it down. */
  hold(name: string): void {
    this.held = this.held === name ? null : name;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    if (this.name) this.shelf?.setItem(`sc-battle ${this.name}`, JSON.stringify(this.#kept));
  }

  clear(): void {
    this.#kept = EMPTY;
    this.held = null;
    if (this.name) this.shelf?.removeItem(`sc-battle ${this.name}`);
  }

  get isEmpty(): boolean {
    const { pairs, supports, cards, victims, area } = this.#kept;
    return area === null && [pairs, supports, cards, victims].every((one) => one.length === 0);
  }

  // Pairs

  pairsOf(lanes: number): readonly PairDraft[] {
    return Array.from({ length: lanes }, (_, at) => this.#kept.pairs[at] ?? [null, null]);
  }

  /** Put a unit in front; whoever stood there is free again. */
  stand(lane: number, role: 0 | 1, unit: number | null, lanes: number): void {
    const pairs = this.pairsOf(lanes).map((pair, at): PairDraft => {
      if (at !== lane) return pair;
      return role === 0 ? [unit, pair[1]] : [pair[0], unit];
    });
    this.#keep({ pairs });
    this.held = null;
  }

  /** Everybody at once: pairs, and who supports which of them. */
  take(pairs: readonly PairDraft[], supports: Kept["supports"]): void {
    this.#keep({ pairs, supports });
    this.held = null;
  }

  // Supports

  get supports(): Kept["supports"] {
    return this.#kept.supports;
  }

  supportsAt(lane: number): number[] {
    return this.#kept.supports.filter(([, at]) => at === lane).map(([unit]) => unit);
  }

  support(unit: number, lane: number): void {
    this.#keep({ supports: [...this.#kept.supports, [unit, lane]] });
    this.held = null;
  }

  unsupport(unit: number, lane: number): void {
    const at = this.#kept.supports.findIndex(([one, there]) => one === unit && there === lane);
    this.#keep({ supports: this.#kept.supports.filter((_, index) => index !== at) });
  }

  // Cards

  cardsAt(lane: number): LaneCards {
    return laidIn(this.#kept.cards, lane);
  }

  /** The lanes where a pick is laid. */
  laid(pick: string): number[] {
    return this.#kept.cards
      .filter(([, { standard, reinforcement }]) => standard === pick || reinforcement === pick)
      .map(([lane]) => lane);
  }

  /** Lay one of `copies` equal cards at a lane; laid there already, it is taken back. If all of them
   *  lie elsewhere, the first changes places with what lies here. */
  lay(lane: number, { slot, pick }: Pick<Offer, "slot" | "pick">, copies: number): void {
    const here = this.cardsAt(lane)[slot];
    this.held = null;
    if (here === pick) return this.#set([lane, slot, null]);
    const elsewhere = this.laid(pick);
    const [from] = elsewhere;
    if (elsewhere.length < copies || from === undefined) return this.#set([lane, slot, pick]);
    this.#set([from, slot, here], [lane, slot, pick]);
  }

  #set(...changes: (readonly [number, Offer["slot"], string | null])[]): void {
    let { cards } = this.#kept;
    for (const [lane, slot, pick] of changes) {
      const laid = { ...laidIn(cards, lane), [slot]: pick };
      cards = [...cards.filter(([at]) => at !== lane), [lane, laid]];
    }
    this.#keep({ cards });
  }

  // Where to, and victims

  get area(): number | null {
    return this.#kept.area;
  }

  /** Units go there; who is lost on the way is chosen anew. The same again: nowhere yet. */
  goTo(area: number): void {
    this.#keep({ area: area === this.#kept.area ? null : area, victims: [] });
  }

  get victims(): readonly string[] {
    return this.#kept.victims;
  }

  addVictim(pick: string): void {
    this.#keep({ victims: [...this.#kept.victims, pick] });
  }

  dropVictim(pick: string): void {
    const at = this.#kept.victims.indexOf(pick);
    this.#keep({ victims: this.#kept.victims.filter((_, index) => index !== at) });
  }
}

const laidIn = (cards: Kept["cards"], lane: number): LaneCards =>
  cards.find(([at]) => at === lane)?.[1] ?? NO_CARDS;

/** The offers that are drafted at a lane. */
export function draftedAt(lane: LaneOffers, draft: BattleDraft): Offer[] {
  const { standard, reinforcement } = draft.cardsAt(lane.skirmish);
  const found = (slot: Offer["slot"], pick: string | null) =>
    lane.offers.filter((one) => one.slot === slot && one.pick === pick);
  return [...found("standard", standard), ...found("reinforcement", reinforcement)];
}

export interface Sums {
  readonly lines: readonly Summand[];
  readonly attack: readonly [number, number];
  readonly health: readonly [number, number];
}

const rowOf = ({ role, source, thing, rule }: Summand) => `${role} ${source} ${thing} ${rule}`;

/** What a lane comes to with these cards: the lines add up; one that two cards drop is dropped once. */
export function sumsWith(lane: LaneOffers, laid: readonly Offer[]): Sums {
  const dropped = laid.flatMap(({ drops }) => drops.map(rowOf));
  const lines = [...lane.base, ...laid.flatMap((one) => one.lines)].filter(
    (one) => !dropped.includes(rowOf(one)),
  );
  const isHalted = lane.stasis || laid.some(({ stasis }) => stasis);
  const total = (role: number, value: "attack" | "health") =>
    lines.filter((one) => one.role === role).reduce((sum, one) => sum + one[value], 0);
  return {
    lines,
    attack: isHalted ? [0, 0] : [total(0, "attack"), total(1, "attack")],
    health: [total(0, "health"), total(1, "health")],
  };
}
