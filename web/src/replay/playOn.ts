/** Playing on from a step of a finished game: who sits where at the new table. */
import { nonce, playOn } from "../api/rest";
import type { GameShown, TableShown } from "../api/wire";
import { keepNonce } from "../shared/tables/commitments";
import { keepTable } from "../shared/tables/myTables";
import { newSeat, usualProgram, type Sitter, type Who } from "../shared/tables/tableForm";

export const WHOS: readonly Who[] = ["me", "program", "link", "here"];

/** I sit where the perspective was; the others are programs, the same ones if programs played. */
export function usualSitters(table: TableShown, perspective: number, game: GameShown): Sitter[] {
  const mine = Math.max(0, perspective);
  return table.seats.map(({ seat, side, program }) => ({
    who: seat === mine ? "me" : "program",
    program: game.programs.some(({ name }) => name === program)
      ? (program ?? "")
      : usualProgram(game),
    name: "",
    side,
  }));
}

/** Put somebody in a seat; I can only have one. */
export function sit(sitters: readonly Sitter[], at: number, who: Who): Sitter[] {
  return sitters.map((sitter, seat) => {
    if (seat === at) return { ...sitter, who };
    return who === "me" && sitter.who === "me" ? { ...sitter, who: "program" } : sitter;
  });
}

/** Create the table and keep the proof of our seats there; returns its id. */
export async function beginAgain(
  table: TableShown,
  after: number,
  sitters: readonly Sitter[],
  me: string,
): Promise<string> {
  const share = nonce();
  const seats = sitters.map((sitter) => newSeat(sitter, me));
  const made = await playOn(table.id, { after, seats, listed: false, nonce: share });
  const { id, host, mine, links } = made;
  keepNonce(id, share);
  keepTable({ id, name: table.name, game: table.game, host, mine, links });
  return id;
}
