/** What the stage is told: what happened, and the tables before and after it. */
import type { Happening } from "../api/session";
import type { Shown } from "../api/wire";

export interface Told<Game extends Shown> {
  /** What each pick of a gesture did. */
  readonly parts: readonly Happening<Game>[];
  readonly actor: number | null;
  readonly undone: boolean;
  /** Nobody saw it: the connection was lost, or the page hidden. */
  readonly isMissed: boolean;
  readonly before: Game["view"];
  readonly after: Game["view"];
}
