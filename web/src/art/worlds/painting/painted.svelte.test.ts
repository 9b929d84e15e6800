import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";

import { SUN } from "./paint";
import { painted } from "./painted.svelte";
import { seededRecipe } from "./seededRecipe";

const { asked, done } = vi.hoisted(() => ({
  asked: [] as string[],
  done: new Map<string, { url: string; reach: number }>(),
}));

vi.mock("./bitmap", () => ({
  paintedRadius: (radius: number) => radius,
  pictureNow: (slug: string, { radius }: { radius: number }) => done.get(`${slug} ${radius}`),
  pictureOfAnySize: (slug: string) => done.get(`${slug} 128`) ?? done.get(`${slug} 64`),
  picture: async (slug: string, { radius }: { radius: number }) => {
    const url = `${slug} ${radius}`;
    asked.push(url);
    if (url === "broken 64") throw new Error("no canvas today");
    done.set(url, { url, reach: 1 });
    return done.get(url);
  },
}));

it("paints all worlds of a page coarsely before the first finely, and one that failed all the same", async () => {
  const stop = $effect.root(() => {
    for (const slug of ["one", "two", "broken"])
      painted(() => ({ slug, recipe: seededRecipe(slug), radius: 128, sun: SUN }));
  });
  flushSync();
  await vi.waitFor(() => expect(asked).toHaveLength(6));
  expect(asked.slice(0, 3)).toEqual(["one 64", "two 64", "broken 64"]);
  expect(new Set(asked.slice(3))).toEqual(new Set(["one 128", "two 128", "broken 128"]));
  stop();
});
