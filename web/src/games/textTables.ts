/** The tables that the text view can put into words. */
import type { Session } from "../api/session";
import type { TextTable } from "../shared/screen/textTable";
import { cloneWarsInWords } from "./clone-wars/textTable";

const IN_WORDS: Record<string, (session: Session) => TextTable> = {
  "clone-wars": cloneWarsInWords,
};

/** Null before there is a table, and for a game that has no words for it. */
export function tableInWords(session: Session): TextTable | null {
  if (!session.view || !session.table) return null;
  return IN_WORDS[session.table.game]?.(session) ?? null;
}
