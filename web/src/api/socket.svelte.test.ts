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
    expect(states).toEqual(["refused"]);
    expect(socket().isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });

  test("tries again where the server is only busy", () => {
    socket().onopen?.();
    socket().hear({ type: "refused", id: "", code: "busy", sentence: "No.", rule: "" });
    socket().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened.length).toBe(2);
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
