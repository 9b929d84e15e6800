/** The division that is asked for now, as a draft, and the button that sends it. */
import type { PromptAction } from "../../../shared/screen/tableFrame.svelte";
import type { Screen } from "../screen/screen.svelte";
import { divisionOf, picksOf } from "./division";
import { Draft } from "./divisionDraft.svelte";
import { fireLabel } from "./divisionWords";

export function draftOf(screen: Screen): Draft | null {
  const { view, session } = screen;
  const ships = view.sides[screen.far].ships.map(({ card }) => card);
  const division = divisionOf(session.decision, ships);
  return division && new Draft(division);
}

/** One button, which names the outcome; what it sends is taken back as one. */
export function fire(screen: Screen, { division, shares }: Draft): PromptAction[] {
  if (screen.choosing.options.length === 0) return [];
  const label = fireLabel(shares, division, (card) => screen.fact(card).name);
  const picks = picksOf(shares, division, (card) => screen.fact(card).slug);
  const act = () => screen.choosing.gesture(picks, label);
  return [{ label, act, key: "Enter", primary: true, glyph: "attack" }];
}
