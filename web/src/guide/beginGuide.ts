/** A first game: its table made, and what the guide needs kept in this browser. */
import * as rest from "../api/rest";
import { make } from "../shared/tables/makeTable";
import { keepTable, myName, myTables } from "../shared/tables/myTables";
import { usualForm } from "../shared/tables/tableForm";
import { say } from "../words/words";
import { guideAt, keepGuide, NOTHING, openGuides } from "./guideProgress";

export async function beginGuide(game: string, name: string): Promise<string> {
  const made = await rest.makeGuide(game, name);
  const { id, host, mine, links, turns } = made;
  keepTable({ id, name: made.name, game, host, mine, links });
  keepGuide(id, { ...NOTHING, turns });
  return id;
}

const EASY = "eager";

/** A whole game against a program that a newcomer can beat. */
export async function playEasy(game: string): Promise<string> {
  const found = (await rest.games()).find(({ name }) => name === game);
  if (!found) throw new Error(say("lobby-no-game", { game }));
  const form = usualForm(found);
  const seats = form.seats.map((seat) => ({ ...seat, program: EASY }));
  return (await make({ ...form, seats }, myName(), found)).id;
}

/** The table of a guide that was begun and not finished, if this browser still sits there. */
export function unfinished(game: string): string | null {
  const mine = myTables().filter((table) => table.game === game);
  return openGuides().find((id) => mine.some((table) => table.id === id)) ?? null;
}

/** Go on where the guide was left. */
export function takeUp(table: string): void {
  const kept = guideAt(table);
  if (kept) keepGuide(table, { ...kept, isLeft: false });
}
