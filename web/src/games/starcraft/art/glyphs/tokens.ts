/** The signs of yields, orders and marks: paths of 24 × 24, filled even-odd. */
export const TOKEN_GLYPHS = {
  minerals: "M12 1l4 8-4 14-4-14zM5 8l3 5-1 8-5-7zM19 8l3 6-5 7-1-8z",
  gas: "M6 20a4.5 4.5 0 0 1-.6-8.95 6.5 6.5 0 0 1 12.7-1.5A5.3 5.3 0 0 1 17.5 20zM9 3q2-3 4 0t4 0v2q-2 3-4 0T9 5z",
  conquest: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
  strategic:
    "M7 6a6 6 0 0 1 5.7 4H24v4h-3v4h-4v-4h-4.3A6 6 0 1 1 7 6zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  build: "M8 2h8v8H8zM3 12h8v9H3zM13 12h8v9h-8z",
  mobilize: "M1 4h6l6 8-6 8H1l6-8zM11 4h6l6 8-6 8h-6l6-8z",
  research: "M8 1h8v3h-1v5l6 11q1 3-2 3H5q-3 0-2-3L9 9V4H8zM9 14l-2 4h10l-2-4z",
  defend: "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM11 6v5H6v2h5v5h2v-5h5v-2h-5V6z",
  lock: "M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10zm3 0h6V7a3 3 0 0 0-6 0z",
  star: "M12 0l3.5 8 8.5.8-6.5 5.7 2 8.5-7.5-4.5-7.5 4.5 2-8.5L0 8.8 8.5 8z",
  tick: "M2 13l3-3 5 5L20 4l3 3-13 14z",
  cross: "M3 0l9 9 9-9 3 3-9 9 9 9-3 3-9-9-9 9-3-3 9-9-9-9z",
  comet: "M16 8a5 5 0 1 1-3 9L1 23l6-11-5-3 8 0L6 2l7 6z",
  swords:
    "M1 1h5l7 8-3 3L1 5zM23 1h-5L5 14l-2-2-2 2 3 3-4 4 3 3 4-4 3 3 2-2-2-2L23 6zM15 15l3-3 2 2 2-2 2 2-3 3 3 4-3 3-4-4-3 3-2-2z",
  unseen:
    "M0 12Q5 4 12 4q3 0 5.5 1.5L21 2l2 2L4 23l-2-2 4-4Q2.5 15 0 12zm12-4a4 4 0 0 0-3.8 5.2l5-5A4 4 0 0 0 12 8zm8-1q2.5 2 4 5-5 8-12 8-1.5 0-3-.4l2.5-2.6q5-.5 5.5-5.5z",
  ground: "M1 19h22v3H1zM3 17l6-10 4 6 2-3 6 7z",
  flying: "M12 1l10 14-10-4-10 4zM6 19h12v3H6z",
  unknown: "M12 0l10.4 6v12L12 24 1.6 18V6z",
} as const;
export type TokenName = keyof typeof TOKEN_GLYPHS;

export const isTokenName = (name: string): name is TokenName => name in TOKEN_GLYPHS;
