/** A payment that somebody changes before it is made: which workers go where instead of the proposal.
 *  What each source can take comes with the payment. */
import type { Payment, Source } from "../model/view";

type Counts = ReadonlyMap<number, number>;

export const roomOf = ({ free, extra }: Source): number => free + extra;

export class PayDraft {
  /** The payment that was changed, as text: the next one starts from its own proposal. */
  #draft = $state.raw<{ of: string; counts: Counts } | null>(null);

  #changed(payment: Payment): Counts | null {
    return this.#draft?.of === JSON.stringify(payment) ? this.#draft.counts : null;
  }

  isChanged(payment: Payment): boolean {
    return this.#changed(payment) !== null;
  }

  /** How many workers go to each source. */
  countsOf(payment: Payment): Counts {
    return this.#changed(payment) ?? proposed(payment);
  }

  /** The workers as picks; null: as proposed. */
  picksOf(payment: Payment): readonly string[] | null {
    const counts = this.#changed(payment);
    if (!counts) return null;
    return payment.sources.flatMap(({ source, pick }) =>
      Array.from({ length: counts.get(source) ?? 0 }, () => pick ?? ""),
    );
  }

  canMove(payment: Payment, to: Source): boolean {
    return to.pick !== null && this.#giver(payment, to) !== undefined;
  }

  /** A worker of the payment goes to this source instead. */
  move(payment: Payment, to: Source): void {
    const from = this.#giver(payment, to);
    if (to.pick === null || !from) return;
    const before = this.countsOf(payment);
    const counts = moved(before, from.source, to.source);
    const isSame = payment.sources.every(({ source, proposed }) => counts.get(source) === proposed);
    this.#draft = isSame ? null : { of: JSON.stringify(payment), counts };
  }

  reset(): void {
    this.#draft = null;
  }

  /** Who gives a worker: the last source of the same resource that has one to give. */
  #giver(payment: Payment, to: Source): Source | undefined {
    const counts = this.countsOf(payment);
    if ((counts.get(to.source) ?? 0) >= roomOf(to)) return undefined;
    return payment.sources.findLast(
      ({ source, resource }) =>
        resource === to.resource && source !== to.source && (counts.get(source) ?? 0) > 0,
    );
  }
}

const moved = (counts: Counts, from: number, to: number): Counts =>
  new Map(
    [...counts].map(([source, n]) => [source, n - Number(source === from) + Number(source === to)]),
  );

const proposed = ({ sources }: Payment): Counts =>
  new Map(sources.map((one) => [one.source, one.proposed]));
