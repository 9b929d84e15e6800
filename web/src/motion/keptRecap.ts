/** Keeps what was told at the start of a turn, for when the page is reloaded: earlier events are not
 *  sent again. */
const KEPT = "orrery.recap";

/** `turn`: of which table, whose and which one; what was told must survive being written as JSON. */
export function keepRecap(turn: string, told: unknown): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([turn, told]));
  } catch {
    // A browser without storage tells it once.
  }
}

/** What was told in a turn, if it is what it should be. */
export function keptRecap<Told>(
  turn: string,
  isTold: (kept: unknown) => kept is Told,
): Told | null {
  try {
    const [of, told] = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as unknown[];
    return of === turn && isTold(told) ? told : null;
  } catch {
    return null;
  }
}
