/** What a screen reader says at once: one's own obstruction, and whoever is eliminated. */
import type { EventShown } from "../../../api/wire";
import { say } from "../../../words/words";

export function alertOf(
  { kind, seat }: EventShown,
  own: number | null,
  nameOf: (seat: number) => string,
): string {
  const isOwn = seat === own;
  if (kind === "obstructed" && isOwn) return say("sc-text-obstructed");
  if (kind !== "eliminated") return "";
  return say("sc-text-eliminated", { name: nameOf(seat), own: String(isOwn) });
}
