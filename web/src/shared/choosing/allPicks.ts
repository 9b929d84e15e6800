/** Gestures of many picks: they go to the server as one message and are taken back as one. */
import type { OptionShown } from "../../api/wire";

/** The most picks that one message may hold. */
export const MOST_PICKS = 64;

/** All options of a kind as one gesture, as in "play all": `session.pick(everything(…))`. The server
 *  stops where one is no longer possible, asks something else or turns something up, and says so. */
export function everything(
  options: readonly OptionShown[],
  fits: (option: OptionShown) => boolean,
): string[] {
  return options
    .filter(fits)
    .slice(0, MOST_PICKS)
    .map((option) => option.text);
}
