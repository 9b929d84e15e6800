/** The position in a replay, as given by its address. */

export interface ReplayPlace {
  step: number;
  /** A seat's, a watcher's (-1), everybody's (-2), or the default. */
  perspective: number | null;
  /** What is open at first: the check of the shuffles, or who plays on. */
  opened: "verify" | "play-on" | null;
}

function numberIn(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Invalid parts are ignored. */
export function readAddress(search: string): ReplayPlace {
  const query = new URLSearchParams(search);
  const perspective = numberIn(query.get("eyes"));
  return {
    step: Math.max(0, numberIn(query.get("step")) ?? 0),
    perspective: perspective !== null && perspective >= -2 ? perspective : null,
    opened: query.has("verify") ? "verify" : query.has("play-on") ? "play-on" : null,
  };
}

export function addressOf({ step, perspective }: { step: number; perspective: number }): string {
  return `?step=${step}&eyes=${perspective}`;
}
