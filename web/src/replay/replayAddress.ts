/** The position in a replay, as given by its address. */

export interface ReplayPlace {
  step: number;
  /** A seat's, a watcher's (-1), everybody's (-2), or the default. */
  perspective: number | null;
  /** What is open at first: the check of the shuffles, who plays on, or where the game turned. */
  opened: "verify" | "play-on" | "turned" | null;
}

const OPENED = ["verify", "play-on", "turned"] as const;

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
    opened: OPENED.find((name) => query.has(name)) ?? null,
  };
}

export function addressOf({ step, perspective }: { step: number; perspective: number }): string {
  return `?step=${step}&eyes=${perspective}`;
}
