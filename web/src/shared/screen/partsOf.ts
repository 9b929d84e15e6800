/** Parts of a game, each fetched together with the words of the game. */
import { speakOf } from "../../words/words";
import { Lazy } from "./lazy.svelte";

export function partsOf(game: string) {
  return <Thing>(fetch: () => Promise<Thing>): Lazy<Thing> =>
    new Lazy(async () => (await Promise.all([fetch(), speakOf(game)]))[0]);
}
