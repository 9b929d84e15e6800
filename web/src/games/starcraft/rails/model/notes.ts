/** What matters about a seat besides its turn: an amber line in its card. */
import type { GlyphName } from "../../../../art/glyphs/paths";
import { say } from "../../../../words/words";

export interface SeatNote {
  readonly glyph: GlyphName;
  readonly text: string;
}

/** None of its orders lay on top when it was its turn: it drew an Event card. */
export const obstructed = (): SeatNote => ({ glyph: "lock", text: say("sc-rails-obstructed") });
