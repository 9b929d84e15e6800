/** What Clone Wars tells about itself around its table: the help, and how its verbs are called. */
import { isTouch } from "../../../shared/browser/touch";
import type { GameHelp } from "../../../shared/screen/tableFrame.svelte";
import { say } from "../../../words/words";
import type { TableThere } from "../screen/screen.svelte";
import Legend from "./Legend.svelte";

export function gameHelp({ view }: TableThere): GameHelp {
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
