import { expect, it } from "vitest";

import { card } from "../screen/sampleTable";
import { sourceOf, sourcesOf } from "./cardSources";

const rebuilt = card("clone_trooper", {
  sources: {
    provenance: "reconstructed",
    confidence: "high",
    attested: ["cost"],
    reconstructed: ["attack"],
  },
});

it("what was read and what was rebuilt are told apart", () => {
  expect(sourcesOf(rebuilt).attested?.text).toBe("cost");
  expect(sourcesOf(rebuilt).rebuilt).toEqual({
    heading: "Rebuilt, almost certainly right",
    text: "attack",
  });
});

it("what was rebuilt is said first", () => {
  expect(sourceOf(rebuilt)?.heading).toBe("Rebuilt, almost certainly right");
  const printed = card("kamino", { sources: { provenance: "rulebook" } });
  expect(sourceOf(printed)?.heading).toBe("From the rulebook");
});
