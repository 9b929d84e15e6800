import { describe, expect, test } from "vitest";

import { isolated, withoutMarks } from "./direction";
import { bundleOf, speaker } from "./words";

const HEBREW = "דן";

describe("which way text runs", () => {
  test("marks that turn what follows are taken out of what comes from outside", () => {
    expect(withoutMarks("Ann\u202e\u2066neB\u2069\u200f\u061c!")).toBe("AnnneB!");
    expect(withoutMarks(HEBREW)).toBe(HEBREW);
  });

  test("what runs from right to left is kept apart, and nothing else is changed", () => {
    for (const name of [HEBREW, "Ann דן", "محمد", "\u{1e900}"])
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    for (const name of ["", "Ann", "Zoë", "王", "🚀", "İpek"]) expect(isolated(name)).toBe(name);
  });

  test("a name does not change the direction of its sentence", () => {
    const say = speaker(bundleOf("greets = { $name } has { $n } cards"), false);
    expect(say("greets", { name: HEBREW, n: 3 })).toBe(`\u2068${HEBREW}\u2069 has 3 cards`);
    expect(say("greets", { name: "Ann", n: 3 })).toBe("Ann has 3 cards");
  });
});
