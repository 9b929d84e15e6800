/** The keys of a replay. */
import { gameOf } from "../games/index";
import { keys, type Binding } from "../shared/browser/keys";
import { say } from "../words/words";
import type { Autoplay } from "./autoplay.svelte";

/** Bind them until the function returned is called. */
export function bindReplayKeys(autoplay: Autoplay): () => void {
  const { session } = autoplay;
  /** What the players count, once the game is known. */
  const span = () => gameOf(session.table?.game ?? "").span;
  const moves: [string, () => string, () => unknown][] = [
    ["ArrowLeft", () => say("web-replay-previous"), () => session.previous()],
    ["ArrowRight", () => say("web-replay-next"), () => session.next()],
    ["[", () => say("web-replay-previous-turn", { span: span() }), () => session.previousTurn()],
    ["]", () => say("web-replay-next-turn", { span: span() }), () => session.nextTurn()],
    ["Home", () => say("web-replay-first"), () => session.jump(0)],
    ["End", () => say("web-replay-last"), () => session.jump(session.last)],
  ];
  const bindings: Binding[] = [
    ...moves.map(([key, says, act]) => ({
      key,
      get says() {
        return says();
      },
      act: () => autoplay.by(act),
    })),
    { key: "p", says: say("web-replay-play-key"), act: () => autoplay.toggle() },
  ];
  const unbind = bindings.map((binding) => keys.bind(binding));
  return () => unbind.forEach((stop) => stop());
}
