/** The attack on a base as a ladder: one rung per hit point, ships first, the base last. */
import { NONE, type AttackSum, type CloneWarsView, type Side } from "./view";

export interface Rungs {
  /** The ship or base that the rungs belong to. */
  card: number;
  /** Hit points, or damage that is prevented, in this part. */
  length: number;
  /** How many of them the attack fills if it is dealt in this order. */
  filled: number;
}

/** The parts of the ladder in the order they are shown. */
export function ladder(sum: AttackSum): Rungs[] {
  let left = sum.total;
  return sum.against.map(({ card, value }) => {
    const filled = Math.min(left, value);
    left -= filled;
    return { card, length: value, filled };
  });
}

/** The ladder before anybody attacks: what is there, as everybody sees it. */
export function noAttack(enemy: Side): AttackSum {
  const ships = enemy.ships.map(({ card, hit_points = 0, damage = 0 }) => ({
    card,
    value: hit_points - damage,
    rule: "",
  }));
  const { base } = enemy;
  const last = base ? [{ card: base.card, value: base.hit_points - base.damage, rule: "" }] : [];
  return { target: -1, lines: [], total: 0, against: [...ships, ...last] };
}

/** The open attack on the base, as everybody can add it up. */
export function openAttack(view: CloneWarsView): AttackSum | null {
  const group = view.groups.find(({ target }) => target === NONE);
  const [attacker, defender] = [view.sides[view.active], view.sides[1 - view.active]];
  if (!group || !attacker || !defender) return null;
  const lines = [...attacker.units, ...attacker.ships]
    .filter(({ card }) => group.cards.includes(card))
    .map(({ card, attack }) => ({ card, source: card, value: attack, rule: "" }));
  const total = lines.reduce((sum, { value }) => sum + value, 0);
  return { ...noAttack(defender), lines, total };
}

/** What more attack would reach next: the first part that is not full, and how much is missing. */
export function nextStep(rungs: readonly Rungs[]): { card: number; missing: number } | null {
  const next = rungs.find((part) => part.filled < part.length);
  return next ? { card: next.card, missing: next.length - next.filled } : null;
}

/** The damage that is missing in all parts before the base. */
export function missingBefore(rungs: readonly Rungs[], base: number | undefined): number {
  return rungs
    .filter((part) => part.card !== base)
    .reduce((sum, part) => sum + part.length - part.filled, 0);
}

/** How many rungs there are; with more than 24, each part is drawn as one bar. */
export function isLong(rungs: readonly Rungs[]): boolean {
  return rungs.reduce((length, part) => length + part.length, 0) > 24;
}

/** The parts of an attack's sum, card by card, with equal values of the same name together. */
export function summandsOf(sum: AttackSum): { card: number; value: number }[] {
  const byCard = new Map<number, number>();
  for (const { card, value } of sum.lines) byCard.set(card, (byCard.get(card) ?? 0) + value);
  return [...byCard].map(([card, value]) => ({ card, value }));
}
