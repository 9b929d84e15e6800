/** Whether the battle board is open, and for which battle: one's own opens by itself and stays for a
 *  moment after its end; others' are opened by hand. */
import type { StarCraft, StarCraftDecision, StarCraftView } from "../model/view";
import { type Fight, fightOf, roleOf } from "../battle/model/fought";
import {
  FORMS,
  ready,
  supportsFor,
  supportsSent,
  type Sent,
  type SupportWish,
} from "../battle/model/forms";
import { BattleDraft } from "../battle/model/lanes.svelte";
import { newId } from "../../../api/requests";
import type { Session } from "../../../api/session";
import type { Choosing } from "../../../shared/choosing/choosing.svelte";

/** Milliseconds for which a battle stays on the board after its end. */
const AFTER = 8000;

export class BattleAtTable {
  /** The battle that was closed, or watched, by hand. */
  #closed = $state<string | null>(null);
  #watched = $state<string | null>(null);
  /** A battle of ours that we have seen before its end. */
  #seen = $state<string | null>(null);

  #sent: { draft: BattleDraft; of: StarCraftDecision | null } | null = null;
  /** Supports that were drafted with the pairs, and the group in which those were sent. */
  #wishes: {
    supports: readonly SupportWish[];
    group: string;
    of: StarCraftDecision | null;
  } | null = null;

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
    readonly view: () => StarCraftView,
  ) {}

  readonly fight: Fight | null = $derived.by(() => fightOf(this.view()));
  readonly #key: string = $derived.by(() => {
    const { fight } = this;
    return fight ? `${this.view().round} ${fight.area} ${fight.seats.join()}` : "";
  });
  readonly isOurs: boolean = $derived.by(
    () => this.fight !== null && roleOf(this.fight, this.session.seat) !== null,
  );

  /** The decision, if it is one of the battle. */
  readonly decision: StarCraftDecision | null = $derived.by(() => {
    const { decision } = this.session;
    return decision && this.fight && FORMS[decision.prompt] ? decision : null;
  });

  readonly isOpen: boolean = $derived.by(() => {
    const { fight } = this;
    if (!fight) return false;
    if (this.decision && !fight.isOver) return true;
    if (this.#watched === this.#key) return true;
    if (!this.isOurs || this.#closed === this.#key) return false;
    return !fight.isOver || this.#seen === this.#key;
  });

  /** A battle of others is being fought, and not watched. */
  readonly elsewhere: Fight | null = $derived.by(() =>
    this.fight && !this.fight.isOver && !this.isOpen ? this.fight : null,
  );

  readonly draft: BattleDraft = $derived.by(() => {
    const { decision, fight } = this;
    if (!decision || !fight) return new BattleDraft();
    const left = fight.skirmishes.filter(({ isOver }) => !isOver).length;
    const name = [this.session.id, this.session.seat, this.#key, decision.prompt, left].join(" ");
    return new BattleDraft(name, sessionStorage);
  });

  /** What is drafted, once it is whole. */
  get ready(): Sent | null {
    return this.decision ? ready(this.decision, this.draft) : null;
  }

  /** Send what was drafted; the draft is kept until the server has taken it. */
  send({ picks, label, how, within, supports }: Sent): void {
    this.#sent = { draft: this.draft, of: this.decision };
    const group = newId();
    this.#wishes = supports?.length ? { supports, group, of: this.decision } : null;
    this.choosing.gesture(picks, label, { how, within: [...within], group });
  }

  /** For an effect of the table: supports that were drafted with the pairs follow them, in the same
   *  group; if they are not all that is asked for, they are drafted. */
  followUp(): void {
    const { decision, fight, draft } = this;
    const isWaiting = this.session.sending || decision === null || decision === this.#wishes?.of;
    if (isWaiting || !this.#wishes || !fight) return;
    const { supports, group } = this.#wishes;
    this.#wishes = null;
    if (decision.prompt !== "support") return;
    draft.take([], supportsFor(fight, supports));
    const sent = supportsSent(decision, draft);
    if (!sent) return;
    this.#sent = { draft, of: decision };
    const { picks, label, how, within } = sent;
    this.choosing.gesture(picks, label, { how, within: [...within], group });
  }

  watch(): void {
    this.#watched = this.#key;
  }

  close(): void {
    this.#closed = this.#key;
    this.#watched = null;
  }

  /** For an effect of the table: a draft that was taken is forgotten. */
  forget(): void {
    if (!this.#sent || this.#sent.of === this.decision) return;
    this.#sent.draft.clear();
    this.#sent = null;
  }

  /** For an effect of the table: a battle of ours stays for a moment after its end. */
  keep(): (() => void) | undefined {
    const { fight } = this;
    if (!fight || !this.isOurs) return undefined;
    if (!fight.isOver) {
      this.#seen = this.#key;
      this.#closed = null;
      return undefined;
    }
    if (this.#seen !== this.#key) return undefined;
    const timer = setTimeout(() => this.close(), AFTER);
    return () => clearTimeout(timer);
  }
}
