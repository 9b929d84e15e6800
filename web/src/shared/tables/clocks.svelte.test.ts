import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ClockShown } from "../../api/wire";
import { currentTime } from "../browser/currentTime";
import { clockFace, duration, leftOf, limit, limitMeans, passed } from "./clocks";

const clock: ClockShown = { kind: "game", seconds: 600, left: [100, 90], running: 0, since: 1000 };

describe("a clock", () => {
  test("goes on for whoever is asked, and stands for the others", () => {
    expect(leftOf(clock, 0, 1030)).toBe(70);
    expect(leftOf(clock, 1, 1030)).toBe(90);
    expect(leftOf({ ...clock, running: null }, 0, 1030)).toBe(100);
  });

  test("never shows less than nothing, nor more than there is", () => {
    expect(leftOf(clock, 0, 2000)).toBe(0);
    expect(leftOf(clock, 0, 990)).toBe(100);
  });

  test("has a face for every length, and counts what has begun", () => {
    const faces = [0, 9.2, 60, 252, 3599.5, 3909, 86_400, 187_200].map(clockFace);
    expect(faces).toEqual([
      ...["0:00", "0:10", "1:00", "4:12", "1:00:00", "1:05:09", "1 d 0 h", "2 d 4 h"],
    ]);
  });

  test("is told at three moments, each of them once", () => {
    expect([passed(61, 60), passed(60, 59), passed(31, 29.5), passed(10.1, 9.9)]).toEqual([
      ...[60, undefined, 30, 10],
    ]);
    expect(passed(0, 200), "when one comes").toBeUndefined();
  });

  test("has a limit in words", () => {
    expect([60, 600, 86_400, 259_200, 90].map(duration)).toEqual([
      ...["1 minute", "10 minutes", "1 day", "3 days", "90 seconds"],
    ]);
    expect(limit({ kind: "move", seconds: 300 })).toBe("5 min a move");
    expect(limit({ kind: "move", seconds: 86_400 })).toBe("1 day a move");
    expect(limit({ kind: "game", seconds: 5400 })).toBe("90 min each");
    expect(limitMeans({ kind: "game", seconds: 1800 })).toContain("30 minutes for all");
  });
});

describe("the present", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 5000 }));
  afterEach(() => void vi.useRealTimers());

  test("goes on while somebody looks, and no longer", async () => {
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(currentTime.seconds));
    });
    flushSync();
    vi.advanceTimersByTime(250);
    flushSync();
    expect(seen).toEqual([5, 5.25]);
    stop();
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });
});
