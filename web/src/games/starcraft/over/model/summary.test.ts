import { expect, test } from "vitest";

import { PRINTED, positionCalled } from "../../dev/positions";
import { galaxyOf } from "../../model/galaxy";
import type { StarCraftView } from "../../model/view";
import { sampleSummary, standing } from "../sampleSummary";
import { decidedWords, headlineOf } from "./ending";
import { membersOf, type Member } from "./members";
import { figuresBySeat } from "./seatFigures";
import { homeOf, rowsOf } from "./standings";
import { decidedBy, playOnFrom, seriesOf, targetsOf } from "./summary";

const { view } = positionCalled("four");
const NAMES = ["Ann", "Ben", "Eve", "Duke"];
const members = membersOf(view, PRINTED, NAMES, 0).slice(0, 3);
const lineOf = (lines: { name: string; values: readonly number[] }[], name: string) =>
  lines.find((line) => line.name === name)?.values;

test("a line for each player, from nothing to the last round, the winners last", () => {
  const series = seriesOf(sampleSummary(), members, [2], "points");
  expect(series.map(({ team, values }) => [team, values])).toEqual([
    [0, [0, 1, 2]],
    [1, [0, 2, 4]],
    [2, [0, 3, 6]],
  ]);
  expect(series.map(({ hasWon }) => hasWon)).toEqual([false, false, true]);
  expect(seriesOf(sampleSummary(), members, [2], "areas")[0]).toMatchObject({
    from: 1,
    values: [2, 1],
  });
});

test("a team has one line, and whoever is out has none after that", () => {
  const standings = [standing(0, { seats: [0, 2] }), standing(1, { out: 1 })];
  const [out, team] = seriesOf(sampleSummary({ standings }), members, [0, 2], "points");
  expect(team?.values).toEqual([0, 4, 8]);
  expect(team?.members.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(out?.values).toEqual([0, 2]);
});

test("the target is everybody's, or says whose it is", () => {
  const targeted = (targets: number[]): StarCraftView => {
    const { figures } = view;
    if (!figures) throw new Error("there are no figures");
    const standing = figures.standing.map((one, seat) => ({ ...one, target: targets[seat] ?? 0 }));
    return { ...view, figures: { ...figures, standing } };
  };
  expect(targetsOf(targeted([15, 15, 15]), members)).toEqual([{ points: 15, members: [] }]);
  const aldaris = targetsOf(targeted([20, 15, 20]), members);
  expect(
    aldaris.map(({ points, members: whose }) => [points, whose.map(({ seat }) => seat)]),
  ).toEqual([
    [20, [0, 2]],
    [15, [1]],
  ]);
  expect(targetsOf(targeted([0, 0, 0]), members)).toEqual([]);
});

test("what was spent and done is told player by player", () => {
  const { spent, done } = figuresBySeat(sampleSummary(), members);
  expect(spent.map(({ name }) => name)).toEqual(["Units", "Bases", "Workers", "Total"]);
  expect(lineOf(spent, "Total")).toEqual([9, 3, 4]);
  expect(lineOf(done, "Build")).toEqual([3, 3, 3]);
  expect(lineOf(done, "Mobilize")).toEqual([1, 2, 3]);
  expect(lineOf(done, "Combat cards")).toEqual([6, 6, 6]);
  expect(lineOf(done, "Units lost")).toEqual([1, 1, 0]);
  expect(lineOf(done, "Units destroyed")).toEqual([1, 1, 0]);
});

test("one plays on from the round of the largest swing, or else from the last round", () => {
  expect(playOnFrom(sampleSummary())).toEqual({ round: 2, step: 120 });
  expect(playOnFrom(sampleSummary({ swings: [], begins: [0, 50, 90] }))).toEqual({
    round: 3,
    step: 90,
  });
  expect(playOnFrom(sampleSummary({ swings: [], begins: [] }))).toBeNull();
});

test("what decided is told with its figures", () => {
  const standings = [
    standing(0, { points: 15, resources: 9, areas: 7 }),
    standing(1, { points: 15, resources: 9, areas: 5 }),
    standing(2, { points: 3, areas: 12 }),
  ];
  const tie = decidedBy(
    sampleSummary({ standings, decided: { rule: "SC-WIN-02", teams: [0, 1], level: "areas" } }),
  );
  expect(tie && decidedWords(tie, "conquest-points")).toBe(
    "Points and resources are equal. Areas decided it: 7 to 5.",
  );
  const shared = decidedBy(
    sampleSummary({ standings, decided: { rule: "SC-WIN-02", teams: [0, 1], level: null } }),
  );
  expect(shared && decidedWords(shared, "conquest-points")).toContain("share the victory");
  const alone = decidedBy(sampleSummary());
  expect(alone && decidedWords(alone, "conquest-points")).toBe(
    "Nobody else had reached the target.",
  );
  const cut = { rule: "", teams: [], level: null };
  expect(decidedBy(sampleSummary({ decided: cut }))).toBeNull();
});

test("the headline is told to winners, teams and others", () => {
  const of = (seats: number[]): Member[] => members.filter(({ seat }) => seats.includes(seat));
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
  expect(plain(headlineOf(of([0]), 0, false))).toBe("You win!");
  expect(plain(headlineOf(of([1]), 0, false))).toBe("Ben wins");
  expect(plain(headlineOf(of([1, 2]), 0, true))).toBe("Ben and Eve win");
  expect(plain(headlineOf(of([0, 2]), 0, true))).toBe("Your team wins!");
  expect(plain(headlineOf(of([0, 2]), 0, false))).toBe("You share the victory with Eve");
  expect(headlineOf([], 0, false)).toBe("Nobody won");
});

test("a row has the figures of its team and the objectives of its members", () => {
  const goals = [{ seat: 2, faction: "overmind" as const, have: 3, need: 3, isMet: true }];
  const rows = rowsOf(sampleSummary(), view, members, [2], goals);
  expect(rows.map(({ place, hasWon, goals: own }) => [place, hasWon, own.length])).toEqual([
    [1, true, 1],
    [2, false, 0],
    [3, false, 0],
  ]);
  expect(rows[0]?.target).toBe(view.figures?.standing[2]?.target);
});

test("the winners stand for the planet where they hold most", () => {
  const { planets } = galaxyOf(view, PRINTED);
  const [first] = planets;
  const home = homeOf(planets, [0]);
  const held = (planet: typeof first) =>
    planet?.areas.filter(({ owner }) => owner?.seat === 0).length ?? 0;
  expect(held(home ?? first)).toBeGreaterThan(0);
  expect(homeOf(planets, [])).toBeNull();
});
