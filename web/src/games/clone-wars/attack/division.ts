/** A draft of how damage is divided among ships, before it is sent. The server says how much there
 *  is and what each ship can take; a draft always places all of it, so that it can be carried out. */
import type { Schemas } from "../../../api/wire";

export type Division = Schemas["CloneWarsDivision"];

/** How much each lane takes. */
export type Shares = readonly number[];

/** The most ways that are listed. */
export const MOST_WAYS = 5;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
export const roomsOf = ({ lanes }: Division): Shares => lanes.map(({ room }) => room);

/** What the lane at an index may take once those before it have taken theirs. */
function range(left: number, rooms: Shares): [least: number, most: number] {
  const [room = 0, ...after] = rooms;
  return [Math.max(0, left - sumOf(after)), Math.min(room, left)];
}

/** Every way to place all of the damage, up to this many. */
export function divisions(total: number, rooms: Shares, most = Infinity): Shares[] {
  const [, ...after] = rooms;
  if (rooms.length === 0) return total === 0 ? [[]] : [];
  const found: Shares[] = [];
  const [least, highest] = range(total, rooms);
  for (let share = least; share <= highest && found.length < most; share++) {
    const rest = divisions(total - share, after, most - found.length);
    found.push(...rest.map((shares) => [share, ...shares]));
  }
  return found;
}

/** The picks for a division: one for each ship that has a choice. */
export function picksOf(shares: Shares, division: Division): string[] {
  let left = division.total;
  const rooms = roomsOf(division);
  return division.lanes.flatMap(({ picks }, at) => {
    const share = shares[at] ?? 0;
    const [least, most] = range(left, rooms.slice(at));
    left -= share;
    return most > least ? picks.slice(share, share + 1) : [];
  });
}

/** One point more (1) or less (-1) in a lane, from or to the next lane that can give or take it;
 *  null if none can. */
export function moved(shares: Shares, rooms: Shares, at: number, by: 1 | -1): Shares | null {
  const fits = (lane: number, change: number) => {
    const share = (shares[lane] ?? 0) + change;
    return share >= 0 && share <= (rooms[lane] ?? 0);
  };
  if (!fits(at, by)) return null;
  const others = shares.map((_, step) => (at + step) % shares.length).slice(1);
  const other = others.find((lane) => fits(lane, -by));
  if (other === undefined) return null;
  return shares.map((share, lane) => share + (lane === at ? by : lane === other ? -by : 0));
}

/** Fill the lanes in this order. */
function filled(total: number, rooms: Shares, order: readonly number[]): Shares {
  let left = total;
  const shares = rooms.map(() => 0);
  for (const lane of order) {
    shares[lane] = Math.min(left, rooms[lane] ?? 0);
    left -= shares[lane];
  }
  return shares;
}

/** As evenly as possible. */
function spread(total: number, rooms: Shares): Shares {
  const shares = rooms.map(() => 0);
  for (let left = total; left > 0; left--) {
    const open = rooms
      .map((_, lane) => lane)
      .filter((lane) => (shares[lane] ?? 0) < (rooms[lane] ?? 0));
    const room = (lane: number) => (rooms[lane] ?? 0) - (shares[lane] ?? 0);
    const [widest] = open.sort((one, two) => room(two) - room(one));
    if (widest === undefined) break;
    shares[widest] = (shares[widest] ?? 0) + 1;
  }
  return shares;
}

const destroyed = (shares: Shares, rooms: Shares) =>
  sumOf(rooms.filter((room, lane) => shares[lane] === room));

/** The ways worth listing, those that destroy most first: all of them if there are few, otherwise
 *  one that destroys each ship first, and one that spreads the damage. */
export function waysOf(division: Division): Shares[] {
  const rooms = roomsOf(division);
  const { total } = division;
  let ways = divisions(total, rooms, MOST_WAYS + 1);
  if (ways.length > MOST_WAYS) {
    const lanes = rooms.map((_, lane) => lane).sort((a, b) => (rooms[a] ?? 0) - (rooms[b] ?? 0));
    const first = lanes.map((lane) => [lane, ...lanes.filter((one) => one !== lane)]);
    ways = [...first.map((order) => filled(total, rooms, order)), spread(total, rooms)];
  }
  const byText = new Map(ways.map((shares) => [shares.join(), shares]));
  return [...byText.values()]
    .sort((one, two) => destroyed(two, rooms) - destroyed(one, rooms))
    .slice(0, MOST_WAYS);
}
