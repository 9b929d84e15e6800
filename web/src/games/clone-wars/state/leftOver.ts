/** What ending the turn would waste, and something could still be done with. */
import type { CloneWars } from "../model/view";
import type { BoardState } from "./boardState.svelte";

export type Wasted = CloneWars["remarks"]["wasted"][number];

/** By which picks it is used; what is not here can always be. */
const BY: Partial<Record<Wasted["what"], string>> = {
  groups: "resolve",
  hand: "play",
  pool: "buy",
};

/** The worst first. */
export function leftOver({ session }: BoardState): Wasted[] {
  const { options, remarks } = session.decision ?? { options: [], remarks: { wasted: [] } };
  return remarks.wasted.filter(({ what }) => {
    const verb = BY[what];
    return verb === undefined || options.some((option) => option.verb === verb);
  });
}
