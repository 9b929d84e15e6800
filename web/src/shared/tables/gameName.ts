import { sayIfKnown } from "../../words/words";

/** The short name of a game; one we have no name for keeps its own. */
export function gameName(game: string): string {
  return sayIfKnown(`lobby-game-${game}`) ?? game;
}
