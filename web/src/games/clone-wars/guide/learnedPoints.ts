/** What a beginner has done between two looks at the table, to tick off what was learned. */
import type { InPlay } from "../model/view";
import { can, enemy, near, own, type Seen, viewOf } from "./tableFacts";

const isOwnTurn = (seen: Seen) => viewOf(seen).active === near(seen);
const turn = (seen: Seen) => viewOf(seen).turn;
const inOneTurn = (before: Seen, now: Seen) => isOwnTurn(before) && turn(before) === turn(now);
const total = (cards: readonly InPlay[], of: (card: InPlay) => number) =>
  cards.reduce((sum, card) => sum + of(card), 0);

const damageOf = (seen: Seen) => enemy(seen).base?.damage ?? 0;
const fallen = (seen: Seen) => own(seen).victory.length;
const usesOf = (seen: Seen) => {
  const { units, ships, base } = own(seen);
  return total([...units, ...ships], ({ used }) => used.length) + (base?.used.length ?? 0);
};
/** What the enemy's ships can still take. */
const shieldOf = (seen: Seen) =>
  total(enemy(seen).ships, ({ hit_points = 0, damage = 0 }) => hit_points - damage);

/** A card that was attacked is no longer in the row. */
function beatsRow(before: Seen, now: Seen): boolean {
  const [then, after] = [viewOf(before), viewOf(now)];
  return then.groups.some(({ target }) => then.row.includes(target) && !after.row.includes(target));
}

/** By the names of the points. */
export const DONE: Readonly<Record<string, (before: Seen, now: Seen) => boolean>> = {
  play: (before, now) => inOneTurn(before, now) && own(now).hand.cards < own(before).hand.cards,
  row: (before, now) => inOneTurn(before, now) && beatsRow(before, now),
  buy: (before, now) =>
    inOneTurn(before, now) && can(before, "buy") && own(now).pool < own(before).pool,
  end: (before, now) => isOwnTurn(before) && turn(now) > turn(before),
  attack: (before, now) =>
    isOwnTurn(before) && (damageOf(now) > damageOf(before) || fallen(now) > fallen(before)),
  ability: (before, now) => inOneTurn(before, now) && usesOf(now) > usesOf(before),
  shield: (before, now) => inOneTurn(before, now) && shieldOf(now) < shieldOf(before),
  fall: (before, now) => fallen(now) > fallen(before),
};
