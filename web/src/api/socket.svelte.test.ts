import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets, welcome } from "./fakeSocket";
import { TableSocket, socketAddress, type Connection } from "./socket";
import type { FromServer } from "./wire";

let socket: (at?: number) => FakeSocket;
let heard: FromServer[];
let states: Connection[];
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  ({ socket } = fakeSockets());
  heard = [];
  states = [];
  line = new TableSocket("ws://here", {
    hello: () => ({ type: "hello", secret: "s", after: heard.length || null }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a table's socket", () => {
  test("goes to the page's own server", () => {
    expect(socketAddress("a b")).toBe(`ws://${location.host}/api/tables/a%20b/socket`);
  });

  test("says hello first and is open with the welcome", () => {
    expect(line.send({ type: "ping", id: "1" })).toBe(false);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: "hello", secret: "s", after: null }]);
    expect(states).toEqual([]);
    socket().hear(welcome());
    expect(states).toEqual(["open"]);
    expect(line.send({ type: "ping", id: "1" })).toBe(true);
  });

  test("comes back when it is lost, later each time, and says what it has heard", () => {
    socket().greet();
    socket().close();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened.length).toBe(2);
    socket().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened.length).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.opened.length).toBe(3);
    socket().greet();
    expect(socket().sent[0]).toMatchObject({ after: 1 });
    expect(states).toEqual(["open", "lost", "open"]);
  });

  test("does not wait when the net is back", () => {
    socket().greet();
    socket().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.opened.length).toBe(2);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.opened.length).toBe(2);
  });

  test("asks for a sign of life and gives up without one", () => {
    socket().greet();
    vi.advanceTimersByTime(20_000);
    expect(socket().latest).toMatchObject({ type: "ping" });
    socket().hear({ type: "pong", id: "ping" });
    vi.advanceTimersByTime(29_000);
    expect(states).toEqual(["open"]);
    vi.advanceTimersByTime(1_000);
    expect(states).toEqual(["open", "lost"]);
  });

  test("gives up on a server that never greets", () => {
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["lost"]);
  });

  test("does not come back where it is not let in", () => {
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", code: "no-seat", sentence: "No.", rule: "" });
    socket().close(1008);
    expect(states).toEqual(["refused"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });

  test("does not wait for a server that refuses and does not close", () => {
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", code: "no-seat", sentence: "No.", rule: "" });
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["refused"]);
    expect(socket().isClosed).toBe(true);
  });

  test.each([
    ["is only busy", "busy", 1008],
    ["has just been asked too often", "too-many", 1008],
    ["wants to be tried later, whatever it says", "something-new", 1013],
    ["wants to be tried later, and says nothing", "", 1013],
  ])("tries again where the server %s", (_, code, closed) => {
    socket().onopen?.();
    if (code) socket().hear({ type: "refused", id: "", code, sentence: "No.", rule: "" });
    socket().close(closed);
    expect(states).toEqual(["busy"]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.opened.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.opened.length).toBe(2);
  });

  test("waits longer each time, also for a server that greets and cuts off at once", () => {
    const waits = [];
    for (let tries = 1; tries <= 7; tries += 1) {
      socket().greet();
      socket().close(1008);
      const since = Date.now();
      while (FakeSocket.opened.length === tries) vi.advanceTimersByTime(100);
      waits.push(Date.now() - since);
    }
    expect(states.slice(0, 4)).toEqual(["open", "busy", "open", "busy"]);
    expect(waits[0]).toBeGreaterThan(1000);
    expect(waits[3]).toBeGreaterThan(10_000);
    expect(waits[6]).toBeGreaterThan(40_000);
    expect(waits[6]).toBeLessThan(80_000);
  });

  test("comes back soon after a connection that was good for a while", () => {
    for (let tries = 1; tries <= 4; tries += 1) {
      socket().close();
      while (FakeSocket.opened.length === tries) vi.advanceTimersByTime(100);
    }
    socket().greet();
    vi.advanceTimersByTime(11_000);
    socket().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened.length).toBe(6);
  });

  test.each([
    ["a server without room from one that is away", 429, "busy"],
    ["an overloaded server from one that is away", 503, "busy"],
    ["a proxy without a server behind it", 502, "lost"],
  ])("tells %s", async (_, status, state) => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status }));
    socket().close(1006); // without having been opened
    expect(states).toEqual(["lost"]);
    await vi.waitFor(() => expect(line.state).toBe(state));
  });

  test("takes a server that answers, but not to sockets, for full after a few tries", async () => {
    for (let tries = 1; tries <= 3; tries += 1) {
      socket().close(1006);
      await vi.advanceTimersByTimeAsync(0);
      expect(line.state).toBe(tries < 3 ? "lost" : "busy");
      while (FakeSocket.opened.length === tries) await vi.advanceTimersByTimeAsync(100);
    }
  });

  test("says that a server is away which was full before", async () => {
    socket().onopen?.();
    socket().close(1013);
    vi.advanceTimersByTime(3000);
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("net")));
    socket().close(1006);
    expect(line.state).toBe("busy");
    await vi.waitFor(() => expect(line.state).toBe("lost"));
  });

  test("ends with the table", () => {
    socket().greet({ type: "closed" });
    expect(heard.at(-1)).toEqual({ type: "closed" });
    expect(states.at(-1)).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });

  test("stays closed when we leave", () => {
    socket().greet();
    line.close();
    expect(states.at(-1)).toBe("closed");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });
});
