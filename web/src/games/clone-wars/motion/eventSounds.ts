/** The sound of an update: one sound, for the most serious event. */
import type { EventShown } from "../../../api/wire";
import type { Sound } from "../../../shared/browser/sounds";

/** Most serious first. */
const HEARD: readonly [Sound, readonly string[]][] = [
  ["fall", ["destroy-base"]],
  ["hit", ["damage-base", "damage-ship", "destroy-ship", "defeat", "destroy-row"]],
  ["force", ["force"]],
  ["coin", ["buy"]],
  ["card", ["play"]],
];

export function soundOf(events: readonly EventShown[]): Sound | null {
  const kinds = new Set(events.map(({ kind }) => kind));
  return HEARD.find(([, of]) => of.some((kind) => kinds.has(kind)))?.[0] ?? null;
}
