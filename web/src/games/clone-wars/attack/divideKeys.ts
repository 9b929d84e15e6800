/** Keys of the division: left and right choose a ship, up and down change what it takes. */
import { keys, type Binding } from "../../../shared/browser/keys";
import { say } from "../../../words/words";
import type { BoardState } from "../state/boardState.svelte";
import type { Draft } from "./divisionDraft.svelte";

/** For an effect, while a division is being asked for. `show`: a lane was chosen. */
export function bindDivideKeys(draft: Draft, board: BoardState, show: () => void): () => void {
  const more = { says: say("cw-attack-key-more"), act: () => draft.move(draft.at, 1) };
  const less = { says: say("cw-attack-key-less"), act: () => draft.move(draft.at, -1) };
  const step = (by: 1 | -1) => () => {
    draft.step(by);
    show();
  };
  const bindings: Binding[] = [
    { key: "ArrowUp", ...more },
    { key: "+", ...more },
    { key: "ArrowDown", ...less },
    { key: "-", ...less },
    { key: "ArrowRight", says: say("cw-attack-key-next"), act: step(1) },
    { key: "ArrowLeft", says: say("cw-attack-key-before"), act: step(-1) },
    {
      key: "Escape",
      says: say("cw-attack-back"),
      act: () => board.choosing.undo(),
      when: () => board.session.undoable?.fair === true && board.frame.panel === null,
    },
    ...draft.ways.map((way, at) => ({
      key: String(at + 1),
      says: say("cw-attack-key-way", { n: at + 1 }),
      act: () => draft.take(way),
    })),
  ];
  const stops = bindings.map((binding) => keys.bind(binding));
  return () => stops.forEach((stop) => stop());
}
