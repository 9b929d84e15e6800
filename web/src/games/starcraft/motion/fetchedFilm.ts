/** What animates orders, a chunk of its own: the galaxy is seen first. */
import { Lazy } from "../../../shared/screen/lazy.svelte";

export const FILM = new Lazy(() => import("./film"));
