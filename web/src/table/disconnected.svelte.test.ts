/** A table whose server is down or full: what the page says, and what it does meanwhile. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  decision,
  fakeSockets,
  option,
  table,
  update,
  welcome,
  type FakeSocket,
} from "../api/fakeSocket";
import { LiveSession } from "../api/liveSession.svelte";
import { settings } from "../shared/browser/settings.svelte";
import RunningTable from "./RunningTable.svelte";
import TablePage from "./TablePage.svelte";

const BUSY = "The server is too busy right now. This page keeps trying; nothing is lost.";
const heading = () => screen.getByRole("heading").textContent;
let socket: (at?: number) => FakeSocket;
let tables = 0;

beforeEach(() => {
  localStorage.clear();
  tables += 1; // printed facts are kept for each table
  vi.useFakeTimers();
  settings.change({ view: "text", grace: 1.5, forced: false });
  ({ socket } = fakeSockets());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A server that is down, then full, then answers. */
function troubled(...statuses: number[]) {
  vi.stubGlobal("fetch", async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("net");
    return Response.json(status === 200 ? { card: [{ name: "Rex" }] } : {}, { status });
  });
}
function sit() {
  const session = new LiveSession(`away-${tables}`, "secret");
  socket().onopen?.();
  socket().hear(welcome({ table: table({ game: "undrawn" }) }));
  return session;
}

describe("before there is a table", () => {
  test("a full server is said to be full, in its own words if it has some", () => {
    render(TablePage, { id: `away-${tables}` });
    socket().onopen?.();
    const sentence = "Too many pages are open from your address.";
    socket().hear({ type: "refused", id: "", code: "too-many", sentence, rule: "" });
    socket().close(1013);
    flushSync();
    expect(heading()).toBe(BUSY);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test("a server that refuses the socket itself is asked why", async () => {
    troubled(503);
    render(TablePage, { id: `away-${tables}` });
    socket().close(1006);
    flushSync();
    expect(heading()).toBe("Reconnecting; nothing is lost");
    await vi.advanceTimersByTimeAsync(0);
    expect(heading()).toBe(BUSY);
  });
});

describe("at a table", () => {
  test("printed facts are asked for until they come, and it is said why they do not", async () => {
    troubled(429, 503, 0);
    const session = sit();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.notice?.sentence).toBe("The server is busy. Try again in a moment.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.printed).toEqual({ card: [{ name: "Rex" }] });
    expect(session.notice).toBeNull();
    session.close();
  });

  test("what is said of a full server is over with the next welcome", () => {
    const session = sit();
    socket().hear({ type: "refused", id: "", code: "too-many", sentence: "Slowly.", rule: "" });
    socket().close(1008);
    expect([session.connection, session.notice?.sentence]).toEqual(["busy", "Slowly."]);
    vi.advanceTimersByTime(3000);
    socket().greet();
    expect([session.connection, session.notice]).toEqual(["open", null]);
    session.close();
  });

  test("nothing is sent, and nothing waits for an answer, once it was left", async () => {
    const session = sit();
    session.close();
    expect(await session.pick(["end"])).toBeNull();
    expect(session.sending).toBeNull();
  });

  test("what was held back is not sent when the page is left meanwhile", () => {
    const session = sit();
    const turn = { ...option("end"), reveals: true };
    socket().hear(update(1, { decision: decision(turn, option("wait")) }));
    settings.change({ grace: 3 });
    const page = render(RunningTable, { session });
    flushSync();
    screen.getByRole("button", { name: /^End/ }).click();
    page.unmount();
    vi.advanceTimersByTime(10_000);
    expect(socket().sent.filter(({ type }) => type === "pick")).toEqual([]);
    session.close();
  });
});
