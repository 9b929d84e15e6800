/** Whose pieces one plays: a faction that nobody plays is in the hands of another player. */
import type { StarCraftView } from "./view";

type Seen = Pick<StarCraftView, "asked" | "players">;

/** Whose pieces a seat is asked about: its own, or those of a faction that it decides for. */
export function actingSeat({ asked }: Pick<Seen, "asked">, seat: number | null): number | null {
  return seat !== null && asked?.seat === seat ? (asked.whose ?? seat) : seat;
}

/** Of those who fight, the one for whom a seat decides; the seat itself, if it is none of theirs. */
export function fightingSeat(
  { players }: Pick<Seen, "players">,
  fighting: readonly number[],
  seat: number | null,
): number | null {
  if (seat === null) return null;
  return fighting.find((one) => one === seat || players[one]?.run_by === seat) ?? seat;
}
