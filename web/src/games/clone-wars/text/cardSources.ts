/** Where a card's facts come from, in words. */
import { say } from "../../../words/words";
import { isRebuilt, type CardFacts, type Source } from "../model/cardFacts";

export interface Sources {
  /** What was read somewhere. */
  attested?: Source;
  /** What was made to fit. */
  rebuilt?: Source;
}

export function sourcesOf(card: CardFacts): Sources {
  const { provenance, confidence = "none", attested = [], reconstructed = [], note } = card.sources;
  const parts = (names: string[]) => names.map((part) => say("cw-part", { part })).join(", ");
  const rebuilt = isRebuilt(card);
  return {
    ...(rebuilt && attested.length === 0
      ? {}
      : {
          attested: {
            heading: say("cw-source", { provenance: rebuilt ? "attested" : provenance }),
            text: attested.length ? parts(attested) : (note ?? say("cw-source-all")),
          },
        }),
    ...(rebuilt
      ? {
          rebuilt: {
            heading: say("cw-rebuilt", { confidence }),
            text: reconstructed.length ? parts(reconstructed) : say("cw-rebuilt-all"),
          },
        }
      : {}),
  };
}

/** The one that matters at reading size: what was rebuilt, if anything was. */
export function sourceOf(card: CardFacts): Source | undefined {
  const { rebuilt, attested } = sourcesOf(card);
  return rebuilt ?? attested;
}
