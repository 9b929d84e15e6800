/** What ending the turn would waste. */
import { allToBase } from "../model/gestures";
import type { BoardState } from "./boardState.svelte";

export interface LeftOver {
  left: "groups" | "hand" | "attackers" | "abilities" | "pool";
  n: number;
  /** Something could still be done with it. */
  isUsable: boolean;
}

/** The worst first; only what there is. */
export function leftOver(board: BoardState): LeftOver[] {
  const near = board.side(board.near);
  const options = board.session.decision?.options ?? [];
  const could = (verb: string) => options.some((option) => option.verb === verb);
  const abilities = options.filter(({ verb, vain }) => verb === "use" && !vain).length;
  const attackers = allToBase(board.offers, near, board.side(board.far)).length;
  const all: LeftOver[] = [
    { left: "groups", n: board.view.groups.length, isUsable: could("resolve") },
    { left: "hand", n: near.hand.cards, isUsable: could("play") },
    { left: "attackers", n: attackers, isUsable: true },
    { left: "abilities", n: abilities, isUsable: true },
    { left: "pool", n: near.pool, isUsable: could("buy") },
  ];
  return all.filter(({ n }) => n > 0);
}
