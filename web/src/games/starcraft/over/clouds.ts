/** The clouds behind the end of a game, in a quiet tone of the faction that has won. */
import type { Faction } from "../art/sides/factions";

export const CLOUDS: Readonly<Record<Faction, string>> = {
  jim_raynor: "#6f93d8",
  arcturus_mengsk: "#c0706a",
  tassadar: "#b8ac62",
  aldaris: "#c0936c",
  queen_of_blades: "#a98cc9",
  overmind: "#74b8a2",
};
