/** The stack of pilots beside the row: the view counts them, and they are all alike. */
import { cardIn } from "../model/offers";
import type { Screen } from "./screen.svelte";

const SLUG = "outer_rim_pilot";

/** The pilot that can be bought, or any, to be shown. */
export function pilotOf(screen: Screen): number | undefined {
  const isPilot = (card: number | undefined): card is number =>
    card !== undefined && screen.cards[card]?.slug.startsWith(SLUG) === true;
  const offered = screen.session.decision?.options
    .filter((option) => option.verb === "buy" || option.verb === "purchase")
    .map((option) => cardIn(option, "what"))
    .filter((card) => !screen.view.row.includes(card ?? -1))
    .find(isPilot);
  if (offered !== undefined) return offered;
  const any = screen.cards.findIndex((_, card) => isPilot(card));
  return any < 0 ? undefined : any;
}
