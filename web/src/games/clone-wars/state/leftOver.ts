/** What ending the turn would waste that could still be used. */
import type { CloneWars } from "../model/view";
import type { BoardState } from "./boardState.svelte";

export type Wasted = CloneWars["remarks"]["wasted"][number];

/** The picks that use it; anything not listed can always be used. */
const BY: Partial<Record<Wasted["what"], string>> = {
  groups: "resolve",
  hand: "play",
  pool: "buy",
};

/** Worst first. */
export function leftOver({ session }: BoardState): Wasted[] {
  const { options, remarks } = session.decision ?? { options: [], remarks: { wasted: [] } };
  return remarks.wasted.filter(({ what }) => {
    const verb = BY[what];
    return verb === undefined || options.some((option) => option.verb === verb);
  });
}
