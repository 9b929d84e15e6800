/** Parts of the table that only some moments need. Each is a chunk of its own, fetched while the page has nothing
 *  to do, so that nobody waits for it. */
import { Lazy } from "../../../shared/screen/lazy.svelte";

export const BATTLE = new Lazy(async () => (await import("../battle/TableBattle.svelte")).default);
export const BUILD = new Lazy(async () => (await import("../build/Build.svelte")).default);
export const PAY = new Lazy(async () => (await import("../build/Pay.svelte")).default);
export const RESEARCH = new Lazy(async () => (await import("../research/Research.svelte")).default);
export const EVENTS = new Lazy(async () => (await import("../events/EventCards.svelte")).default);
export const TRAY = new Lazy(async () => (await import("../prompts/Tray.svelte")).default);
export const OBSTRUCTED = new Lazy(
  async () => (await import("../others/Obstructed.svelte")).default,
);
export const TICKER = new Lazy(async () => (await import("../others/Ticker.svelte")).default);
/** Only in games with Brood War. */
export const SHEET_EXTRAS = new Lazy(
  async () => (await import("../rails/expansion/SheetExtras.svelte")).default,
);
/** Only in scenarios. */
export const AIMS = new Lazy(async () => (await import("../scenario/TableAims.svelte")).default);
/** The recap of a small table. */
export const SMALL_RECAP = new Lazy(async () => (await import("../others/Recap.svelte")).default);
export const HAND = new Lazy(async () => (await import("../hand/HandPage.svelte")).default);
export const FORECAST = new Lazy(async () => (await import("../prompts/Forecast.svelte")).default);
export const ZOOM = new Lazy(async () => (await import("../cards/CardZoom.svelte")).default);

/** What every game comes to. */
const ALL = [
  ...[TRAY, SMALL_RECAP, HAND, FORECAST, BUILD, PAY, BATTLE, RESEARCH, EVENTS, ZOOM],
  ...[OBSTRUCTED, TICKER],
];

/** Fetch all of them as soon as the page is idle; what is returned calls it off. If one fails, its place on
 *  the table says so and offers to load the page again. */
export function fetchWhenIdle(): () => void {
  const fetch = () => ALL.forEach((part) => void part.load().catch(() => undefined));
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetch, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(fetch);
  return () => cancelIdleCallback(waiting);
}
