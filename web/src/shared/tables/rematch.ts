/** Playing on after a game: the table of the rematch. */
import { games, Problem, rematch } from "../../api/rest";
import type { Session } from "../../api/session";
import type { GameShown, ProgramShown, TableShown } from "../../api/wire";
import { say } from "../../words/words";
import { address } from "../browser/address.svelte";
import { make } from "./makeTable";
import { keepSeat, myName, myTable } from "./myTables";
import { type Form, usualForm } from "./tableForm";

/** Take every seat that this browser plays at the rematch table, and go there. Returns what went
 *  wrong, in a sentence; empty if nothing did. */
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

/** What is fixed by the seats of a new table. */
const BY_SEATS = ["factions", "players"];

/** Programs to play against next: the same one, and those next to it in strength. */
export interface NextPrograms {
  readonly game: GameShown;
  readonly same: ProgramShown;
  readonly weaker: ProgramShown | undefined;
  readonly stronger: ProgramShown | undefined;
}

/** The only opponent, if it is a program: it, or another one, can be played against next. */
export function onlyProgram(table: TableShown, mine: number | null): string | null {
  const [other, ...more] = table.seats.filter(({ seat }) => seat !== mine);
  if (mine === null || other?.kind !== "program" || more.length > 0 || table.pack) return null;
  return other.program;
}

/** Who to play against next, after a game against a single program; null after any other. */
export async function nextPrograms(
  table: TableShown,
  mine: number | null,
): Promise<NextPrograms | null> {
  const program = onlyProgram(table, mine);
  if (program === null) return null;
  const game = (await games()).find(({ name }) => name === table.game);
  const at = game?.programs.findIndex(({ name }) => name === program) ?? -1;
  const same = game?.programs[at];
  if (!game || !same) return null;
  return { game, same, weaker: game.programs[at - 1], stronger: game.programs[at + 1] };
}

/** A table like the finished one: the same sides and options, against a program. */
export function formAnew(
  table: TableShown,
  mine: number | null,
  game: GameShown,
  program: string,
): Form {
  const options = Object.entries(table.options).filter(([key]) => !BY_SEATS.includes(key));
  return {
    ...usualForm(game),
    seats: table.seats.map(({ seat, side }) => ({
      who: seat === mine ? "me" : "program",
      program,
      name: "",
      side,
    })),
    options: Object.fromEntries(options),
  };
}

/** Create such a table, and go there. Returns what went wrong, in a sentence; empty if nothing did. */
export async function playAnew(
  { table, seat }: Session,
  game: GameShown,
  program: string,
): Promise<string> {
  if (!table) return "";
  try {
    const made = await make(formAnew(table, seat, game, program), myName(), game);
    address.go(`/table/${made.id}`);
  } catch (error) {
    return error instanceof Problem ? error.detail : say("web-offline");
  }
  return "";
}
