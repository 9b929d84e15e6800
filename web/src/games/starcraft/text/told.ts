/** A table of StarCraft as it is put into words: what is shown, with what is printed and who plays. */
import type { Session } from "../../../api/session";
import { seatName } from "../../../shared/tables/seatNames";
import { type Galaxy, galaxyOf } from "../model/galaxy";
import type { Names } from "../model/saying";
import type { StarCraft, StarCraftPrinted, StarCraftView } from "../model/view";
import { tableIn } from "../state/tableState.svelte";

export interface Told {
  readonly view: StarCraftView;
  readonly printed: StarCraftPrinted;
  readonly galaxy: Galaxy;
  /** The players by their names, by seat. */
  readonly names: Names;
  /** Which seats programs play. */
  readonly programs: readonly boolean[];
  /** The reader's seat; null for a watcher. */
  readonly own: number | null;
}

/** Null while there is no table. */
export function toldOf(session: Session<StarCraft>): Told | null {
  const there = tableIn(session);
  if (!there) return null;
  const { view, printed } = there;
  const names = view.players.map(({ faction }, seat) => {
    const sitter = session.seatOf(seat);
    return sitter ? seatName(sitter, session.seat) : (printed.faction[faction]?.name ?? "");
  });
  const programs = names.map((_, seat) => session.seatOf(seat)?.kind === "program");
  return { view, printed, galaxy: galaxyOf(view, printed), names, programs, own: session.seat };
}

export const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");
