/** A first game: its table is created, and what the guide needs is kept in this browser. */
import * as rest from "../api/rest";
import { GAMES } from "../games/index";
import type { GameScreen } from "../shared/screen/gameScreen";
import type { Lessons } from "../shared/screen/lessons";
import { make } from "../shared/tables/makeTable";
import { keepTable, myName, myTables } from "../shared/tables/myTables";
import { type UsualTable, usualForm } from "../shared/tables/tableForm";
import { say } from "../words/words";
import { guideAt, keepGuide, NOTHING, openGuides } from "./guideProgress";

/** The games that are taught; the first is what a newcomer learns. */
const [first = GAMES[0], ...more] = GAMES.filter(({ lessons }) => lessons);
export const TAUGHT: readonly [GameScreen, ...GameScreen[]] = [first, ...more];

/** Where a game is taught. */
export const learnAt = ({ name }: GameScreen) =>
  name === first.name ? "/learn" : `/learn/${name}`;

/** What the guide teaches about a game; null if there is no guide, or it cannot be fetched. */
export async function lessonsOf({ lessons }: GameScreen): Promise<Lessons | null> {
  try {
    return (await lessons?.load()) ?? null;
  } catch {
    return null;
  }
}

export async function beginGuide(game: string, name: string): Promise<string> {
  const made = await rest.makeGuide(game, name);
  const { id, host, mine, links, turns } = made;
  keepTable({ id, name: made.name, game, host, mine, links });
  keepGuide(id, { ...NOTHING, turns });
  return id;
}

const EASY = "eager";

/** A whole game against a program that a beginner can beat. */
export async function playEasy(game: string, next: UsualTable | null): Promise<string> {
  const found = (await rest.games()).find(({ name }) => name === game);
  if (!found) throw new Error(say("lobby-no-game", { game }));
  const form = usualForm(found, "program", next);
  const seats = form.seats.map((seat) => ({ ...seat, program: EASY }));
  return (await make({ ...form, seats }, myName(), found)).id;
}

/** The table of an unfinished guide, if this browser still has a seat there. */
export function unfinished(game: string): string | null {
  const mine = myTables().filter((table) => table.game === game);
  return openGuides().find((id) => mine.some((table) => table.id === id)) ?? null;
}

/** Continue the guide where it was left. */
export function takeUp(table: string): void {
  const kept = guideAt(table);
  if (kept) keepGuide(table, { ...kept, isLeft: false });
}
