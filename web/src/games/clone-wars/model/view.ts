/** The table of Clone Wars as the server shows it: numbers of cards index what is printed. */

export interface Pile {
  cards: number;
  /** Cards this reader has seen in a face-down pile, counted from its top. */
  known: { from_top: number; card: number }[];
}

export interface Held {
  cards: number;
  known: number[];
}

export interface InPlay {
  card: number;
  attack: number;
  used: number[];
  /** It has joined an attack that is not resolved yet. */
  committed: boolean;
  attacked: boolean;
  damage?: number;
  hit_points?: number;
}

export interface Base {
  card: number;
  damage: number;
  hit_points: number;
  prevented: number;
  used: number[];
}

export interface Side {
  faction: string;
  /** The Force as this side sees it: 3 is the last space on its own side. */
  force: number;
  pool: number;
  hand: Held;
  deck: Pile;
  unseen: number[];
  discard: number[];
  exile: number[];
  victory: number[];
  base: Base | null;
  bases: Held;
  units: InPlay[];
  ships: InPlay[];
}

export interface Group {
  /** The card of the row that is attacked, or -1 for the base. */
  target: number;
  cards: number[];
}

export interface CloneWarsView {
  seat: number | null;
  turn: number;
  active: number;
  force: number;
  winner: number;
  bases_to_win: number;
  asked: { seat: number; prompt: string; rule: string; about?: number } | null;
  row: number[];
  galaxy: Pile;
  galaxy_discard: number[];
  pilots: number;
  groups: Group[];
  waiting: { to: string; filter: number; seat: number }[];
  due: { card: number; seat: number }[];
  sides: [Side, Side];
}

/** No card: an empty slot of the row, or the base as a target. */
export const NONE = -1;

/** The seat at the lower edge of the table: the reader's own, the first one for a watcher. */
export function nearSeat(view: CloneWarsView): 0 | 1 {
  return view.seat === 1 ? 1 : 0;
}

export interface Summand {
  card: number;
  source: number;
  value: number;
  rule: string;
}

/** What is attacked or could be: what it takes, what is aimed at it, and who may still join. */
export interface Aim {
  /** The card of the row, or -1 for the base. */
  target: number;
  against: { card: number; value: number; rule: string }[];
  total: number;
  joining: { card: number; value: number }[];
  /** The reward for it would bring nothing now. */
  vain: boolean;
}

/** An attack that is being put together, as the server adds it up. */
export interface AttackSum {
  target: number;
  lines: Summand[];
  total: number;
  against: { card: number; value: number; rule: string }[];
}
