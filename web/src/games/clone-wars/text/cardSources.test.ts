import { expect, it } from "vitest";

import { card } from "../state/sampleTable";
import { sourceOf, sourcesOf } from "./cardSources";

const reconstructed = card("clone_trooper", {
  sources: {
    provenance: "reconstructed",
    confidence: "high",
    attested: ["cost"],
    reconstructed: ["attack"],
  },
});

it("what was read and what was reconstructed are told apart", () => {
  expect(sourcesOf(reconstructed).attested?.text).toBe("cost");
  expect(sourcesOf(reconstructed).reconstructed).toEqual({
    heading: "Reconstructed, almost certainly right",
    text: "attack",
  });
});

it("what was reconstructed is said first", () => {
  expect(sourceOf(reconstructed)?.heading).toBe("Reconstructed, almost certainly right");
  const printed = card("kamino", { sources: { provenance: "rulebook" } });
  expect(sourceOf(printed)?.heading).toBe("From the rulebook");
});
