/** How a game of Clone Wars ended, told to each reader. */
import type { TableShown } from "../../../api/wire";
import type { CloneWarsView, Side } from "../model/view";

export interface Ending {
  /** Nobody, if all we know is that it is over. */
  winner: 0 | 1 | null;
  loser: 0 | 1 | null;
  /** Who resigned, if anyone did. */
  resigned: number | null;
  /** The world that is shown: the one that fell last, or the one of the side that resigned. */
  world: number | null;
  /** The rule that decided. */
  rule: string;
}

const RULES: Record<string, string> = { bases: "CW-WIN-01" };

export function endingOf(table: TableShown, view: CloneWarsView): Ending {
  const { result } = table;
  const [first] = result?.winners ?? [];
  const winner = first === 0 || first === 1 ? first : null;
  const loser = winner === null ? null : winner === 0 ? 1 : 0;
  const resigned = result?.resigned ?? null;
  const fell = winner === null ? undefined : view.sides[winner].victory.at(-1);
  const stands = loser === null ? undefined : standing(view.sides[loser]);
  const world = resigned === null ? fell : (stands ?? fell);
  const rule = resigned === null ? (RULES[result?.ending ?? ""] ?? "") : "";
  return { winner, loser, resigned, world: world ?? null, rule };
}

/** The base of a side, or the one that would have come next. */
function standing({ base, bases }: Side): number | undefined {
  return base?.card ?? bases.known[0];
}

/** Who it is told to: the winner, the loser, or a watcher. */
export function toldTo(
  { winner, loser }: Ending,
  seat: number | null,
): "winner" | "loser" | "other" {
  if (seat !== null && seat === winner) return "winner";
  return seat !== null && seat === loser ? "loser" : "other";
}
