/** Pieces that no number names: options buy them by their verb. */
export const PIECES = ["worker", "transport", "base"] as const;
export type Piece = (typeof PIECES)[number];

export const PIECE: Readonly<Record<Piece, number>> = { worker: 0, transport: 1, base: 2 };
