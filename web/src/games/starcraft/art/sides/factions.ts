/** The six factions: their race, their emblem, and what they are painted in. */
export const FACTIONS = [
  "jim_raynor",
  "arcturus_mengsk",
  "tassadar",
  "aldaris",
  "queen_of_blades",
  "overmind",
] as const;
export type Faction = (typeof FACTIONS)[number];

export const RACES = ["terran", "protoss", "zerg"] as const;
export type Race = (typeof RACES)[number];

export const RACE_OF: Readonly<Record<Faction, Race>> = {
  jim_raynor: "terran",
  arcturus_mengsk: "terran",
  tassadar: "protoss",
  aldaris: "protoss",
  queen_of_blades: "zerg",
  overmind: "zerg",
};

/** Chevrons, crown, slit diamond, ring, horns, eye; 24 × 24, even-odd. */
export const EMBLEMS: Readonly<Record<Faction, string>> = {
  jim_raynor: "M12 1l11 11v5L12 6 1 17v-5zM12 10l11 9v4l-11-8-11 8v-4z",
  arcturus_mengsk: "M2 22V5l6 6 4-9 4 9 6-6v17zM6 17v2h12v-2z",
  tassadar: "M12 0l9 12-9 12-9-12zM11 6v12h2V6z",
  aldaris: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  queen_of_blades: "M3 0q-1 11 9 11T21 0q5 15-6 17l-1 7h-4l-1-7Q-2 15 3 0z",
  overmind: "M0 12Q12-2 24 12 12 26 0 12zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
};

/** Fill of pieces and rims, the light along their upper edge, their side, the darkest tone of their
 *  hue, and the ink on the fill. The same in both themes; the style sheet sides.css repeats them. */
export interface Palette {
  readonly fill: string;
  readonly hi: string;
  readonly lo: string;
  readonly deep: string;
  readonly ink: string;
}

const WHITE = "#ffffff";
const INK = "#0b1120";

export const PALETTES: Readonly<Record<Faction, Palette>> = {
  jim_raynor: { fill: "#1a70e8", hi: "#4a92ff", lo: "#0e4fae", deep: "#06204a", ink: WHITE },
  arcturus_mengsk: { fill: "#d92318", hi: "#f2554a", lo: "#9c140c", deep: "#430804", ink: WHITE },
  tassadar: { fill: "#fff533", hi: "#fffb9a", lo: "#d6c410", deep: "#4a4304", ink: INK },
  aldaris: { fill: "#ec9a5a", hi: "#ffc08c", lo: "#c06f2f", deep: "#472409", ink: INK },
  queen_of_blades: { fill: "#d0a5f5", hi: "#e7cdff", lo: "#a674d6", deep: "#361a52", ink: INK },
  overmind: { fill: "#92efd0", hi: "#c4fce9", lo: "#55c6a2", deep: "#0d4636", ink: INK },
};

/** Lines of an 8 × 8 tile that tell owners apart without colour: slanted, crossed, upright, dotted,
 *  pointed, waved. Each differs in direction as well as in shape. */
export const PATTERNS: Readonly<Record<Faction, string>> = {
  jim_raynor: "M-2 10L10-2M-2 2L2-2M6 10L10 6",
  arcturus_mengsk: "M0 0H8M0 0V8",
  tassadar: "M2 0V8M6 0V8",
  aldaris: "M3 4a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  queen_of_blades: "M0 6L4 2 8 6",
  overmind: "M0 4q2-3 4 0t4 0",
};

export function isFaction(slug: string): slug is Faction {
  return FACTIONS.some((faction) => faction === slug);
}
