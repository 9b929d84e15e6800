import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import LiveRegions from "../page/LiveRegions.svelte";
import { Announcer, announcer } from "./announce.svelte";

let voice: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  voice = new Announcer();
});
afterEach(() => vi.useRealTimers());

const text = (region: { nodes: string[] }) => region.nodes.join("");

describe("the announcer", () => {
  test("joins what happens within a second", () => {
    voice.say("Ben plays Droideka.");
    vi.advanceTimersByTime(900);
    voice.say("Ben buys STAP.");
    expect(text(voice.polite)).toBe("");
    vi.advanceTimersByTime(100);
    expect(text(voice.polite)).toBe("Ben plays Droideka. Ben buys STAP.");
  });

  test("reads at most three sentences and counts the rest", () => {
    ["a.", "b.", "c.", "d.", "e."].forEach((one) => voice.say(one));
    vi.advanceTimersByTime(1000);
    expect(text(voice.polite)).toBe("a. b. c. And 2 more in the log.");
  });

  test("alternates between two nodes, so that the same is read again", () => {
    voice.alert("Your turn.");
    const first = [...voice.assertive.nodes];
    voice.alert("Your turn.");
    expect(voice.assertive.nodes).toEqual(first.reverse());
  });

  test("is silent and empty while it is muted", () => {
    voice.alert("Your turn.");
    voice.say("Ben draws.");
    voice.isMuted = true;
    vi.advanceTimersByTime(2000);
    voice.alert("x");
    voice.say("y");
    vi.advanceTimersByTime(2000);
    expect(text(voice.polite) + text(voice.assertive)).toBe("");
    voice.isMuted = false;
    voice.alert("Your turn.");
    expect(text(voice.assertive)).toBe("Your turn.");
  });
});

test("the regions are there before anything is said", async () => {
  const { container } = render(LiveRegions);
  const region = container.querySelector("[aria-live=assertive]");
  expect(region?.textContent.trim()).toBe("");
  announcer.alert("Your turn.");
  await Promise.resolve();
  expect(region?.textContent).toContain("Your turn.");
});
