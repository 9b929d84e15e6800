/** Pages of a small table that are looked at now and then: each is a chunk of its own. */
import { Lazy } from "../../../shared/screen/lazy.svelte";

export const SHEET = new Lazy(async () => (await import("./SheetPage.svelte")).default);
