/** How lines of factions are told apart without colour: by their strokes, and by the emblem at each
 *  round. */
import type { Faction } from "../../art/sides/factions";

export const STROKES: Readonly<Record<Faction, string>> = {
  jim_raynor: "none",
  arcturus_mengsk: "14 5",
  tassadar: "2 5",
  aldaris: "16 4 2 4",
  queen_of_blades: "7 4",
  overmind: "10 4 2 4 2 4",
};
