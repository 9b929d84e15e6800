import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";

import { SUN } from "./paint";
import { painted } from "./painted.svelte";
import { seededRecipe } from "./seededRecipe";

const asked: string[] = [];

vi.mock("./bitmap", () => ({
  paintedRadius: (radius: number) => radius,
  pictureNow: () => undefined,
  pictureOfAnySize: () => undefined,
  picture: (slug: string, { radius }: { radius: number }) => {
    asked.push(`${slug} ${radius}`);
    if (slug === "broken" && radius === 64) return Promise.reject(new Error("no canvas today"));
    return Promise.resolve({ url: `${slug} ${radius}`, reach: 1 });
  },
}));

it("paints all worlds of a page coarsely before the first finely, and one that failed all the same", async () => {
  const stop = $effect.root(() => {
    for (const slug of ["one", "two", "broken"])
      painted(() => ({ slug, recipe: seededRecipe(slug), radius: 128, sun: SUN }));
  });
  flushSync();
  await vi.waitFor(() => expect(asked).toHaveLength(6));
  expect(asked).toEqual(["one 64", "two 64", "broken 64", "one 128", "two 128", "broken 128"]);
  stop();
});
