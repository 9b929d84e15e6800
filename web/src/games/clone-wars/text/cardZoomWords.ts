/** The words on a card that is looked at closely, with where its facts come from. */
import { say } from "../../../words/words";
import type { CardXLWords } from "../art/cards/CardXL.svelte";
import type { CardFacts } from "../model/cardFacts";
import { sourcesOf } from "./cardSources";

export function wordsOf(of: CardFacts): CardXLWords {
  const figures = {
    attack: say("cw-caption", { figure: "attack" }),
    resources: say("cw-caption", { figure: "resources" }),
    force: say("cw-caption", { figure: "force" }),
    hit_points: say("cw-caption", { figure: "hit_points" }),
  };
  return {
    kind: [say("cw-side", { side: of.faction }), say("cw-type", { type: of.type })]
      .concat(of.traits.map((trait) => say("cw-trait", { trait })))
      .join(" · "),
    figures,
    reward: say("cw-reward-for"),
    noText: say("cw-no-text"),
    reconstructedMark: say("cw-reconstructed-mark"),
    ...(of.type === "unit" ? {} : { foot: say("cw-stays", { type: of.type }) }),
    ...sourcesOf(of),
  };
}
