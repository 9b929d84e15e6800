import { describe, expect, test } from "vitest";

import { cards, line } from "./fakeSocket";
import { changesIn, chaptersOf, countOf } from "./story";

const log = [
  line("Set up.", -1),
  line("Turn 1: Ann", 0, true),
  line("Ann plays.", 0),
  line("Turn 2: Ben", 0, true),
  line("Ben plays.", 1),
  line("Ben buys.", 1),
  line("Turn 3: Ann", 1, true),
];

describe("the story", () => {
  test("is split into chapters; the part before the first has no heading", () => {
    const chapters = chaptersOf(log);
    expect(chapters.map(({ head, lines }) => [head?.line.text, lines.length])).toEqual([
      [undefined, 1],
      ["Turn 1: Ann", 1],
      ["Turn 2: Ben", 2],
      ["Turn 3: Ann", 0],
    ]);
    expect(chapters[2]?.lines.map(({ at }) => at)).toEqual([4, 5]);
  });

  test("counts what others did since our last move, without headings", () => {
    expect(changesIn(log, 0)).toEqual({ from: 4, to: 6 });
    expect(countOf(log, changesIn(log, 0))).toBe(2);
    expect(countOf(log, { from: 3, to: 6 })).toBe(2);
  });

  test("counts nothing of the setup as a change", () => {
    expect(changesIn(log, 1)).toEqual({ from: 2, to: 3 });
  });

  test("leaves out what a later line of the chapter tells again", () => {
    const joins = (card: number) => ({ ...line("joins", 0), refs: cards(card), passing: true });
    const attack = { ...line("attacks", 0), refs: cards(7) };
    const told = (lines: (typeof attack)[]) =>
      chaptersOf(lines).flatMap((chapter) => chapter.lines.map(({ at }) => at));
    expect(told([joins(7), joins(8), attack])).toEqual([1, 2]);
    expect(told([joins(7), line("Turn 2", 0, true), attack])).toEqual([0, 2]);
    expect(countOf([joins(7), joins(8), attack], { from: 0, to: 3 })).toBe(2);
  });

  test("has no changes for a watcher, nor before anybody has acted", () => {
    expect(changesIn(log, null)).toEqual({ from: 0, to: 0 });
    expect(changesIn([line("Set up.", -1)], 0)).toEqual({ from: 0, to: 0 });
  });
});
