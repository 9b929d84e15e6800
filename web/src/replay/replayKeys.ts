/** The keys of a replay. */
import { keys, type Binding } from "../shared/browser/keys";
import { say } from "../words/words";
import type { Player } from "./autoplay.svelte";

/** Bind them until the function returned is called. */
export function bindReplayKeys(player: Player): () => void {
  const { session } = player;
  const moves: [string, string, () => unknown][] = [
    ["ArrowLeft", say("web-replay-previous"), () => session.previous()],
    ["ArrowRight", say("web-replay-next"), () => session.next()],
    ["[", say("web-replay-previous-turn"), () => session.previousTurn()],
    ["]", say("web-replay-next-turn"), () => session.nextTurn()],
    ["Home", say("web-replay-first"), () => session.jump(0)],
    ["End", say("web-replay-last"), () => session.jump(session.last)],
  ];
  const bindings: Binding[] = [
    ...moves.map(([key, says, act]) => ({ key, says, act: () => player.by(act) })),
    { key: "p", says: say("web-replay-play-key"), act: () => player.toggle() },
  ];
  const unbind = bindings.map((binding) => keys.bind(binding));
  return () => unbind.forEach((stop) => stop());
}
