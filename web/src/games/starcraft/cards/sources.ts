/** Where a card's facts come from, in words. */
import { say } from "../../../words/words";
import type { CardFace } from "./face";

export interface Source {
  readonly heading: string;
  readonly text: string;
}

const isGuess = (from: string) => from === "reconstructed" || from === "memory";

export function sourcesOf({ sources }: Pick<CardFace, "sources">): {
  attested?: Source;
  reconstructed?: Source;
} {
  const { provenance, provenance_of: parts = {} } = sources;
  const named = (wanted: boolean) => [
    ...new Set(
      Object.entries(parts)
        .filter(([, from]) => isGuess(from) === wanted)
        .map(([part]) => say("gallery-part", { part })),
    ),
  ];
  const isWhole = isGuess(provenance);
  const [sure, guessed] = [named(false), named(true)];
  const attested = {
    heading: say("web-source", { provenance: isWhole ? "attested" : provenance }),
    text: isWhole ? sure.join(", ") : say("sc-card-sources-all", { but: guessed.length }),
  };
  const reconstructed = {
    heading: say("web-reconstructed", { confidence: "" }),
    text: isWhole ? say("web-reconstructed-all") : guessed.join(", "),
  };
  return {
    ...(isWhole && sure.length === 0 ? {} : { attested }),
    ...(isWhole || guessed.length > 0 ? { reconstructed } : {}),
  };
}
