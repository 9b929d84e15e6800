import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Guide } from "./guide.svelte";
import { NOTHING } from "./guideProgress";
import NoteBox from "./NoteBox.svelte";
import { seen, WALK } from "./sampleLessons";

const nothing = () => undefined;

test("what is to be done at the table is the only thing that looks like a button to press", () => {
  const [first, second] = WALK.notes;
  if (!first || !second) throw new Error("the sample has two notes");
  const notes = [
    { ...first, name: "reward" },
    { ...second, name: "end" },
  ];
  const guide = new Guide("k7", { ...WALK, notes }, NOTHING);
  guide.look(seen("road"));
  render(NoteBox, { guide, onrule: nothing, onlist: nothing });
  const looksPlain = (name: RegExp) =>
    screen.getByRole("button", { name }).classList.contains("plain");
  expect(looksPlain(/^Next/)).toBe(false);
  guide.goOn();
  flushSync();
  expect(looksPlain(/^Hide this/)).toBe(true);
});
