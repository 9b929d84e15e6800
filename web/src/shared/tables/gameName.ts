import { sayIfKnown } from "../../words/words";

type Options = Readonly<Record<string, string>>;

/** The short name of a game, with its mode or expansion if it is played with one; a game we have no
 *  name for keeps its own. */
export function gameName(game: string, options: Options = {}): string {
  return expandedName(game, options) || (sayIfKnown(`lobby-game-${game}`) ?? game);
}

/** The same if it is played in a mode of its own or with an expansion; empty if not. */
export function expandedName(game: string, { mode, expansion }: Options): string {
  const named = (choice: string) => sayIfKnown(`lobby-game-${game}-${choice}`);
  return (mode && named(mode)) || (expansion && named(expansion)) || "";
}
