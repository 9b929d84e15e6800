/** Things that no number names: options give them by their verb. */
export const PIECES = [
  "worker",
  "transport",
  "base",
  "point",
  "event-card",
  "installation",
] as const;
export type Piece = (typeof PIECES)[number];

export const PIECE: Readonly<Record<Piece, number>> = {
  worker: 0,
  transport: 1,
  base: 2,
  point: 3,
  "event-card": 4,
  installation: 5,
};
