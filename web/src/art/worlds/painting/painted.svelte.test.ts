import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { FakePainter } from "./fakePainter";
import { type Painted, painted } from "./painted.svelte";
import { seededRecipe } from "./seededRecipe";
import { SUN } from "./sitting";

const painter = new FakePainter();
beforeEach(() => painter.begin());

it("shows the finest picture there is, in whatever order they come", async () => {
  let world: Painted | undefined;
  const stop = $effect.root(() => {
    world = painted(() => ({ slug: "one", recipe: seededRecipe("one"), radius: 128, sun: SUN }));
  });
  flushSync();
  expect(painter.asked.map(({ sitting }) => sitting.radius)).toEqual([32, 64, 128]);
  expect(world?.now).toBeUndefined();
  painter.deliver("one", 64);
  await vi.waitFor(() => expect(world?.now?.radius).toBe(64));
  painter.deliver("one", 32);
  await Promise.resolve();
  painter.deliver("one", 128);
  await vi.waitFor(() => expect(world?.now?.radius).toBe(128));
  stop();
});

it("is painted finely although its sketch failed, and sketched no more when some size is known", async () => {
  let radius = $state(96);
  let world: Painted | undefined;
  const stop = $effect.root(() => {
    world = painted(() => ({ slug: "two", recipe: seededRecipe("two"), radius, sun: SUN }));
  });
  flushSync();
  painter.deliver("two", 32, false);
  painter.deliver("two", 96);
  await vi.waitFor(() => expect(world?.now?.radius).toBe(96));
  painter.asked.splice(0);
  radius = 180;
  flushSync();
  expect(world?.now?.radius).toBe(96);
  expect(painter.asked.map(({ sitting }) => sitting.radius)).toEqual([192]);
  stop();
});
