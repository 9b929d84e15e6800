import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Problem } from "./rest";
import { AWAY, BUSY, untilDone, waitAfter } from "./retry";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fails with these problems, one after the other, and then works. */
function failing(...problems: Problem[]) {
  return vi.fn(async () => {
    const problem = problems.shift();
    if (problem) throw problem;
    return "done";
  });
}
const problem = (status: number, after = 0) => new Problem(status, "", "", after);
const wanted = { isWanted: () => true, failed: () => undefined };

describe("patience", () => {
  test.each([
    ["away", AWAY],
    ["full", BUSY],
  ])("grows with every try while a server is %s, up to its end", (_, waits) => {
    for (let tries = 0; tries < waits.length + 3; tries += 1) {
      const usual = waits[Math.min(tries, waits.length - 1)] ?? 0;
      expect(waitAfter(tries, waits)).toBeGreaterThanOrEqual(usual * 0.75);
      expect(waitAfter(tries, waits)).toBeLessThanOrEqual(usual * 1.25);
    }
    expect(waits).toEqual([...waits].sort((one, two) => one - two));
  });

  test("tries until it works, and tells every failure", async () => {
    const failed = vi.fn();
    const act = failing(problem(0), problem(429), problem(503));
    const trying = untilDone(act, { isWanted: () => true, failed });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await trying).toBe("done");
    expect(act).toHaveBeenCalledTimes(4);
    expect(failed).toHaveBeenCalledTimes(3);
  });

  test("waits as long as the server says", async () => {
    const act = failing(problem(429, 20));
    const trying = untilDone(act, wanted);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await trying).toBe("done");
  });

  test("ends when nobody waits any more", async () => {
    let isWanted = true;
    const act = failing(problem(0), problem(0), problem(0));
    const trying = untilDone(act, { isWanted: () => isWanted, failed: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    isWanted = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await trying).toBeNull();
    expect(act).toHaveBeenCalledTimes(1);
  });

  test("does not try again what cannot work", async () => {
    const act = failing(problem(404));
    await expect(untilDone(act, wanted)).rejects.toMatchObject({ status: 404 });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
