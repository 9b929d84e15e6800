import { describe, expect, test } from "vitest";

import { seat, table } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import { battleCalled } from "../dev/battles";
import { NAMES, PRINTED, positionCalled } from "../dev/positions";
import type { StarCraft, StarCraftView } from "../model/view";
import { WORDS } from "./gameWords";

function answers(view: StarCraftView) {
  const seats = view.players.map((_, number) => seat(number, { name: NAMES[number] ?? "" }));
  const session = new SampleSession<StarCraft>({
    ...{ view, printed: PRINTED, seat: view.seat, table: table({ seats }) },
  });
  return (typed: string) => WORDS.answer?.(typed, session) ?? null;
}

describe("a command", () => {
  const { view } = positionCalled("six");
  const answer = answers(view);
  const [[planet = -1] = []] = view.galaxy.tiles;
  const name = PRINTED.planet[planet]?.name ?? "";

  test("tells about a planet by some letters of its name", () => {
    const told = answer(`p ${name.slice(0, 4)}`) ?? [];
    expect(told[0]).toMatch(new RegExp(`^${name}, a planet with`));
    expect(told.length).toBeGreaterThan(2);
    expect(told[1]).toMatch(/limit \d/);
  });

  test("tells about the orders on it, the top one first", () => {
    const stack = view.orders.find(({ tokens }) => tokens.length > 1);
    const there = PRINTED.planet[stack?.planet ?? -1]?.name ?? "";
    const [title, first, ...more] = answer(`stack ${there}`) ?? [];
    expect(title).toBe(there);
    expect(first).toMatch(/, first of \w+/);
    expect(more).toHaveLength((stack?.tokens.length ?? 0) - 1);
  });

  test("tells about a player by name or by faction", () => {
    const other = view.players.findIndex((_, number) => number !== view.seat);
    const faction = PRINTED.faction[view.players[other]?.faction ?? -1]?.name ?? "";
    expect(answer(`s ${NAMES[other]}`)).toEqual(answer(`s ${faction}`));
    expect(answer(`s ${faction}`)?.[0]).toContain(`${NAMES[other]} plays ${faction}.`);
    expect(answer(`s ${faction}`)?.join()).toContain("Workers, ");
  });

  test("says what is not there, and leaves other words alone", () => {
    expect(answer("p nowhere")).toEqual(["Nothing on the table is called “nowhere”."]);
    expect(answer("sum 9")).toEqual(["There is no skirmish “9”."]);
    expect(answer("p")).toBeNull();
    expect(answer("pair marine zergling")).toBeNull();
    expect(answer("constructor x")).toBeNull();
  });

  test("tells a skirmish with every part of its sums", () => {
    const told = answers(battleCalled("cards").view)("sum 1") ?? [];
    expect(told[0]).toMatch(/^Skirmish 1: .* against /);
    expect(told.length).toBeGreaterThan(3);
  });
});
