/** The signs of the units that Brood War adds, by race, and its heroes. */
export const BROOD_WAR = {
  terran: {
    medic: "M3 21v-7a9 9 0 0 1 18 0v7zM10.7 8.5v3.2H7.5v2.6h3.2v3.2h2.6v-3.2h3.2v-2.6h-3.2V8.5z",
    valkyrie: "M0 4l5 2 3 8 4-8 4 8 3-8 5-2-4 16h-3l-5-7-5 7H4z",
  },
  protoss: {
    dark_templar:
      "M3 23V11Q3 2 10 1q6 1 7 9l-3 1q-1-4-4-4-3 1-3 5 0 3 3 4l3-1v8zM14 14Q21 12 22 4q4 11-6 16l-1 3h-3l1-6z",
    dark_archon:
      "M12 0l3 4 5-1-1 5 5 4-5 4 1 5-5-1-3 4-3-4-5 1 1-5-5-4 5-4-1-5 5 1zM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
    corsair: "M12 0l3.5 9 8 5-6.5 2-2 8-3-6-3 6-2-8-6.5-2 8-5zM12 6l-1.6 5 1.6 2.5L13.6 11z",
  },
  zerg: {
    lurker:
      "M2 18a10 9 0 0 1 20 0zM0 20h24v3H0zM4 9L0 2l6 5zM8.5 7L7 0l4 6zM15.5 7L17 0l-4 6zM20 9l4-7-6 5zM9 13.5l2.5 1.5L9 16zM15 13.5L12.5 15l2.5 1z",
    devourer:
      "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 3.5L10.5 9 8 8l1 2.7L6.5 12 9 13.3 8 16l2.5-1 1.5 2.5 1.5-2.5 2.5 1-1-2.7 2.5-1.3L15 10.7 16 8l-2.5 1zM0 4l4 4-3 5zM24 4l-4 4 3 5z",
    infested_terran:
      "M3 22v-7a9 9 0 0 1 18 0v7h-7l-1-3-2 3zM7 13h4l1 2 1-2h4v4H7zM12 0l2 5h-4zM2 2l5 5-4 1.5zM22 2l-5 5 4 1.5z",
  },
} as const;

/** Heroes, each with the unit whose miniature it is: it is drawn like that, with a star. */
export const HEROES = {
  jim_raynor_hero: "vulture",
  norad_ii: "battlecruiser",
  gantrithor: "carrier",
  zeratul: "dark_templar",
  fenix: "dragoon",
  sarah_kerrigan: "infested_terran",
  torrasque: "ultralisk",
} as const;
