/** Signs of the battle board: paths of 24 × 24. */
export const SIGNS = {
  attack: "M12 1l2.6 4v9H17v3h-3.4v3.5h1.2V23H9.2v-2.5h1.2V17H7v-3h2.4V5z",
  health:
    "M12 21.5C5.2 16.4 1.5 12.7 1.5 8.2A5.7 5.7 0 0 1 12 5.2a5.7 5.7 0 0 1 10.5 3c0 4.5-3.7 8.2-10.5 13.3z",
  shield: "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM10.5 7v3.5H7v3h3.5V17h3v-3.5H17v-3h-3.5V7z",
  key: "M7 6.5a5.5 5.5 0 0 1 5.3 4H23v3.5h-2.5V17H17v-3h-4.7A5.5 5.5 0 1 1 7 6.5zm0 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  eye: "M12 5c5.5 0 9.3 3.5 11.5 7-2.2 3.5-6 7-11.5 7S2.7 15.5.5 12C2.7 8.5 6.5 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
} as const;
export type SignName = keyof typeof SIGNS;
