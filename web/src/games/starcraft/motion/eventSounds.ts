/** The sound of an update: one sound, for the most serious event. */
import type { EventShown } from "../../../api/wire";
import type { Sound } from "../../../shared/browser/sounds";

/** Most serious first. */
const HEARD: readonly [Sound, readonly string[]][] = [
  ["fall", ["eliminated", "base-destroyed", "installation-destroyed"]],
  ["hit", ["battle", "destroy", "compare"]],
  ["force", ["conquest"]],
  ["coin", ["place", "base", "installation", "building", "module", "learn", "gain-token"]],
  ["card", ["reveal", "order", "defend", "leader"]],
];

export function soundOf(events: readonly EventShown[]): Sound | null {
  const kinds = new Set(events.map(({ kind }) => kind));
  return HEARD.find(([, of]) => of.some((kind) => kinds.has(kind)))?.[0] ?? null;
}
