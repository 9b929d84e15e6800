/** One's own pieces are destroyed only by going there first: hardly anybody wants to. */
import type { Session } from "../../../api/session";
import type { StarCraft, StarCraftDecision } from "../model/view";

export const DESTROY = "destroy";

export class Destroying {
  #of = $state.raw<StarCraftDecision | null>(null);

  constructor(readonly session: Session<StarCraft>) {}

  /** Whether the present question allows it. */
  get isPossible(): boolean {
    return this.session.decision?.options.some(({ verb }) => verb === DESTROY) ?? false;
  }

  get isOpen(): boolean {
    return this.#of !== null && this.#of === this.session.decision;
  }

  start(): void {
    this.#of = this.session.decision;
  }

  /** False: nobody was about to. */
  stop(): boolean {
    const was = this.isOpen;
    this.#of = null;
    return was;
  }
}
