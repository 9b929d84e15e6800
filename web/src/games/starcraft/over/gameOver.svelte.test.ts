/** The end of a game: what each reader is told, what is offered, and the plots. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { seat, table as anyTable } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import type { ResultShown } from "../../../api/wire";
import { NAMES, PRINTED, positionCalled } from "../dev/positions";
import type { StarCraft, StarCraftView } from "../model/view";
import GameOver from "./GameOver.svelte";
import type { Summary } from "./model/summary";
import { battle, sampleSummary, standing } from "./sampleSummary";

const FOUR = positionCalled("four").view;
const view: StarCraftView = { ...FOUR, players: FOUR.players.slice(0, 3), seat: 0 };

interface Given {
  summary?: Summary | null;
  result?: Partial<ResultShown>;
  own?: number | null;
  seen?: StarCraftView;
}

function show({ summary = sampleSummary(), result = {}, own = 0, seen = view }: Given = {}) {
  vi.stubGlobal("fetch", (path: string) => {
    const body = path.endsWith("/summary") ? summary : [];
    const status = body === null ? 409 : 200;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const table = anyTable({
    id: "t1",
    game: "starcraft",
    status: "over",
    seats: [0, 1, 2].map((number) => seat(number, { name: NAMES[number] ?? "" })),
    result: {
      winners: [2],
      ending: "conquest-points",
      closing: "The Overmind wins with the most conquest points.",
      resigned: null,
      secret: "5ec2e7",
      nonces: [],
      seed: "5eed",
      ...result,
    },
  });
  const session = new SampleSession<StarCraft>({
    ...{ seat: own, secret: own === null ? null : "mine", table, view: seen, printed: PRINTED },
  });
  const onrule = vi.fn();
  const onlook = vi.fn();
  const props = { session, table, view: seen, printed: PRINTED, names: NAMES, onrule, onlook };
  render(GameOver, { props });
  return { onrule, onlook };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
});
const headline = () =>
  screen
    .getByRole("heading", { level: 1 })
    .textContent.replace(/[\u2066-\u2069]/g, "")
    .trim();
const texts = () => document.body.textContent.replace(/\s+/g, " ");
const standings = () => screen.findByRole("table", { name: "Final standings" });

test("who won, how, by which rule and what decided comes first", async () => {
  const { onrule } = show();
  expect(headline()).toBe("Clara wins");
  const rows = within(await standings())
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent.replace(/\s+/g, " ").trim()[0])).toEqual([
    "1",
    "2",
    "3",
  ]);
  expect(rows[0]?.textContent).toContain("Clara");
  expect(texts()).toContain("The Overmind wins with the most conquest points.");
  expect(texts()).toContain("Nobody else had reached the target.");
  screen.getByRole("button", { name: /SC-WIN-02/ }).click();
  expect(onrule).toHaveBeenCalledWith("SC-WIN-02");
});

test("a tie says which figure broke it, and by which rule", async () => {
  const standings = [
    standing(2, { points: 15, areas: 7 }),
    standing(1, { points: 15, areas: 5 }),
    standing(0),
  ];
  const decided = { rule: "SC-WIN-02", teams: [1, 2], level: "areas" as const };
  show({ summary: sampleSummary({ standings, decided }) });
  expect(await screen.findByText(/Areas decided it: 7 to 5/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /SC-WIN-04/ })).toBeTruthy();
});

test("points that decide are no tie", async () => {
  const standings = [standing(2, { points: 17 }), standing(1, { points: 15 }), standing(0)];
  const decided = { rule: "SC-WIN-02", teams: [1, 2], level: "points" as const };
  show({ summary: sampleSummary({ standings, decided }) });
  expect(await screen.findByText(/17 to 15/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /SC-WIN-03/ })).toBeTruthy();
});

test("points have a line each, with the target, and their values in a table", async () => {
  show();
  const plot = await screen.findByRole("table", { name: "Conquest points by round" });
  const rows = within(plot).getAllByRole("row");
  expect(rows.map((row) => row.textContent.replace(/\s+/g, " ").trim())).toEqual([
    expect.stringContaining("Round 2"),
    expect.stringMatching(/Clara.*0.*3.*6/),
    expect.stringMatching(/Ben.*0.*2.*4/),
    expect.stringMatching(/Anna.*0.*1.*2/),
  ]);
  const strokes = [...document.querySelectorAll("#over-points ~ figure .line")].map((line) =>
    line.getAttribute("stroke-dasharray"),
  );
  expect(new Set(strokes).size).toBe(3); // told apart without colour
  const target = view.figures?.standing[0]?.target ?? 0;
  expect(texts()).toContain(`${target} points win`);
});

test("a game that points do not win has no points, but units", async () => {
  const { figures } = view;
  const none = figures?.standing.map((one) => ({ ...one, target: 0, objective: null })) ?? [];
  const seen = { ...view, figures: figures && { ...figures, standing: none } } as StarCraftView;
  show({ seen, result: { ending: "elimination", closing: "The last player left." } });
  await standings();
  expect(screen.queryByText("Conquest points by round")).toBeNull();
  expect(screen.queryByLabelText("Conquest points")).toBeNull();
  expect(screen.getByRole("heading", { name: "Units by round" })).toBeTruthy();
});

test("whoever was eliminated is told with the round", async () => {
  const eliminated = [standing(2), standing(1), standing(0, { out: 2 })];
  show({ summary: sampleSummary({ standings: eliminated, out: [2, 0, 0] }) });
  expect(within(await standings()).getByText("eliminated in round 2")).toBeTruthy();
});

test("a team is one row", async () => {
  const teams = [standing(0, { seats: [0, 2], points: 21 }), standing(1, { seats: [1] })];
  show({ summary: sampleSummary({ standings: teams }), result: { winners: [0, 2] } });
  const rows = within(await standings())
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toMatch(/Anna[^]*Clara[^]*21/);
  expect(headline()).toBe("Your team wins!");
});

test("every battle says what it cost and leads to its place in the replay", async () => {
  const battles = [battle(), battle({ step: 90, seats: [2, 1], called_off: true })];
  show({ summary: sampleSummary({ battles }) });
  const strip = await screen.findByRole("group", { name: "Battles" });
  const [link, ...more] = within(strip).getAllByRole("link");
  expect(more).toEqual([]); // one that was called off did not take place
  expect(link?.getAttribute("href")).toBe("/replay/t1?step=40");
  const said = link?.getAttribute("aria-label")?.replace(/[\u2066-\u2069]/g, "") ?? "";
  expect(said).toMatch(/^Round 1\. .*: you attack Ben with 2 against 1\. You lose /);
  expect(said).toContain("The area is yours.");
  expect(texts()).toContain("1 battle, 2 units lost.");
});

test("the orders that turned the game can be seen again", async () => {
  show();
  const see = await screen.findByRole("link", { name: "See it" });
  expect(see.getAttribute("href")).toBe("/replay/t1?step=150");
  expect(texts()).toMatch(/Special Mobilize on .* Round 2 · Clara/);
  expect(texts()).toContain("−1 area, −2 units");
  expect(texts()).toContain("+2 areas");
});

test("replay, playing on, a rematch and the table are offered", async () => {
  const { onlook } = show();
  const on = await screen.findByRole("link", { name: "Play on from round 2" });
  expect(on.getAttribute("href")).toBe("/replay/t1?step=120&play-on");
  expect(screen.getByRole("link", { name: "Watch the replay" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Rematch/ })).toBeTruthy();
  screen.getByRole("button", { name: "Look at the table" }).click();
  expect(onlook).toHaveBeenCalledOnce();
  cleanup();
  show({ own: null });
  expect(screen.queryByRole("button", { name: /Rematch/ })).toBeNull();
});

test("a game without figures is told by its closing sentence", async () => {
  show({
    summary: null,
    result: { winners: [], ending: "cut", closing: "It had become too long." },
  });
  expect(await screen.findByText("It had become too long.")).toBeTruthy();
  expect(headline()).toBe("Nobody won");
  expect(screen.queryByRole("table")).toBeNull();
});
