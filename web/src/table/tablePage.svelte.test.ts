import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import {
  decision,
  fakeSockets,
  line,
  option,
  seat,
  table,
  update,
  welcome,
  type FakeSocket,
} from "../api/fakeSocket";
import { gameOf } from "../games/index";
import { settings } from "../shared/browser/settings.svelte";
import { tableAt } from "../shared/screen/sampleFrame";
import { keepTable, makeOwnSecret, myTable } from "../shared/tables/myTables";
import ClaimSeat from "./entering/ClaimSeat.svelte";
import HotSeatCurtain from "./entering/HotSeatCurtain.svelte";
import TablePage from "./TablePage.svelte";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const waiting = table({ status: "waiting", seats: [seat(0), seat(1, { taken: false, name: "" })] });
const mine = { id: "abc", name: "Duel", game: "clone-wars", host: null, links: [] };
let socket: (at?: number) => FakeSocket;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/table/abc");
  settings.change({ view: "text", grace: 0, forced: false });
  ({ socket } = fakeSockets());
});

/** The server greets a socket as it would greet this seat. */
function greet(
  at: number,
  some: Parameters<typeof welcome>[0],
  ...more: ReturnType<typeof update>[]
) {
  socket(at).onopen?.();
  socket(at).hear(welcome({ table: table({ game: "undrawn" }), ...some }), ...more);
  flushSync();
}

/** The server accepts claims, but the first few answers get lost. */
function claims(lost = 0) {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path !== "/api/tables/abc/seats") return Response.json({});
    const claim = JSON.parse(String(init?.body)) as Record<string, string>;
    sent.push(claim);
    if (sent.length <= lost) throw new TypeError("the connection is lost");
    return Response.json({ seat: 1, secret: claim.own });
  });
  return { sent };
}
async function sitDown(): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Eve" } });
  await fireEvent.submit(screen.getByLabelText("Your name"));
}

