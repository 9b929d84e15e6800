/** The sides of Clone Wars and their emblems. */
export const FACTIONS = ["republic", "separatist", "empire", "rebel", "neutral"] as const;
export type Faction = (typeof FACTIONS)[number];

/** Shield, hexagonal nut, octagon, rising arc, open ring; 24 × 24, even-odd. */
export const EMBLEMS: Record<Faction, string> = {
  republic:
    "M12 0l10 3.5V11c0 6.5-4.3 10.8-10 13C6.3 21.8 2 17.5 2 11V3.5zM6.5 7v5q.4 3.5 2 5.2V6.3zM10.7 5.5v13.7q.7.6 1.3 1 .6-.4 1.3-1V5.5L12 5zM15.5 6.3v10.9q1.6-1.7 2-5.2V7z",
  separatist: "M6 1.5h12L24 12l-6 10.5H6L0 12zM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  empire: "M7 0h10l7 7v10l-7 7H7l-7-7V7zM8.5 4L4 8.5v7L8.5 20h7l4.5-4.5v-7L15.5 4zM9 7h6v10H9z",
  rebel:
    "M0 20Q0 5 12 5t12 15h-4.5Q19.5 9.5 12 9.5T4.5 20zM8 20q0-7 4-7t4 7zM12 0l1.5 3h-3zM3 3l3 2-2.5 2zM21 3l-3 2 2.5 2z",
  neutral:
    "M12 1a11 11 0 0 1 11 11h-4a7 7 0 1 0-7 7v4a11 11 0 0 1 0-22zM15 17.5a7 7 0 0 0 2.5-2.5l3.5 2a11 11 0 0 1-4 4z",
};
