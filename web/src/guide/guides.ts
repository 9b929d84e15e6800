/** The games that have a guide. */
import type { Lessons } from "./notes";

const GUIDES: Readonly<Record<string, () => Promise<Lessons>>> = {
  "clone-wars": async () => (await import("../clone-wars/guide/lessons")).LESSONS,
};

export async function lessonsOf(game: string): Promise<Lessons | null> {
  return (await GUIDES[game]?.()) ?? null;
}
