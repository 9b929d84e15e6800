/** The sides of Clone Wars: patterns, light and the tones their cards are painted in. */
import type { Light } from "../../../../art/sky/scenes";
import type { Faction } from "./factions";

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

const CLOUDS: Readonly<Record<Faction, string>> = {
  republic: "#E07A66",
  separatist: "#7399F2",
  empire: "#A3B0D0",
  rebel: "#E8A56E",
  neutral: "#8F97B4",
};

/** What a side adds to the sky over its half of the table. */
export const lightOf = (faction: Faction): Light => ({
  glow: `var(--${faction}-glow)`,
  cloud: CLOUDS[faction],
});
