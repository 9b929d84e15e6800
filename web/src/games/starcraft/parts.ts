/** Parts of the table that only a wide window needs, or only a small one. Each is a chunk of its own. */
import { Lazy } from "../../shared/screen/lazy.svelte";
import { roomIn } from "./model/rooms";

/** The table in a wide window, and in a small one. */
export const WIDE = new Lazy(async () => (await import("./Wide.svelte")).default);
export const SMALL = new Lazy(async () => (await import("./phone/SmallTable.svelte")).default);
/** The recap of a wide table. */
export const RECAP = new Lazy(async () => (await import("./others/FreeRecap.svelte")).default);

/** Fetch what a window of this width needs at once. If it fails, its place on the table says so. */
export function fetchFor(width: number): void {
  const parts = roomIn(width) === "wide" ? [WIDE, RECAP] : [SMALL];
  for (const part of parts) void part.load().catch(() => undefined);
}
