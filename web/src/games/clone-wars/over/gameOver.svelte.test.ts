/** Smoke tests: what each reader is told, and what is offered. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { seat, table as anyTable } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import type { TableShown } from "../../../api/wire";
import { keys } from "../../../shared/browser/keys";
import { keepTable } from "../../../shared/tables/myTables";
import type { CloneWars } from "../model/view";
import { card, view } from "../state/sampleTable";
import GameOverSample from "./GameOverSample.svelte";
import { summary } from "./sampleSummary";

const BASE = { card: 2, damage: 3, hit_points: 8, prevented: 0, used: [] };
const CARDS = [
  card("captain_rex", { name: "Captain Rex" }),
  card("xorrn", { name: "Xorrn", type: "base", faction: "separatist" }),
  card("dac", { name: "Dac", type: "base", faction: "separatist" }),
  card("b1_battle_droid", { name: "B1 Battle Droid", faction: "separatist" }),
];

function table(some: Partial<TableShown> = {}, resigned: number | null = null): TableShown {
  return anyTable({
    id: "t1",
    status: "over",
    seats: [seat(0, { side: "" }), seat(1, { side: "" })],
    commitment: "c0ffee",
    result: {
      winners: [0],
      ending: resigned === null ? "bases" : "resigned",
      closing: "The Republic destroyed the last of the 3 bases needed.",
      resigned,
      secret: "5ec2e7",
      nonces: ["aa11", "bb22"],
      seed: "5eed",
    },
    ...some,
  });
}

function show(
  seat: number | null,
  shown: TableShown,
  figures: object | null = summary(),
  games: unknown = [],
) {
  const posts = vi.fn();
  fetched = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    fetched.push(path);
    if (init?.method === "POST") posts(path, JSON.parse(String(init.body)));
    const others = path === "/api/games" ? games : { id: "t2", seat: 1 };
    const body = path.endsWith("/summary") ? figures : others;
    const status = body === null ? 409 : 200; // without figures the ending stands alone
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const drawn = {
    ...view({ victory: [1] }, { base: BASE, victory: [] }),
    seat,
  };
  const session = new SampleSession<CloneWars>({
    seat,
    secret: seat === null ? null : "mine",
    table: shown,
    view: drawn,
    printed: { card: CARDS },
  });
  const onlook = vi.fn();
  render(GameOverSample, { props: { session, table: shown, onlook } });
  return { posts, onlook };
}

let fetched: string[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
});
const headline = () => screen.getByRole("heading", { level: 1 }).textContent.trim();
const texts = () => document.body.textContent.replace(/\s+/g, " ");
const small = { ...summary(), fallen: [{ turn: 3, seat: 0, card: 1 }] };

test("the winner reads who won, why, by which rule, and the figures", async () => {
  show(0, table(), small);
  expect(headline()).toBe("You win!");
  expect(texts()).toContain("The Republic wins");
  expect(await screen.findByRole("heading", { name: /Damage by turn/ })).toBeTruthy();
  expect(texts()).toContain("You destroyed 1 base, Ben destroyed none.");
  expect(texts()).toContain("Xorrn fell on turn 3: 4 damage to the base.");
  expect(texts()).toContain("CW-WIN-01");
  expect(screen.getByRole("img", { name: "Xorrn, shattered" })).toBeTruthy();
  expect(screen.getByLabelText("Your best cards").textContent).toContain("Captain Rex");
});

test("the loser and whoever watched are told in their own words", () => {
  show(1, table(), null);
  expect(headline()).toBe("Ann wins");
  expect(texts()).toContain("Ann destroyed 1 base, you destroyed none.");
  cleanup();
  show(null, table(), null);
  expect(headline()).toBe("The Republic wins");
  expect(texts()).toContain("Ann destroyed 1 base, Ben destroyed none.");
  expect(screen.queryByRole("button", { name: /Rematch/ })).toBeNull();
});

test("where both sides were played at one device, the side wins, not “you”", () => {
  const mine = [0, 1].map((seat) => ({ seat, secret: `s${seat}` }));
  keepTable({ id: "t1", name: "Duel", game: "clone-wars", host: null, links: [], mine });
  show(0, table(), null);
  expect(headline()).toBe("The Republic wins");
});

test("the biggest blow names its cards in full", async () => {
  const cards = [
    { card: 3, attack: 2 },
    { card: 0, attack: 3 },
  ];
  show(0, table(), { ...small, biggest: { turn: 1, seat: 0, amount: 5, cards } });
  expect(await screen.findByText("B1 Battle Droid 2, Captain Rex 3")).toBeTruthy();
});

test("a single resource is one resource", async () => {
  const best = [[{ card: 0, what: "resources", amount: 1 }], []];
  show(0, table(), { ...small, best });
  expect((await screen.findByLabelText("Your best cards")).textContent).toMatch(
    /1 resource$|1 resource\s/,
  );
});

test("a game without figures is told by its closing sentence, without plots", async () => {
  show(0, table(), null);
  await vi.waitFor(() => expect(fetched).toContain("/api/tables/t1/summary"));
  expect(texts()).toContain("The Republic destroyed the last of the 3 bases needed.");
  expect(screen.queryByRole("heading", { name: /Damage by turn/ })).toBeNull();
});

test("a game that was ended for its length says so, whatever fell before", async () => {
  const shown = table();
  const closing = "The game was ended because it had become too long.";
  const result = shown.result && { ...shown.result, winners: [], ending: "cut", closing };
  show(0, { ...shown, result }, small);
  expect(await screen.findByText(closing)).toBeTruthy();
  expect(headline()).toBe("Nobody won");
});

test("after somebody gave up, a world stands and no rule is named", () => {
  show(0, table({}, 1), null);
  expect(texts()).toContain("Ben resigned, with Dac still standing.");
  expect(screen.getByRole("img", { name: "Dac" })).toBeTruthy();
  expect(texts()).not.toContain("CW-WIN");
});

test("its button goes to the rematch; no key does, since the same key may have ended the game", async () => {
  const { posts } = show(0, table(), null);
  keys.press(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(posts).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Rematch, sides swapped" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t2"));
  expect(posts).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/rematch", { secret: "mine" });
  expect(localStorage.getItem("orrery.tables")).toContain('"t2"');
});

test("a rematch that the other side has made can be joined, or watched", () => {
  show(0, table({ rematch: "t2" }), null);
  expect(screen.getByRole("button", { name: "Join the rematch" })).toBeTruthy();
  cleanup();
  show(null, table({ rematch: "t2" }), null);
  const link = screen.getByRole("link", { name: "Watch the rematch" });
  expect(link.getAttribute("href")).toBe("/table/t2");
});

test("the table stays to be looked at, the record to be kept, the shuffles to be checked", () => {
  const { onlook } = show(0, table(), null);
  screen.getByRole("button", { name: "Look at the table" }).click();
  expect(onlook).toHaveBeenCalledOnce();
  const record = screen.getByRole("link", { name: "Download the record" });
  expect(record.getAttribute("href")).toBe("/api/tables/t1/record");
  expect(record.hasAttribute("download")).toBe(true);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Watch the replay")).toBe("/replay/t1");
  expect(hrefOf("Check that the shuffles were fair")).toBe("/replay/t1?verify");
});

test("after a game against a program, the same sides and another program are offered", async () => {
  const game = { name: "clone-wars", players: [2], sides: [], choices: [] };
  const programs = ["eager", "simple", "greedy"].map((name) => ({
    ...{ name, title: name, strength: `of ${name}`, about: "", measured: [] },
  }));
  const seats = [
    { seat: 0, name: "Ann", kind: "person", side: "republic" },
    { seat: 1, name: "Simple", kind: "program", program: "simple", side: "separatist" },
  ];
  const shown = table({ seats, options: { mode: "full", factions: "a,b" } } as never);
  show(0, shown, null, [{ ...game, programs }]);
  // Their room is there before they are, so that no link moves under a click.
  const room = document.querySelector(".anew");
  expect(room?.textContent.trim()).toBe("");
  const same = await screen.findByRole("button", { name: "Play again, same sides" });
  expect(room?.contains(same)).toBe(true);
  expect(
    screen.getByRole("button", { name: /stronger program: greedy \(of greedy\)/ }),
  ).toBeTruthy();
  cleanup();
  show(
    1,
    table({ seats: seats.toReversed().map((one, seat) => ({ ...one, seat })) } as never),
    null,
    [{ ...game, programs }],
  );
  expect(await screen.findByRole("button", { name: /easier program: eager/ })).toBeTruthy();
});
