/** Retrying what may work later: after a delay that grows and differs from page to page, so that a
 *  server that has come back is not asked by everyone at once. */
import { Problem } from "./rest";

/** Milliseconds before each retry while the server is down; then the last value repeats. */
export const AWAY: readonly number[] = [300, 1000, 2000, 5000, 10_000];
/** The same for a server that is up but full. */
export const BUSY: readonly number[] = [2000, 5000, 10_000, 20_000, 30_000, 60_000];
/** Too many requests, overloaded, or no server behind the proxy. */
const PASSING = new Set([0, 429, 502, 503, 504]);

/** How long to wait, in milliseconds, after this many failed tries. */
export function waitAfter(tries: number, waits: readonly number[] = AWAY): number {
  const wait = waits[Math.min(tries, waits.length - 1)] ?? 0;
  return wait * (0.75 + Math.random() / 2);
}

/** Whether the same request may succeed later. */
export function isPassing(problem: unknown): problem is Problem {
  return problem instanceof Problem && PASSING.has(problem.status);
}

/** Whether the server is up but full, rather than down. */
export function isBusy({ status }: Problem): boolean {
  return status === 429 || status === 503;
}

interface Trying {
  /** Whether anyone is still waiting for it. */
  isWanted: () => boolean;
  /** A try failed, and another one follows. */
  failed: (problem: Problem) => void;
}

/** Do something until it works. Null: nobody wants it any more. Permanent errors are thrown. */
export async function untilDone<Done>(
  act: () => Promise<Done>,
  { isWanted, failed }: Trying,
): Promise<Done | null> {
  for (let tries = 0; isWanted(); tries += 1) {
    try {
      return await act();
    } catch (problem) {
      if (!isPassing(problem)) throw problem;
      if (!isWanted()) break;
      failed(problem);
      await pause(Math.max(waitAfter(tries, isBusy(problem) ? BUSY : AWAY), problem.after * 1000));
    }
  }
  return null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
