/** Creates tables and takes seats from the lobby, and stores them in this browser at once. */
import * as rest from "../../api/rest";
import type { GameShown, TableMade, TableShown } from "../../api/wire";
import { say } from "../../words/words";
import { keepNonce, shareFor } from "./commitments";
import { keepSeat, keepTable, makeOwnSecret } from "./myTables";
import { sideName } from "./seatNames";
import { type Form, LONGEST_NAME, newTableOf } from "./tableForm";
import { freeSeat } from "./tableStatus";

/** The default name of a table: from those who will sit at it. */
export function usualName(form: Form, me: string, game: GameShown): string {
  const isHere = form.seats.some(({ who }) => who === "here");
  const others = form.seats.flatMap(({ who, program, name, side }) => {
    const played = form.sidesByChance ? "" : sideName(side);
    if (who === "here") return [name.trim() || played];
    // Two players on one device without names are known by their sides.
    if (who === "me" && isHere && !me) return [played];
    const found = game.programs.find((one) => one.name === program);
    return who === "program" && found ? [found.title] : [];
  });
  return nameOf(others, form.seats.length, me).slice(0, LONGEST_NAME);
}

/** `others` are those known by name beside me. */
function nameOf([first, second]: string[], seats: number, me: string): string {
  if (seats === 2 && first && second) return say("lobby-name-two", { first, second });
  if (seats === 2 && first) return say("lobby-name-duel", { other: first });
  return say("lobby-name-table", { maker: me || say("lobby-guest") });
}

/** Create the table; if there is nobody to wait for, its game has begun when this returns. */
export async function make(form: Form, me: string, game: GameShown): Promise<TableMade> {
  const name = form.name.trim() || usualName(form, me, game);
  const share = rest.nonce();
  // Without sides to be named by, somebody without a name is a guest.
  const called = me || (game.sides.length > 0 ? "" : say("lobby-guest"));
  const made = await rest.makeTable(newTableOf({ ...form, name }, game, called, share));
  const { id, host, mine, links } = made;
  keepNonce(id, share);
  keepTable({ id, name, game: form.game, host, mine, links });
  return made;
}

/** Take the free seat at a table. */
export async function join(table: TableShown, me: string): Promise<void> {
  const seat = freeSeat(table)?.seat ?? null;
  const own = makeOwnSecret(table.id, `${seat}`);
  const claim = { name: me, seat, own, nonce: shareFor(table.id) };
  const claimed = await rest.claimSeat(table.id, claim);
  keepSeat(table, claimed);
}
