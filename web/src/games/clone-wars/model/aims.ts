/** What an attack on a target would come to: nothing but additions of what the server says. */
import type { Aim } from "./view";

/** Beyond so many cards there is hardly ever one set alone. */
const MOST_ABLE = 10;

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

/** The cards whose attack together just reaches what is missing, if there is but one such set; equal
 *  cards count as one. `kindOf`: what tells cards apart. */
export function onlySet(aim: Aim, kindOf: (card: number) => string): number[] | null {
  const missing = needOf(aim) - aim.total;
  const able = aim.joining.filter(({ value }) => value > 0);
  if (missing <= 0 || able.length > MOST_ABLE) return null;
  const found = new Map<string, number[]>();
  for (let bits = 1; bits < 1 << able.length; bits++) {
    const set = able.filter((_, at) => bits & (1 << at));
    const sum = set.reduce((all, { value }) => all + value, 0);
    const isNeeded = set.every(({ value }) => sum - value < missing);
    if (sum < missing || !isNeeded) continue;
    const cards = set.map(({ card }) => card);
    const kinds = cards.map(kindOf).sort().join();
    if (!found.has(kinds)) found.set(kinds, cards);
  }
  const [only, ...more] = found.values();
  return only && more.length === 0 ? only : null;
}

/** What all who may still join an attack would bring. */
export function readyFor(aim: Aim | undefined): number {
  return (aim?.joining ?? []).reduce((sum, { value }) => sum + value, 0);
}
