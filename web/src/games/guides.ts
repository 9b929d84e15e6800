/** The games that have a guide. */
import type { Lessons } from "../shared/screen/lessons";

const GUIDES: Readonly<Record<string, () => Promise<Lessons>>> = {
  "clone-wars": async () => (await import("./clone-wars/lessons")).LESSONS,
};

/** What is taught of a game; null if there is no guide to it, or it cannot be fetched. */
export async function lessonsOf(game: string): Promise<Lessons | null> {
  try {
    return (await GUIDES[game]?.()) ?? null;
  } catch {
    return null;
  }
}
