/** What seats play, and their names. */
import type { SeatShown, TableShown } from "../../api/wire";
import { isolated } from "../../words/direction";
import { say, sayIfKnown, spokenLanguage } from "../../words/words";

/** The name of what a seat plays; a side without a name of ours is shown as the game calls it. */
export function sideName(side: string): string {
  return sayIfKnown(`web-side-${side}`) ?? side.replaceAll("_", " ");
}

/** The name of a seat at the table; the reader is "you". */
export function seatName(seat: SeatShown | null | undefined, mine: number | null): string {
  if (!seat) return say("web-nobody");
  if (seat.seat === mine) return say("web-you");
  return seat.name || sideName(seat.side) || say("web-seat", { number: seat.seat + 1 });
}

/** "Ann, Ben and Eve". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: "conjunction" }).format(names.map(isolated));
}

/** Who has won, in a sentence; empty if nobody has yet. */
export function outcome(table: TableShown, mine: number | null): string {
  const { result } = table;
  if (!result) return "";
  if (result.winners.length === 0) return say("web-over-draw");
  if (mine !== null && result.winners.includes(mine)) return say("web-over-won");
  const names = result.winners.map((seat) => seatName(table.seats[seat], mine));
  return say("web-over-winner", { names: listed(names) });
}
