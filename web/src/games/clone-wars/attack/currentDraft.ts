/** The division being asked for, as a draft, and the button that sends it. */
import type { PromptAction } from "../../../shared/screen/description";
import type { BoardState } from "../state/boardState.svelte";
import { picksOf } from "./division";
import { Draft } from "./divisionDraft.svelte";
import { fireLabel } from "./divisionWords";

export function draftOf(board: BoardState): Draft | null {
  const division = board.session.decision?.remarks.division;
  return division ? new Draft(division) : null;
}

/** One button, which names the outcome; what it sends is undone as one. */
export function fire(board: BoardState, { division, shares }: Draft): PromptAction[] {
  if (board.choosing.options.length === 0) return [];
  const label = fireLabel(shares, division, (card) => board.fact(card).name);
  const picks = picksOf(shares, division);
  const act = () => board.choosing.gesture(picks, label);
  return [{ label, act, key: "Enter", primary: true, glyph: "attack" }];
}
