/** What an attack on a target would add up to: only sums of what the server says. */
import type { Aim } from "./view";

/** With more cards than this there is hardly ever only one set. */
const MOST_ABLE = 10;

export interface Prospect {
  need: number;
  /** Already aimed at it. */
  total: number;
  /** What the picked card would add; nothing if none was picked. */
  adds: number;
  /** With the picked card. */
  sum: number;
  /** With everything that may still join. */
  most: number;
}

export function needOf(aim: Aim): number {
  return aim.against.reduce((all, { value }) => all + value, 0);
}

/** What a card would add to an attack; nothing if it cannot join. */
export function valueIn(aim: Aim | undefined, card: number | undefined): number {
  return aim?.joining.find((one) => one.card === card)?.value ?? 0;
}

export function prospect(aim: Aim, picked?: number): Prospect {
  const adds = valueIn(aim, picked);
  const { total } = aim;
  return { need: needOf(aim), total, adds, sum: total + adds, most: total + readyFor(aim) };
}

/** The cards that together provide the missing attack, if there is only one such set; equal cards
 *  count as one. `kindOf`: what distinguishes cards. */
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

/** What all cards that may still join an attack would add. */
export function readyFor(aim: Aim | undefined): number {
  return (aim?.joining ?? []).reduce((sum, { value }) => sum + value, 0);
}
