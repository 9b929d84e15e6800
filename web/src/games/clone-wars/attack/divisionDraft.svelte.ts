/** A division as the player drafts it: it always places all of the damage. */
import { moved, roomsOf, waysOf, type Division, type Shares } from "./division";

export class Draft {
  readonly rooms: Shares;
  readonly ways: readonly Shares[];
  #shares = $state.raw<Shares>([]);
  /** The lane that the keys change. */
  at = $state(0);

  constructor(readonly division: Division) {
    this.rooms = roomsOf(division);
    this.ways = waysOf(division);
    this.take(this.ways[0] ?? this.rooms.map(() => 0));
  }

  get shares(): Shares {
    return this.#shares;
  }

  take(shares: Shares): void {
    this.#shares = shares;
  }

  may(lane: number, by: 1 | -1): boolean {
    return moved(this.#shares, this.rooms, lane, by) !== null;
  }

  move(lane: number, by: 1 | -1): void {
    this.at = lane;
    this.take(moved(this.#shares, this.rooms, lane, by) ?? this.#shares);
  }

  /** Give a lane this much, one press at a time. */
  set(lane: number, share: number): void {
    for (let steps = this.division.total; steps > 0 && this.#shares[lane] !== share; steps--) {
      this.move(lane, (this.#shares[lane] ?? 0) < share ? 1 : -1);
    }
  }

  isTaken(way: Shares): boolean {
    return way.join() === this.#shares.join();
  }

  /** Move the keys to the next lane, wrapping around. */
  step(by: 1 | -1): void {
    this.at = (this.at + by + this.rooms.length) % this.rooms.length;
  }
}
