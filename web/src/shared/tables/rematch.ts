/** Playing on after a game: the table of the rematch. */
import { Problem, rematch } from "../../api/rest";
import type { Session } from "../../api/session";
import { say } from "../../words/words";
import { address } from "../browser/address.svelte";
import { keepSeat, myTable } from "./myTables";

/** Sit down at the table that plays on, with every seat that is played in this browser, and go
 *  there. What went wrong, in a sentence; empty if nothing did. */
export async function playAgain({ id, table, secret }: Session): Promise<string> {
  if (!table || !secret) return "";
  const { name, game } = table;
  const secrets = new Set([...(myTable(id)?.mine.map((seat) => seat.secret) ?? []), secret]);
  let next = "";
  try {
    for (const one of secrets) {
      const taken = await rematch(id, one);
      keepSeat({ id: taken.id, name, game }, { seat: taken.seat, secret: one });
      next = taken.id;
    }
  } catch (error) {
    return error instanceof Problem ? error.detail : say("web-offline");
  }
  address.go(`/table/${next}`);
  return "";
}
