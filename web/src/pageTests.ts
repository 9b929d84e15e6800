/**
 * For tests of pages, which share one: every file finds the page as if it were new, has modules of its own, and speaks
 * English.
 */
import { afterEach, beforeEach, vi } from "vitest";

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, "", "/");

const { act, cleanup, setup } = await import("@testing-library/svelte");
const { speak, speakOf, spokenGames } = await import("./words/words");

beforeEach(setup);
afterEach(async () => {
  await act();
  cleanup();
});
await speak("en");
await Promise.all(spokenGames().map(speakOf));
