/** Signs of sheets, cards and seats: paths of 24 × 24, filled even-odd. */
export const SIGNS = {
  worker: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 22q0-8 10-8t10 8z",
  cards: "M2 6l9-3 5 15-9 3zM13 3h8v15h-4z",
  event: "M4 1h16v22H4zM13 4l-6 9h4l-1 7 7-10h-4z",
  deck: "M6 2h14v16H6zM3 6v15h14v1.5H1.5V6z",
  flag: "M2 2h4v20H2zM8 3l14 5.5L8 14z",
  attack: "M12 0l3 4v10H9V4zM5 15h14v3h-5v5h-4v-5H5z",
  health: "M12 22C5 17 1 12.5 1 8a5.5 5.5 0 0 1 11-1.5A5.5 5.5 0 0 1 23 8c0 4.5-4 9-11 14z",
  support: "M12 3l10 10-3 3-7-7-7 7-3-3z",
  everyone:
    "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM20 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 22q-1-10 6-10t6 10zM0 19q0-6 4-6-1 2-1 6zM24 19q0-6-4-6 1 2 1 6z",
  splash:
    "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 0h2v5h-2zM11 19h2v5h-2zM0 11h5v2H0zM19 11h5v2h-5zM3 4.5L4.5 3 8 6.5 6.5 8zM16 17.5l1.5-1.5 3.5 3.5-1.5 1.5zM19.5 3L21 4.5 17.5 8 16 6.5zM6.5 16L8 17.5 4.5 21 3 19.5z",
  detector:
    "M2 22V18A16 16 0 0 0 18 2h4A20 20 0 0 1 2 22zM2 15v-4A9 9 0 0 0 11 2h4A13 13 0 0 1 2 15zM2 2h6a6 6 0 0 1-6 6z",
  held: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 0 0-6.4 12.8L16.8 5.6A8 8 0 0 0 12 4zm6.4 3.2L7.2 18.4A8 8 0 0 0 18.4 7.2z",
  base: "M1 19h22v3H1zM3 17q0-9 9-9t9 9zM11 2h2v6h-2z",
  transport: "M1 12q0-6 8-6h6q8 0 8 6v3H1zM3 17h4l-1 4H4zM17 17h4l-1 4h-2zM10 8h4v3h-4z",
  pick: "M2 8Q8 0 18 2l4 4q2 9-6 14 2-8-2-12L4 22l-2-2L15 8Q9 5 2 8z",
  barracks: "M2 8l10-6 10 6v14h-7v-7H9v7H2z",
  factory: "M1 22V9l7 5V9l7 5V3h7v19zM5 17v2h3v-2zM11 17v2h3v-2z",
  starport: "M1 20h22v3H1zM12 1l3 5v6l7 4v2H2v-2l7-4V6z",
  gateway: "M2 23V11Q2 1 12 1t10 10v12h-6V11q0-4-4-4t-4 4v12z",
  robotics:
    "M7 1h10v5h-3v3h6v7l3 7h-6l-2-6h-6l-2 6H1l3-7V9h6V6H7zM8 11.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM16 11.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  stargate: "M12 1l11 11-11 11L1 12zM12 6.5L6.5 12l5.5 5.5 5.5-5.5zM12 10l2 2-2 2-2-2z",
  spawning_pool:
    "M1 10h22q0 12-11 12T1 10zM6 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM14 0a3 3 0 1 1 0 7 3 3 0 0 1 0-7zM19 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  queens_nest:
    "M6 9q4 3 4 8t-4 6q-5-1-5-6t5-8zM18 9q5 3 5 8t-5 6q-4-1-4-6t4-8zM12 1q4 3 4 8 0 3-4 5-4-2-4-5 0-5 4-8z",
  spire: "M12 0l3 12 5 10H4L9 12zM3 10l4 8-5 4zM21 10l-4 8 5 4z",
  supply: "M2 2h9v9H2zM13 2h9v9h-9zM2 13h9v9H2zM13 13h9v9h-9z",
  research_and_development: "M9 1h6v2l-1 5 5 8q1 3-2 3H7q-3 0-2-3l5-8-1-5zM1 20h22v3H1z",
  air_support: "M2 10a10 10 0 0 0 12 12l-4-4 5-5 2-6-6 2-5 5zM17 1a6 6 0 0 1 6 6h-2a4 4 0 0 0-4-4z",
  defensive: "M12 0l10 3v8c0 7-4 11-10 13C6 22 2 18 2 11V3zM9 7l-5 5 5 5v-3.5h6V17l5-5-5-5v3.5H9z",
  assist: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-2 5v4H6v4h4v4h4v-4h4v-4h-4V6z",
  offensive: "M12 0l7 10h-4v6l7 5v3l-10-4-10 4v-3l7-5v-6H5z",
  leadership: "M3 20h18v3H3zM2 5l5 5 5-9 5 9 5-5-2 13H4z",
} as const;
export type SignName = keyof typeof SIGNS;

/** A sign, if there is one of this name; a building of a card pack may have none. */
export const isSignName = (name: string): name is SignName => name in SIGNS;
