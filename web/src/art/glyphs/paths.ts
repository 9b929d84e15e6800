/** Every icon as one path in a 24 × 24 box, filled with the current colour, even-odd. */
export const GLYPHS = {
  // figures and marks of a card
  attack: "M12 0l3 4v10H9V4zM5 15h14v3h-5v5h-4v-5H5z",
  resources: "M5 4h14l4 6-3 10H4L1 10zM7 7l-2 3h14l-2-3z",
  force:
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 2.5a8.5 8.5 0 0 1 0 17 4.25 4.25 0 0 1 0-8.5 4.25 4.25 0 0 0 0-8.5z",
  "hit-points": "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4z",
  damage: "M12 0l2 7 6-4-3 6 7 1-6 4 5 6-7-2-1 6-4-5-5 5 0-7-6 0 5-5-5-4 7-1-2-6 5 4z",
  target:
    "M11 0h2v5.1A7 7 0 0 1 18.9 11H24v2h-5.1A7 7 0 0 1 13 18.9V24h-2v-5.1A7 7 0 0 1 5.1 13H0v-2h5.1A7 7 0 0 1 11 5.1zm1 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  reward: "M5 1h14v22l-7-5-7 5zM9 5v6h6V5z",
  cost: "M12 0l10.4 6v12L12 24 1.6 18V6z",
  unique: "M12 1l8 11-8 11-8-11z",
  bolt: "M14 0L3 14h7l-2 10L21 9h-8z",
  reconstructed: "M2 9q5-6 10-2t10-2v3q-5 6-10 2T2 12zM2 16q5-6 10-2t10-2v3q-5 6-10 2T2 19z",
  unit: "M12 1a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM1 24q0-9 11-9t11 9z",
  "capital-ship": "M1 14L23 9l-3 6-6 3H3z",
  base: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM4 12q8-5 16 0-8 5-16 0z",
  // piles
  exile:
    "M8 5h8v14H8zM12 0a12 12 0 0 1 9 4l-2 2a9 9 0 0 0-7-3zM3 20a12 12 0 0 1 0-16l2 2a9 9 0 0 0 0 12zM21 20a12 12 0 0 1-9 4v-3a9 9 0 0 0 7-3z",
  draw: "M3 4h11v16H3zM16 6h5v14h-5z",
  deck: "M4 6h12v16H4zM7 2h13v16h-2V4H7z",
  discard: "M3 5h13v18H3zM5 7v14h9V7zM8 1h13v17h-3V4H8z",
  hand: "M2 8l5-2 5 15-5 2zM9 4h6v17h-2zM17 6l5 2-5 15h-3z",
  galaxy:
    "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1 13C2 5 9 2 14 3c5 1 8 5 7 9-2-4-5-6-9-5-4 0-7 3-7 7 1 3 3 5 6 6-6 1-10-3-10-7zM23 11c-1 8-8 11-13 10-2-.4-3.6-1.2-4.8-2.3 3 1 6 1 8.8-.7 3-1.7 5-4 5-7-.1-1.8-.9-3.3-2-4.5 4 .4 6 2 6 4.5z",
  // traits, one silhouette each
  trooper:
    "M3 12a9 11 0 0 1 18 0l-1 7-5 4H9l-5-4zM5 11q7 4 14 0v3q-7 4-14 0zM9 18h2v3H9zM13 18h2v3h-2z",
  droid: "M11 0h2v4h-2zM6 4h12l2 14-4 6H8l-4-6zM7 10v4h4v-4zm6 0v4h4v-4zM9 18v2h6v-2z",
  jedi: "M12 1q8 3 8 12 0 4-2 6l4 5H2l4-5q-2-2-2-6Q4 4 12 1zM12 7q-4 2-4 7t4 7q4-2 4-7t-4-7z",
  sith: "M12 2l3 5 6-5-1 9q1 7-8 13-9-6-8-13L3 2l6 5zM7 12l4 3v1l-4-1zm10 0l-4 3v1l4-1z",
  officer: "M2 10q0-9 10-9t10 9l-3 2H5zM11 3h2v4h-2zM5 14h14q0 9-7 9t-7-9z",
  fighter: "M12 0l2 9 9 7v3l-8-2-1 5h-4l-1-5-8 2v-3l9-7z",
  vehicle: "M3 6h12l6 5v4H1v-5zM14 8v3h4zM3 17h4l-2 7H2zM10 17h4l1 7h-4zM17 17h4l1 7h-3z",
  transport: "M1 10l5-5h11l6 7-3 5H4zM15 7v4h4zM3 19h6v3H3zM14 19h6v3h-6z",
  scoundrel: "M5 10l1-7q6-4 12 0l1 7 4 2q-11 5-22 0zM6 15q6 2 12 0l-2 6-4 3-4-3z",
  bounty_hunter: "M4 12Q4 1 12 1t8 11v8l-5 4v-8h4v-3H5v3h4v8l-5-4zM20 2h2v10h-2z",
  // the table
  lock: "M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10zm3 0h6V7a3 3 0 0 0-6 0z",
  rule: "M17 6.5h-3Q14 4 12 4t-2 1.8q0 1.2 3 2.7 5 2.5 5 5 0 2-2 3.3 1 1 1 2.5Q17 23 12.2 23 7 23 7 18h3q0 2.5 2.2 2.5 1.8 0 1.8-1.5 0-1.4-3-2.8-5-2.3-5-5 0-2.2 2-3.4-1-1-1-2.5Q7 1 12 1q5 0 5 5.5zm-6.3 3.3q-1.7.6-1.7 1.7 0 1.2 4.2 2.9 1.7-.6 1.7-1.7 0-1.2-4.2-2.9z",
  undo: "M9 2v5h5a8 8 0 0 1 0 16H6v-4h8a4 4 0 0 0 0-8H9v5L1 9z",
  comet: "M22 2L11 5a8 8 0 1 0 8 8zM10 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  "first-player": "M2 9h11V3l9 9-9 9v-6H2zM2 3h5v3H2zM2 18h5v3H2z",
  bot: "M10 0h4l.6 3.2 2.4 1 2.7-1.8 2.8 2.8-1.8 2.7 1 2.4L24 10v4l-3.2.6-1 2.4 1.8 2.7-2.8 2.8-2.7-1.8-2.4 1L14 24h-4l-.6-3.2-2.4-1-2.7 1.8-2.8-2.8 1.8-2.7-1-2.4L0 14v-4l3.2-.6 1-2.4-1.8-2.7 2.8-2.8 2.7 1.8 2.4-1zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  person: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 22q0-8 10-8t10 8z",
  watcher:
    "M0 12Q12-2 24 12 12 26 0 12zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  clock:
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM11 7h2.5v5l3.5 2.5-1.5 2L11 13.5z",
  curtain: "M1 1h22v4H1zM2 7h9q0 9-6 12l1 4H2zM22 7h-9q0 9 6 12l-1 4h4z",
  note: "M4 1h11l5 5v17H4zM14 3v4h4zM7 10v2h10v-2zm0 4v2h10v-2zm0 4v2h6v-2z",
  link: "M10 7H6a5 5 0 0 0 0 10h4v-3H6a2 2 0 0 1 0-4h4zm4 0v3h4a2 2 0 0 1 0 4h-4v3h4a5 5 0 0 0 0-10zM8 10.8h8v2.4H8z",
  "text-view": "M2 4h4v3H2zM8 4h14v3H8zM2 10.5h4v3H2zM8 10.5h14v3H8zM2 17h4v3H2zM8 17h14v3H8z",
  book: "M2 3h8q2 0 2 2 0-2 2-2h8v17h-8q-2 0-2 2 0-2-2-2H2zM5 6v11h5V6zm9 0v11h5V6z",
  menu: "M2 4h20v3H2zM2 10.5h20v3H2zM2 17h20v3H2z",
  more: "M2 9.5h5v5H2zM9.5 9.5h5v5h-5zM17 9.5h5v5h-5z",
  chat: "M2 2h20v15H11l-6 6v-6H2zM6 7v2h12V7zm0 4v2h8v-2z",
  hint: "M12 1a8 8 0 0 1 4.5 14.6V19h-9v-3.4A8 8 0 0 1 12 1zM8 20.5h8V23H8z",
  flag: "M3 1h3v1l14 1-4 5 4 6-14-1v10H3z",
  again: "M12 3a9 9 0 0 1 8.5 6L23 8l-1 8-7-4 2.6-1.1A6 6 0 1 0 17 16h3.2A9 9 0 1 1 12 3z",
  copy: "M3 1h13v4h-3V4H6v11h1v3H3zM9 7h12v16H9zM12 10v10h6V10z",
  settings: "M2 5h8V3h4v2h8v3h-8v2h-4V8H2zM2 16h3v-2h4v2h13v3H9v2H5v-2H2z",
  search:
    "M10 1a9 9 0 0 1 7 14.5l6.5 6.5-2 2-6.5-6.5A9 9 0 1 1 10 1zm0 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  moon: "M14 1a11 11 0 1 0 9 16Q13 18 12 9q0-5 2-8z",
  sun: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4zM3 4.5L4.5 3 7 5.5 5.5 7zM17 18.5l1.5-1.5 2.5 2.5-1.5 1.5zM19.5 3L21 4.5 18.5 7 17 5.5zM5.5 17L7 18.5 4.5 21 3 19.5z",
  // plain signs
  tick: "M9 20L1 12l3-3 5 5L20 3l3 3z",
  cross: "M4 1l8 8 8-8 3 3-8 8 8 8-3 3-8-8-8 8-3-3 8-8-8-8z",
  plus: "M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8z",
  minus: "M2 10h20v4H2z",
  "at-least": "M4 2l17 7v3L4 19v-4l11-4.5L4 6zM4 20h17v3H4z",
  arrow: "M2 10h12V4l8 8-8 8v-6H2z",
  up: "M12 1l9 10h-6v12H9V11H3z",
  down: "M12 23l9-10h-6V1H9v12H3z",
  chevron: "M8 2l10 10L8 22l-3-3 7-7-7-7z",
  back: "M16 2L6 12l10 10 3-3-7-7 7-7z",
  play: "M5 2l16 10L5 22z",
  pause: "M4 2h6v20H4zM14 2h6v20h-6z",
  "to-start": "M2 2h4v20H2zM22 2v20L7 12z",
  "to-end": "M18 2h4v20h-4zM2 2l15 10L2 22z",
  rewind: "M12 3v18L1 12zM23 3v18l-11-9z",
  forward: "M1 3l11 9-11 9zM12 3l11 9-11 9z",
} as const;

export type GlyphName = keyof typeof GLYPHS;
