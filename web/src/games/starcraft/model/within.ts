/** Names of players in the middle of a sentence. */
import { sideName } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { FACTIONS } from "../art/sides/factions";

/** "the Overmind"; whoever does not go by the name of a faction keeps theirs. */
export function within(name: string): string {
  const faction = FACTIONS.find((one) => sideName(one) === name);
  return faction ? say("sc-web-within", { faction, name }) : name;
}
