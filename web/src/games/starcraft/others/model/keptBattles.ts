/** The tables after battles, kept for when the page is reloaded: how a battle went is told only once. */
import type { StarCraftView } from "../../model/view";

const KEPT = "orrery.battles";
/** So many of the latest. */
const MOST = 6;

type Kept = readonly [order: number, after: StarCraftView];

/** `of`: of which table, and who has seen them. */
export function keepBattles(of: string, battles: ReadonlyMap<number, StarCraftView>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([of, [...battles].slice(-MOST)]));
  } catch {
    // A browser without storage shows them until the page is left.
  }
}

export function keptBattles(of: string): readonly Kept[] {
  try {
    const [whose, kept] = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as unknown[];
    return whose === of && Array.isArray(kept) && kept.every(isKept) ? kept : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  if (!Array.isArray(one)) return false;
  const [order, after] = one as [unknown, Partial<StarCraftView> | null];
  return typeof order === "number" && Array.isArray(after?.figures?.fought?.lanes);
}
