/** What events name. */
import type { EventShown } from "../../../api/wire";

/** The number of a thing of a kind that an event names, the first unless told; -1: none. */
export function named({ refs }: EventShown, kind: string, at = 0): number {
  return refs.filter((ref) => ref.kind === kind)[at]?.number ?? -1;
}
