/** Where in a replay somebody is, as its address tells. */

export interface Place {
  step: number;
  /** A seat's, a watcher's (-1), or as usual. */
  eyes: number | null;
  /** Begin with the check of the shuffles. */
  verify: boolean;
}

function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What makes no sense is left out. */
export function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const eyes = numberIn(query.get("eyes"));
  return {
    step: Math.max(0, numberIn(query.get("step")) ?? 0),
    eyes: eyes !== null && eyes >= -1 ? eyes : null,
    verify: query.has("verify"),
  };
}

export function placeIn({ step, eyes }: { step: number; eyes: number }): string {
  return `?step=${step}&eyes=${eyes}`;
}
