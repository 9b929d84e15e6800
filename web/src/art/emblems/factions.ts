/** The sides of Clone Wars: emblems, patterns and the tones their cards are painted in. */
export const FACTIONS = ["republic", "separatist", "empire", "rebel", "neutral"] as const;
export type Faction = (typeof FACTIONS)[number];

/** Paints of one faction: sky from top to bottom, sun, figure tones, hulls, frame, line on dark. */
export interface Palette {
  s0: string;
  s1: string;
  s2: string;
  sun: string;
  lt: string;
  md: string;
  dk: string;
  ink: string;
  hull: string;
  hull2: string;
  fill: string;
  hi: string;
}

export const PALETTES: Record<Faction, Palette> = {
  republic: {
    s0: "#2A070D",
    s1: "#8E1B1A",
    s2: "#E8543A",
    sun: "#FFC793",
    lt: "#FFE3C4",
    md: "#B0332A",
    dk: "#2B090D",
    ink: "#160407",
    hull: "#C9B7AE",
    hull2: "#7C5F5C",
    fill: "#D92318",
    hi: "#FF8169",
  },
  separatist: {
    s0: "#04112E",
    s1: "#0E3F93",
    s2: "#3E93F2",
    sun: "#C9ECFF",
    lt: "#D9F0FF",
    md: "#2A66B8",
    dk: "#061A3A",
    ink: "#020B1C",
    hull: "#A9B8CC",
    hull2: "#546A8C",
    fill: "#1A70E8",
    hi: "#79B4FF",
  },
  empire: {
    s0: "#0C0E18",
    s1: "#3A4160",
    s2: "#A3AECB",
    sun: "#F4F8FF",
    lt: "#EDF2FC",
    md: "#565F80",
    dk: "#141722",
    ink: "#07080E",
    hull: "#C8CDD8",
    hull2: "#6A7288",
    fill: "#A9B6D3",
    hi: "#D3DDF2",
  },
  rebel: {
    s0: "#2A1003",
    s1: "#8A4312",
    s2: "#F0A257",
    sun: "#FFF0C2",
    lt: "#FFEFCF",
    md: "#A85A22",
    dk: "#2C1406",
    ink: "#170902",
    hull: "#D8CBB8",
    hull2: "#857058",
    fill: "#EC9A5A",
    hi: "#FFBE85",
  },
  neutral: {
    s0: "#171A22",
    s1: "#454A57",
    s2: "#A89B82",
    sun: "#FFF0CF",
    lt: "#FBEBCB",
    md: "#6E6A66",
    dk: "#1C1D23",
    ink: "#0C0D11",
    hull: "#BDB8AE",
    hull2: "#6C6A68",
    fill: "#B8BEC9",
    hi: "#E6E9EF",
  },
};

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

/** Lines of the 8 px tile that tells owners apart without colour. */
export const PATTERNS: Record<Faction, string> = {
  republic: "M2 0v8M6 0v8",
  separatist: "M-2 2L2-2M0 8L8 0M6 10l4-4",
  empire: "M0 2h8M2 0v8",
  rebel: "M2 1a1 1 0 1 1 0 2 1 1 0 1 1 0-2zM6 5a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  neutral: "",
};

/** The pattern as a CSS `background-image`, in black; lay it over the fill at the opacity you need. */
export function patternImage(faction: Faction): string {
  const line = PATTERNS[faction];
  if (!line) return "none";
  const filled =
    faction === "rebel" ? 'fill="#000"' : 'fill="none" stroke="#000" stroke-width="1.6"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="${line}" ${filled}/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
