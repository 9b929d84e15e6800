import { sayIfKnown } from "../../words/words";

type Options = Readonly<Record<string, string>>;

/** The short name of a game, with its expansion if it is played with one; a game we have no name
 *  for keeps its own. */
export function gameName(game: string, options: Options = {}): string {
  return expandedName(game, options) || (sayIfKnown(`lobby-game-${game}`) ?? game);
}

/** The same if it is played with an expansion; empty if not. */
export function expandedName(game: string, { expansion }: Options): string {
  return (expansion && sayIfKnown(`lobby-game-${game}-${expansion}`)) || "";
}
