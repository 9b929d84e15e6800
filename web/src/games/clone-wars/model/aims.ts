/** What an attack on a target would come to: nothing but additions of what the server says. */
import type { Aim } from "./view";

export interface Prospect {
  need: number;
  /** Aimed at it already. */
  total: number;
  /** What the card that was picked would bring; nothing if none was. */
  adds: number;
  /** With the card that was picked. */
  sum: number;
  /** With everything that may still join. */
  most: number;
}

export function needOf(aim: Aim): number {
  return aim.against.reduce((all, { value }) => all + value, 0);
}

/** What a card would bring to an attack; nothing if it cannot join. */
export function valueIn(aim: Aim | undefined, card: number | undefined): number {
  return aim?.joining.find((one) => one.card === card)?.value ?? 0;
}

export function prospect(aim: Aim, picked?: number): Prospect {
  const adds = valueIn(aim, picked);
  const { total } = aim;
  return { need: needOf(aim), total, adds, sum: total + adds, most: total + readyFor(aim) };
}

/** What all who may still join an attack would bring. */
export function readyFor(aim: Aim | undefined): number {
  return (aim?.joining ?? []).reduce((sum, { value }) => sum + value, 0);
}
