/** The data for the plots of a finished game. All words are passed in. */

export interface DamageTurn {
  readonly turn: number;
  /** Whose damage it is: bars of one side go up, of the other down. */
  readonly side: "up" | "down";
  readonly sideName: string;
  readonly damage: number;
  /** The moment in the replay. */
  readonly href?: string;
}

export interface FallenWorld {
  readonly turn: number;
  /** Who destroyed it. */
  readonly side: "up" | "down";
  readonly slug: string;
  readonly name: string;
}

export interface MirroredRow {
  readonly name: string;
  readonly left: number;
  readonly right: number;
}