describe("the page of a table", () => {
  test("plays as the seat that this browser keeps", async () => {
    keepTable({ ...mine, mine: [{ seat: 0, secret: "s" }] });
    render(TablePage, { id: "abc" });
    greet(-1, {}, update(1, { decision: decision(option("end"), option("play rex")) }));
    expect(socket().sent[0]).toMatchObject({ secret: "s" });
    expect(document.title).toContain("Your turn · Duel");
    await fireEvent.click(button(/Play rex/));
    expect(socket().latest).toMatchObject({ picks: ["play rex"] });
  });

  test("takes a damaged link as it is", () => {
    history.replaceState(null, "", "/table/abc#50%");
    render(TablePage, { id: "abc" });
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ secret: "50%" });
  });

  test("watches without a seat", () => {
    render(TablePage, { id: "abc" });
    greet(-1, { seat: null, side: "" }, update(1));
    expect(socket().sent[0]).toMatchObject({ secret: null });
    expect(screen.getByText("You are watching")).toBeTruthy();
  });

  test("asks whoever comes by a link for a name, and hides the secret", async () => {
    history.replaceState(null, "", "/table/abc#s3cret");
    render(TablePage, { id: "abc" });
    expect(location.hash).toBe("");
    greet(-1, { table: waiting, seat: 1 });
    const { sent } = claims();
    await sitDown();
    await vi.waitFor(() => expect(myTable("abc")?.mine).toHaveLength(1));
    expect(sent[0]).toMatchObject({ name: "Eve", secret: "s3cret" });
    expect(sent[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
    const own = sent[0]?.own;
    expect(own).toMatch(/^[0-9a-f]{40}$/);
    expect(myTable("abc")?.mine, "the seat's own secret").toEqual([{ seat: 1, secret: own }]);
    socket().onopen?.();
    expect(socket().sent[0], "which alone opens it now").toMatchObject({ secret: own });
  });

  test("sends a claim whose answer was lost again, with the same secret", async () => {
    history.replaceState(null, "", "/table/abc#s3cret");
    render(TablePage, { id: "abc" });
    greet(-1, { table: waiting, seat: 1 });
    const { sent } = claims(1);
    await sitDown();
    await vi.waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    // The seat was taken anyway: this connection only watches.
    socket().hear(welcome({ table: table({ status: "running" }), seat: null }));
    flushSync();
    await sitDown();
    await vi.waitFor(() => expect(myTable("abc")?.mine).toHaveLength(1));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ secret: "s3cret", own: sent[0]?.own });
  });

  test("is led back to the seat by a link that was used in this browser", async () => {
    const own = makeOwnSecret("abc", "s3cret");
    history.replaceState(null, "", "/table/abc#s3cret");
    render(TablePage, { id: "abc" });
    const refused = { code: "seat-taken", sentence: "This seat is taken.", rule: "" };
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", ...refused });
    socket().close(1008);
    flushSync();
    greet(-1, {}, update(1));
    expect(socket().sent[0]).toMatchObject({ secret: own });
    expect(myTable("abc")?.mine).toEqual([{ seat: 0, secret: own }]);
  });

  test("is told by another browser that the link was used", () => {
    history.replaceState(null, "", "/table/abc#s3cret");
    render(TablePage, { id: "abc" });
    const refused = { code: "seat-taken", sentence: "This seat is taken.", rule: "" };
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", ...refused });
    socket().close(1008);
    flushSync();
    expect(screen.getByRole("heading").textContent).toBe("This seat is taken.");
  });

  test("sits down by a link that is pasted while the table is shown", () => {
    render(TablePage, { id: "abc" });
    greet(-1, { table: waiting, seat: null });
    const watching = socket();
    location.hash = "#s3cret";
    dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    expect(watching.isClosed).toBe(true);
    expect(location.hash).toBe("");
    greet(-1, { table: waiting, seat: 1 });
    expect(socket().sent[0]).toMatchObject({ secret: "s3cret" });
    expect(screen.getByRole("heading").textContent).toContain("Ann invites you to play Clone Wars");
  });

  test("sits down by itself where the seat is known to be ours: a rematch", () => {
    keepTable({ ...mine, mine: [{ seat: 1, secret: "s" }] });
    render(TablePage, { id: "abc" });
    const claimed = vi.fn<typeof fetch>(async () => Response.json({ seat: 1, secret: "s" }));
    vi.stubGlobal("fetch", claimed);
    const seats = [seat(0), seat(1, { taken: false })];
    greet(-1, { table: table({ status: "waiting", seats }), seat: 1 });
    expect(claimed).toHaveBeenCalledOnce();
    const init = claimed.mock.calls[0]?.[1];
    expect(JSON.parse(String(init?.body))).toMatchObject({ secret: "s", own: "s" });
  });

  test("waits with links for the others, and starts for the host", async () => {
    const links = [{ seat: 1, secret: "link" }];
    keepTable({ ...mine, host: "h", mine: [{ seat: 0, secret: "s" }], links });
    render(TablePage, { id: "abc" });
    greet(-1, { table: waiting });
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await fireEvent.click(button("Copy"));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/table/abc#link`);
    const fetched = vi.fn(async () =>
      Response.json({ code: "started", detail: "It has begun." }, { status: 409 }),
    );
    vi.stubGlobal("fetch", fetched);
    await fireEvent.click(button("Start without waiting …"));
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText(/invitation you have sent will stop working/)).toBeTruthy();
    await fireEvent.click(button("Start now, with programs"));
    expect((fetched.mock.calls[0] as unknown[])[0]).toBe("/api/tables/abc/start");
    await vi.waitFor(() => expect(screen.getByText("It has begun.")).toBeTruthy());
  });

  test("offers an open seat to whoever has none", async () => {
    render(TablePage, { id: "abc" });
    const open = seat(1, { taken: false, kind: "open", name: "" });
    greet(-1, { table: table({ status: "waiting", seats: [seat(0), open] }), seat: null });
    await fireEvent.click(button("Sit down"));
    vi.stubGlobal("fetch", async () => Response.json({ seat: 1, secret: "new" }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Eve" } });
    await fireEvent.submit(screen.getByLabelText("Your name"));
    await vi.waitFor(() => expect(myTable("abc")?.mine).toEqual([{ seat: 1, secret: "new" }]));
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ secret: "new" });
  });

  test("says why one is not let in, and when the table was closed", () => {
    const { unmount } = render(TablePage, { id: "abc" });
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", code: "no-table", sentence: "No table.", rule: "" });
    socket().close(1008);
    flushSync();
    expect(screen.getByRole("heading").textContent).toBe("No table.");
    unmount();
    render(TablePage, { id: "abc" });
    greet(-1, { table: waiting, seat: null });
    socket().hear({ type: "closed" });
    flushSync();
    expect(screen.getByRole("heading").textContent).toContain("closed");
  });

  test.each(["running", "over"] as const)("says when a table was deleted that is %s", (status) => {
    keepTable({ ...mine, mine: [{ seat: 0, secret: "s" }] });
    render(TablePage, { id: "abc" });
    greet(-1, { table: table({ status, game: "undrawn" }) }, update(1));
    expect(screen.getByRole("heading", { name: "Duel turn 3" })).toBeTruthy();
    socket().hear({ type: "closed" });
    flushSync();
    expect(screen.getByRole("heading").textContent).toBe("This table was deleted");
    expect(screen.getByRole("link", { name: "Back to the lobby" })).toBeTruthy();
    expect(myTable("abc")).toBeNull();
  });

  test("tells before one sits down how long players may take", () => {
    const clock = {
      kind: "game",
      seconds: 900,
      left: [900, 900],
      running: null,
      since: 0,
    } as const;
    const timed = { ...waiting, clock: { ...clock, left: [...clock.left] } };
    render(TablePage, { id: "abc" });
    greet(-1, { table: timed, seat: null });
    expect(screen.getByText(/15 minutes for all your decisions/)).toBeTruthy();
    render(ClaimSeat, { table: timed, seat: 1, onclaim: async () => "" });
    expect(screen.getAllByText(/15 minutes for all your decisions/)).toHaveLength(2);
  });

  test("hides the table between two seats of one device", async () => {
    const both = [0, 1].map((number) => ({ seat: number, secret: `s${number}` }));
    keepTable({ ...mine, mine: both });
    render(TablePage, { id: "abc" });
    const ask = decision(option("play rex"), option("end"));
    greet(-2, {}, update(1, { decision: ask }));
    greet(-1, { seat: 1, side: "separatist" }, update(1, {}));
    expect(screen.getByRole("heading").textContent).toBe("Pass the device to Ann");
    expect(screen.queryByText(/Play rex/)).toBeNull();
    await fireEvent.click(button(/I am Ann/), { detail: 0 });
    expect(button(/Play rex/)).toBeTruthy();
    socket(-2).hear(update(2));
    socket(-1).hear(update(2, { decision: ask }));
    flushSync();
    expect(screen.getByRole("heading").textContent).toBe("Pass the device to Ben");
    expect(screen.queryByText(/Play rex/)).toBeNull();
  });
});

