/** The figures of a small game, for tests. */
import type { Summary } from "./summary";

export function summary(some: Partial<Summary> = {}): Summary {
  return {
    turns: 6,
    damage: [
      { turn: 1, seat: 0, hit: "base", amount: 2 },
      { turn: 1, seat: 0, hit: "ship", amount: 3 },
      { turn: 2, seat: 1, hit: "base", amount: 4 },
      { turn: 3, seat: 0, hit: "base", amount: 4 },
    ],
    fallen: [{ turn: 3, seat: 0, card: 70 }],
    force: [1, 2, 0, -1, -1, -2].map((force, at) => ({ turn: at + 1, force })),
    totals: [
      { damage: 9, bought: 6, defeated: 2, ships: 1, bases: 1, force: 3 },
      { damage: 4, bought: 5, defeated: 0, ships: 0, bases: 0, force: 4 },
    ],
    biggest: { turn: 1, seat: 0, amount: 5, cards: [{ card: 0, attack: 5 }] },
    best: [[{ card: 0, what: "attack", amount: 8 }], []],
    ...some,
  };
}
