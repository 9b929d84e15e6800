/** What the lobby says about a table, put together from messages. */
import type { SeatShown, TableShown } from "../../api/wire";
import { gameOf } from "../../games/index";
import { limit } from "../../shared/tables/clocks";
import { listed, seatName } from "../../shared/tables/seatNames";
import { type OwnTable, freeSeat, outcome, scoreLine } from "../../shared/tables/tableStatus";
import { isolated } from "../../words/direction";
import { gameName } from "../../shared/tables/gameName";
import { say } from "../../words/words";

/** Whom or what a table waits for. */
export function waitsFor({ table, seats }: OwnTable): string {
  if (table.status === "over") return say("lobby-over");
  if (table.status === "waiting") {
    return freeSeat(table) ? say("lobby-waits-anybody") : say("lobby-waits-friend");
  }
  const consenting = table.seats.filter(({ seat }) => table.consent.includes(seat));
  if (consenting.length > 0) {
    return say("lobby-waits-for", { name: listed(consenting.map(nameOf)) });
  }
  const asked = table.seats.find(({ seat }) => seat === table.asked);
  if (!asked) return "";
  if (asked.stand_in && seats.includes(asked.seat)) return say("lobby-stand-in-me");
  if (asked.stand_in) return say("lobby-stand-in", { name: nameOf(asked) });
  if (asked.kind === "program") return say("lobby-thinks", { name: nameOf(asked) });
  return say("lobby-waits-for", { name: nameOf(asked) });
}

/** What a seat is called; a program may go by what it plays. */
const nameOf = (seat: SeatShown) => seatName(seat, null);

/** The game, the turn, the score or how it ended. */
export function tableLine(mine: OwnTable): string {
  const { table } = mine;
  const parts = [gameName(table.game, table.options)];
  if (table.status === "waiting") parts.push(say("lobby-seats", seatCount(table)));
  if (table.status === "running") parts.push(turnOf(table));
  if (table.status === "over") parts.push(say(`lobby-${outcome(mine)}`));
  if (table.status !== "waiting") parts.push(scoreLine(mine));
  parts.push(timeOf(table));
  return parts.filter(Boolean).join(" · ");
}

/** Somebody else's table: who is playing, and how far along it is. */
export function listedLine(table: TableShown): string {
  const parts = [gameName(table.game, table.options)];
  if (table.status === "waiting") parts.push(say("lobby-seats", seatCount(table)));
  else if (table.turn > 0) {
    parts.push(turnOf(table), table.score.join("\u00a0:\u00a0"));
  }
  parts.push(timeOf(table));
  return parts.filter(Boolean).join(" · ");
}

/** How far it is. */
const turnOf = ({ game, turn }: TableShown) => say("lobby-turn", { turn, span: gameOf(game).span });

/** How long players may take, if that is limited and still matters; never broken across lines. */
function timeOf({ clock, status }: TableShown): string {
  return clock && status !== "over" ? limit(clock).replaceAll(" ", "\u00a0") : "";
}

export function seatCount(table: TableShown): { taken: number; seats: number } {
  return { taken: table.seats.filter(({ taken }) => taken).length, seats: table.seats.length };
}

/** The names of those seated, one after another. */
export function names(table: TableShown): string {
  return table.seats
    .filter(({ taken, name }) => taken && name)
    .map(({ name }) => isolated(name))
    .join(say("lobby-against"));
}
