/** What Clone Wars tells about itself around its table: the help, and how its verbs are called. */
import type { GameTold } from "../table/frame.svelte";
import { isTouch } from "../shared/touch";
import { say } from "../words/words";
import Legend from "./Legend.svelte";
import type { TableThere } from "./screen.svelte";

export function toldBy({ view }: TableThere): GameTold {
  return {
    get help() {
      const n = view.bases_to_win;
      const touch = isTouch() ? [say("cw-help-touch")] : [];
      return [say("cw-help-goal", { n }), say("cw-help-turn"), ...touch];
    },
    Legend,
    verbOf: (verb) => say("cw-does", { verb }),
  };
}
