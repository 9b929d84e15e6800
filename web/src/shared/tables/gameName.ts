import { say } from "../../words/words";

/** Games by the name they go by among friends; one we have no name for keeps its own. */
export function gameName(game: string): string {
  return game === "clone-wars" || game === "starcraft" ? say(`lobby-game-${game}`) : game;
}
