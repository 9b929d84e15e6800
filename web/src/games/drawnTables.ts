/** The drawn tables of the games: `web/src/games/GAME/Table.svelte`, fetched when first shown. */
import type { Screen } from "../shared/screen/tableFrame.svelte";

const FOUND = import.meta.glob<{ default: Screen }>("./*/Table.svelte");

/** How a game's screen is fetched; none for a game that is not drawn: it is played as text. */
export function screenOf(game: string): (() => Promise<{ default: Screen }>) | null {
  return FOUND[`./${game}/Table.svelte`] ?? null;
}
