import { describe, expect, it } from "vitest";

import { piecesOf, widestOf } from "./nameLines";

const texts = (name: string, whole: number) => piecesOf(name, whole).map((piece) => piece.text);

describe("a name on a small card", () => {
  it("is parted at hyphens only, and only in long words", () => {
    expect(texts("Dreadnought-class Cruiser", 12)).toEqual(["Dreadnought-", "class", "Cruiser"]);
    expect(texts("Droid Tri-Fighter", 12)).toEqual(["Droid", "Tri-Fighter"]);
  });

  it("keeps its spaces and gains none at a hyphen", () => {
    const spaced = piecesOf("Nebulon-B Frigate", 4).map((piece) => piece.spaced);
    expect(spaced).toEqual([false, false, true]);
  });

  it("is set as small as its widest piece needs; the lozenge counts", () => {
    const wide = (name: string, unique = false) => widestOf(piecesOf(name, 9), unique);
    expect(wide("Republic Shuttle")).toBe(wide("Republic"));
    expect(wide("Dreadnought")).toBeGreaterThan(wide("Nightsister"));
    expect(wide("Chewbacca", true)).toBeGreaterThan(wide("Chewbacca"));
  });
});
