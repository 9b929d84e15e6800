/** A table as the orrery shows it. All words come from outside. */
import type { NamedWorld } from "../worlds/painting/recipe";

export interface OrreryTable {
  readonly id: string;
  /** The world that stands for it. */
  readonly world: NamedWorld;
  /** Whose turn it is; `quiet` for a world that is only named. */
  readonly state: "yours" | "waiting" | "open" | "quiet";
  /** How far along the game is, 0 to 1. */
  readonly progress: number;
  /** Where a click leads; nowhere if left out. */
  readonly href?: string;
  readonly title: string;
  /** After the title: the game. */
  readonly game?: string;
  /** The second line; its `urgent` part stands out. */
  readonly urgent?: string;
  readonly line?: string;
}
