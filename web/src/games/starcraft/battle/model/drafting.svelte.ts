/** What is put together on the board of a battle, until it is whole and sent. */
import { newId } from "../../../../api/requests";
import type { Thing } from "../../../../shared/choosing/narrowing";
import type { Session } from "../../../../api/session";
import type { Choosing } from "../../../../shared/choosing/choosing.svelte";
import type { StarCraft } from "../../model/view";
import type { Decision, Fight } from "./fought";
import { ready, supportsFor, supportsSent, type Sent, type SupportWish } from "./forms";
import { BattleDraft } from "./lanes.svelte";

/** The battle that is drafted for. */
interface Battle {
  readonly session: Session<StarCraft>;
  readonly choosing: Choosing;
  readonly key: string;
  readonly fight: Fight | null;
  /** What is asked in it. */
  readonly decision: Decision | null;
}

export class BattleDrafting {
  #sent: { draft: BattleDraft; of: Decision | null } | null = null;
  /** Supports that were drafted with the pairs, and the group in which those were sent. */
  #wishes: {
    supports: readonly SupportWish[];
    group: string;
    of: Decision | null;
  } | null = null;

  constructor(readonly at: Battle) {}

  readonly draft: BattleDraft = $derived.by(() => {
    const { decision, fight, session } = this.at;
    if (!decision || !fight) return new BattleDraft();
    const left = fight.skirmishes.filter(({ isOver }) => !isOver).length;
    const name = [session.id, session.seat, this.at.key, decision.prompt, left].join(" ");
    return new BattleDraft(name, sessionStorage);
  });

  /** What is drafted, once it is whole. */
  get ready(): Sent | null {
    const { decision } = this.at;
    return decision ? ready(decision, this.draft) : null;
  }

  /** What is drafted, as things: cards by their lanes, units that support, and what is picked up. */
  get drafted(): Thing[] {
    const { draft } = this;
    const { decision, fight } = this.at;
    if (!decision || !fight) return [];
    const laid = fight.skirmishes.flatMap((_, lane) =>
      draft.cardsAt(lane).standard === null ? [] : [{ kind: "laid", number: lane }],
    );
    const supporters = draft.supports.map(([unit, at]) => ({
      kind: "supporter",
      number: unit,
      at,
    }));
    const held = draft.held === null ? [] : [{ kind: "held", number: 0 }];
    return [...laid, ...supporters, ...held];
  }

  /** Send what was drafted; the draft is kept until the server has taken it. */
  send({ picks, label, how, within, supports }: Sent): void {
    this.#sent = { draft: this.draft, of: this.at.decision };
    const group = newId();
    this.#wishes = supports?.length ? { supports, group, of: this.at.decision } : null;
    this.at.choosing.gesture(picks, label, { how, within: [...within], group });
  }

  /** For an effect of the table: supports that were drafted with the pairs follow them, in the same
   *  group; if they are not all that is asked for, they are drafted. */
  followUp(): void {
    const { draft } = this;
    const { decision, fight, session } = this.at;
    const isWaiting = session.sending || decision === null || decision === this.#wishes?.of;
    if (isWaiting || !this.#wishes || !fight) return;
    const { supports, group } = this.#wishes;
    this.#wishes = null;
    if (decision.prompt !== "support") return;
    draft.take([], supportsFor(fight, supports));
    const sent = supportsSent(decision, draft);
    if (!sent) return;
    this.#sent = { draft, of: decision };
    const { picks, label, how, within } = sent;
    this.at.choosing.gesture(picks, label, { how, within: [...within], group });
  }

  /** For an effect of the table: a draft that was taken is forgotten. */
  forget(): void {
    if (!this.#sent || this.#sent.of === this.at.decision) return;
    this.#sent.draft.clear();
    this.#sent = null;
  }
}
