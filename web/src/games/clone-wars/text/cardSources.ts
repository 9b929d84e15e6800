/** Where a card's facts come from, in words. */
import { say } from "../../../words/words";
import { isReconstructed, type CardFacts, type Source } from "../model/cardFacts";

export interface Sources {
  /** What comes from a source. */
  attested?: Source;
  /** What was reconstructed. */
  reconstructed?: Source;
}

export function sourcesOf(card: CardFacts): Sources {
  const {
    provenance,
    confidence = "none",
    attested = [],
    reconstructed: made = [],
    note,
  } = card.sources;
  const parts = (names: string[]) => names.map((part) => say("cw-part", { part })).join(", ");
  const partly = isReconstructed(card);
  return {
    ...(partly && attested.length === 0
      ? {}
      : {
          attested: {
            heading: say("web-source", { provenance: partly ? "attested" : provenance }),
            text: attested.length ? parts(attested) : (note ?? say("cw-source-all")),
          },
        }),
    ...(partly
      ? {
          reconstructed: {
            heading: say("web-reconstructed", { confidence }),
            text: made.length ? parts(made) : say("web-reconstructed-all"),
          },
        }
      : {}),
  };
}

/** The one that matters at reading size: what was reconstructed, if anything was. */
export function sourceOf(card: CardFacts): Source | undefined {
  const { reconstructed, attested } = sourcesOf(card);
  return reconstructed ?? attested;
}