describe("the curtain", () => {
  test("counts what happened and is lifted by holding, not by a click", async () => {
    vi.useFakeTimers();
    const { session } = tableAt({ log: [line("I", 0), line("he", 1), line("he", 1)] });
    const onlift = vi.fn();
    render(HotSeatCurtain, { session, onlift, hold: 600 });
    expect(screen.getByText(/2 things happened/)).toBeTruthy();
    const hold = button(/I am Ann/);
    await fireEvent.pointerDown(hold);
    vi.advanceTimersByTime(300);
    await fireEvent.pointerUp(hold);
    expect(screen.getByText("Keep holding until the button is full.")).toBeTruthy();
    await fireEvent.click(hold, { detail: 1 });
    vi.advanceTimersByTime(1000);
    expect(onlift).not.toHaveBeenCalled();
    await fireEvent.pointerDown(hold);
    vi.advanceTimersByTime(600);
    expect(onlift).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

test("whoever is invited reads by whom, to what, and what they play", () => {
  const props = { table: waiting, seat: 1, onclaim: async () => "" };
  const { unmount } = render(ClaimSeat, props);
  expect(screen.getByRole("heading").textContent.trim()).toBe("Ann invites you to play Clone Wars");
  expect(screen.getByText("You play the Separatists")).toBeTruthy();
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Ann Republic");
  unmount();
  const drawn = { ...waiting, options: { factions: "random,random" } };
  const seats = waiting.seats.map((one) => ({ ...one, side: "" }));
  render(ClaimSeat, { ...props, table: { ...drawn, seats } });
  expect(screen.getByText(/sides are drawn/)).toBeTruthy();
});

test("taking a seat shows what went wrong", async () => {
  render(ClaimSeat, { table: waiting, seat: 1, onclaim: async () => "Somebody was faster." });
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Eve" } });
  await fireEvent.submit(screen.getByLabelText("Your name"));
  await vi.waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Somebody was faster."),
  );
});

test("a game that is not listed is played in words, and stays the same game", () => {
  expect(gameOf("chess")).toMatchObject({ name: "chess", table: null, words: null });
  expect(gameOf("chess")).toBe(gameOf("chess"));
  expect(gameOf("clone-wars").table).not.toBeNull();
});
