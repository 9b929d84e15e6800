import { describe, expect, test } from "vitest";

import type { GameShown, MeasuredShown } from "../../api/wire";
import { CLONE_WARS } from "../../shared/tables/sampleTables";
import { usualForm } from "../../shared/tables/tableForm";
import { ratingNotes, ratingsOf } from "./ratings";

const measured = (options: Record<string, string>, rating: number, level = 1): MeasuredShown => ({
  options: { players: "2", ...options },
  ...{ rating, low: rating - 40, high: rating + 40, games: 120, level, playouts: 0 },
});
const GAME: GameShown = {
  ...CLONE_WARS,
  programs: CLONE_WARS.programs.map((one) => {
    if (one.name === "simple")
      return {
        ...one,
        measured: [
          measured({ mode: "beginner", bases: "3" }, 1400),
          measured({ mode: "full", bases: "4" }, 1410),
        ],
      };
    if (one.name === "greedy")
      return { ...one, measured: [measured({ mode: "beginner", bases: "3" }, 1600, 2)] };
    return one;
  }),
};
const USUAL = usualForm(GAME);

describe("ratings", () => {
  test("are those that were measured with the options of the table", () => {
    expect(ratingsOf(USUAL, GAME).get("simple")?.rating).toBe(1400);
    expect(ratingsOf(USUAL, GAME).get("greedy")?.rating).toBe(1600);
    const full = ratingsOf({ ...USUAL, options: { mode: "full" } }, GAME);
    expect([...full.keys()]).toEqual(["simple"]);
    expect(full.get("simple")?.rating).toBe(1410);
  });

  test("of other tables are not shown", () => {
    const long = { ...USUAL, options: { bases: "4" } };
    const pack = { ...USUAL, pack: { name: "Mine", files: {} } };
    const [first, second] = USUAL.seats as [(typeof USUAL.seats)[0], (typeof USUAL.seats)[0]];
    const other = { ...USUAL, seats: [first, { ...second, side: "rebel" }] };
    for (const form of [long, pack, other, { ...USUAL, sidesByChance: true }])
      expect(ratingsOf(form, GAME).size).toBe(0);
  });

  test("say how they were measured, or that they were not", () => {
    const ratings = ratingsOf(USUAL, GAME);
    const [note, ...more] = ratingNotes(GAME, ratings, "greedy");
    expect(note?.text).toBe("Rating 1600");
    expect(note?.how).toMatch(/^From 1560 to 1640 with 95 % confidence, by 120 games/);
    expect(note?.how).not.toMatch(/playouts/);
    expect(more).toEqual([]);
    expect(ratingNotes(GAME, ratings, "search")).toEqual([
      { text: "Not measured with these options" },
    ]);
  });

  test("say with how many playouts a program was measured", () => {
    const found = { ...measured({}, 1500), playouts: 24 };
    const [note] = ratingNotes(GAME, new Map([["search", found]]), "search");
    expect(note?.how).toMatch(/with 24 playouts for each decision\. Higher is stronger/);
  });

  test("name the programs that were not told apart", () => {
    const same = new Map(["simple", "greedy"].map((name) => [name, measured({}, 1500)] as const));
    const [, note] = ratingNotes(GAME, same, "simple");
    expect(note?.text).toBe("Not clearly different from Greedy");
  });
});
