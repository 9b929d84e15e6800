/** How a game of StarCraft ended, in a few words. */
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import type { Member } from "./members";
import type { HowDecided } from "./summary";

export function headlineOf(won: readonly Member[], own: number | null, isTeams: boolean): string {
  if (won.length === 0) return say("web-over-draw");
  const others = won.filter(({ seat }) => seat !== own);
  const told = others.length === won.length ? "other" : isTeams ? "team" : "own";
  return say("sc-over-wins", {
    told,
    n: won.length,
    others: others.length,
    names: listed((told === "other" ? won : others).map(({ name }) => name)),
  });
}

/** The rule by which those at the head were compared: their points are no tie (SC-WIN-03). */
export function comparedBy(decided: HowDecided): string {
  if (decided.how === "alone") return "";
  return decided.how === "level" && decided.level === "points" ? "SC-WIN-03" : "SC-WIN-04";
}

export function decidedWords(decided: HowDecided, ending: string): string {
  if (decided.how === "shared") return say("sc-over-shared");
  if (decided.how === "alone") return say("sc-over-alone", { ending });
  const { level, best, next } = decided;
  return say("sc-over-decided", { level, best, next });
}
