/** Several workers of one Build order: each is looked up anew in what the server offers after the one
 *  before it; if there are no more, the rest are not built. One undo takes all of them back. */
import { newId } from "../../../api/requests";
import type { Session } from "../../../api/session";
import type { Choosing } from "../../../shared/choosing/choosing.svelte";
import { PIECE } from "../model/pieces";
import type { StarCraft, StarCraftDecision } from "../model/view";

export class Workers {
  #wanted = $state.raw<{ of: StarCraftDecision | null; n: number }>({ of: null, n: 1 });
  isSending = $state(false);

  constructor(
    readonly session: Session<StarCraft>,
    readonly choosing: Choosing,
  ) {}

  /** How many can be built one after the other; 0: none. */
  get most(): number {
    return this.session.decision?.remarks.workers ?? 0;
  }

  get n(): number {
    return this.#wanted.of === this.session.decision ? this.#wanted.n : Math.min(1, this.most);
  }

  /** One more or one fewer of them. */
  change(by: number): void {
    const n = Math.max(1, Math.min(this.n + by, this.most));
    this.#wanted = { of: this.session.decision, n };
  }

  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const group = newId();
    for (let left = this.n; left > 0; left -= 1) {
      const way = this.choosing.wholes.find(({ refs }) =>
        refs.some(({ kind, number }) => kind === "piece" && number === PIECE.worker),
      );
      const picks = way && [way.text, ...(way.then ?? [])];
      const ack = picks ? await this.session.pick(picks, { ...way.sending, group }) : null;
      if (!ack || ack.picks === 0) break;
    }
    this.isSending = false;
  }
}
