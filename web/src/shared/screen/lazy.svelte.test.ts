import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { Lazy } from "./lazy.svelte";

test("a thing is fetched once, when it is first looked at, and is there from then on", async () => {
  const fetch = vi.fn(async () => "poster");
  const lazy = new Lazy(fetch);
  const seen: (string | null)[] = [];
  expect(lazy.already).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  const stop = $effect.root(() => {
    $effect(() => void seen.push(lazy.thing));
  });
  flushSync();
  await lazy.load();
  flushSync();
  expect(seen).toEqual([null, "poster"]);
  expect(lazy.now).toEqual({ is: "there", thing: "poster" });
  expect(lazy.already).toBe("poster");
  expect(fetch).toHaveBeenCalledTimes(1);
  stop();
});

test("a failed fetch is a state, not an error for the reader", async () => {
  const lazy = new Lazy<string>(async () => {
    throw new Error("no connection");
  });
  expect(lazy.now).toEqual({ is: "fetching" });
  await expect(lazy.load()).rejects.toThrow("no connection");
  expect(lazy.now).toEqual({ is: "failed" });
  expect(lazy.thing).toBeNull();
});
