/** A table told in words, for the text view. Each game that has words for its table is named here. */
import type { Session } from "../api/session";
import type { NamedThing } from "../table/text/command";
import { tellCloneWars } from "./clone-wars/text/textTable";

/** A few lines with a title. */
export interface Part {
  title: string;
  lines: string[];
}

export interface Telling {
  /** What is the reader's own. */
  you: Part[];
  /** Everything else. */
  table: Part[];
  hand: string[];
  /** What can be named after `why`. */
  things: NamedThing[];
}

const TELLERS: Record<string, (session: Session) => Telling> = {
  "clone-wars": tellCloneWars,
};

export function tell(session: Session): Telling | null {
  if (!session.view || !session.table) return null;
  return TELLERS[session.table.game]?.(session) ?? null;
}
