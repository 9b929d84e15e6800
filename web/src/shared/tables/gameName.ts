import { sayIfKnown } from "../../words/words";

/** Games by the name they go by among friends; one we have no name for keeps its own. */
export function gameName(game: string): string {
  return sayIfKnown(`lobby-game-${game}`) ?? game;
}
