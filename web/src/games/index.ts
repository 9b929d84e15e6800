/** The games of the client: the one list. A game is added by its folder and a line here. */
import type { GameScreen } from "../shared/screen/gameScreen";
import { plainGame } from "../shared/screen/plainGame";
import { CLONE_WARS } from "./clone-wars/index";
import { STARCRAFT } from "./starcraft/index";

/** In the order of the lobby; the first is the default. */
export const GAMES: readonly [GameScreen, ...GameScreen[]] = [CLONE_WARS, STARCRAFT];

const unknown = new Map<string, GameScreen>();

/** A game by the name that the server gives it; one that is not listed is played in words. */
export function gameOf(name: string): GameScreen {
  const found = GAMES.find((game) => game.name === name) ?? unknown.get(name) ?? plainGame(name);
  unknown.set(name, found);
  return found;
}
