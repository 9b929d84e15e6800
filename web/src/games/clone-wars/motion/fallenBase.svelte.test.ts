import { render, screen as page } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { event } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import type { EventShown } from "../../../api/wire";
import { announcer } from "../../../shared/browser/announce.svelte";
import { settings } from "../../../shared/browser/settings.svelte";
import type { CloneWars, CloneWarsView } from "../model/view";
import { card, view } from "../state/sampleTable";
import StageSample from "./StageSample.svelte";

const before = view({});
const after: CloneWarsView = view({}, { victory: [0] });
const fall: EventShown = {
  ...event("destroy-base", 0, [0]),
};

function falls(now = after, undone = false) {
  const printed = { card: [card("rishi", { name: "Rishi", type: "base" })] };
  const session = new SampleSession<CloneWars>({ view: before, printed });
  render(StageSample, { session });
  flushSync();
  session.view = now;
  session.happenings = [{ number: 2, actor: 1, events: [fall], lines: [], undone, view: now }];
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ motion: "off" });
});
afterEach(() => void vi.useRealTimers());

describe("the fall of a base", () => {
  it("is shown with the score and said aloud, and goes by itself", () => {
    const alert = vi.spyOn(announcer, "alert");
    falls();
    expect(page.getByText("Rishi falls!")).toBeTruthy();
    expect(page.getByText("0 : 1")).toBeTruthy();
    expect(alert).toHaveBeenCalledWith(
      expect.stringMatching(/^Rishi falls!.*0 to 1; the first to 3 wins/),
    );
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(page.queryByText("Rishi falls!")).toBeTruthy();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(page.queryByText("Rishi falls!")).toBeNull();
  });

  it("is ended by any input, but not by one that was on its way", () => {
    falls();
    window.dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(page.queryByText("Rishi falls!")).toBeTruthy();
    vi.advanceTimersByTime(600);
    window.dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(page.queryByText("Rishi falls!")).toBeNull();
  });

  it("is not shown when it is taken back, nor when it ends the game", () => {
    falls(after, true);
    expect(page.queryByText("Rishi falls!")).toBeNull();
    falls({ ...after, winner: 1 });
    expect(page.queryByText("Rishi falls!")).toBeNull();
  });
});
