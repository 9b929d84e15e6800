/**
 * Cards that a player cannot tell apart, as the server groups them. It offers one option for all of
 * them; on the table each can be clicked.
 */
import type { InPlay } from "./view";

export type Equals = ReadonlyMap<number, readonly number[]>;

/** For every card that has equals, all of them in table order. */
export function equalsIn(groups: readonly (readonly number[])[]): Equals {
  return new Map(groups.flatMap((group) => group.map((card) => [card, group])));
}

export interface Stack {
  /** The first of the stack, which stays when another card is put on top. */
  first: number;
  /** The card on top: one that is free to act, before those that have joined an attack. */
  top: InPlay;
  cards: readonly number[];
}

/** The units or ships of a side in their stacks. */
export function stacksOf(
  inPlay: readonly InPlay[],
  stacks: readonly (readonly number[])[],
): Stack[] {
  return stacks.flatMap((cards) => {
    const pile = inPlay.filter(({ card }) => cards.includes(card));
    const [first] = pile;
    if (!first) return [];
    const top = pile.find(({ committed }) => !committed) ?? first;
    return [{ first: first.card, top, cards }];
  });
}
