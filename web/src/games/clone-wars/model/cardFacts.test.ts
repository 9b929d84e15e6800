import { describe, expect, it } from "vitest";

import { named, SAMPLES } from "../art/cards/cardSamples";
import {
  isReconstructed,
  isReconstructedPart,
  needsTwoLines,
  shortName,
  shownFigures,
} from "./cardFacts";

describe("the facts of a card", () => {
  it("are there for all cards and bases of both boxes", () => {
    expect(SAMPLES).toHaveLength(163);
  });

  it("show the figures that are not zero, attack first", () => {
    expect(shownFigures(named("corona_class_frigate"))).toEqual([
      { name: "attack", value: 1 },
      { name: "resources", value: 1 },
      { name: "hit_points", value: 4 },
    ]);
    expect(shownFigures(named("jedi_knight"))).toEqual([]);
  });

  it("call a ship after its class where there is little room", () => {
    expect(shortName("Venator-class Star Destroyer")).toBe("Venator");
    expect(shortName("B1 Battle Droid")).toBe("B1 Battle Droid");
  });

  it("leave the line of traits to a long name", () => {
    expect(needsTwoLines(named("at_te"))).toBe(false);
    expect(needsTwoLines(named("corona_class_frigate"))).toBe(true);
  });

  it("tell what was reconstructed and what the rulebook says", () => {
    expect(isReconstructed(named("at_rt"))).toBe(true);
    expect(isReconstructedPart(named("at_rt"), "attack")).toBe(true);
    expect(isReconstructed(named("tie_fighter"))).toBe(false);
    const droid = named("b1_battle_droid");
    expect(isReconstructedPart(droid, "attack")).toBe(true);
    expect(isReconstructedPart(droid, "cost")).toBe(false);
    expect(isReconstructedPart(named("republic_shuttle"), "resources")).toBe(true);
  });
});
