import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

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
} from "./fakeSocket";
import { LiveSession } from "./liveSession.svelte";
import type { TableShown, Update } from "./wire";

const PAUSE = 700;
const THEIRS = { seat: 1, prompt: "action", rule: "", open: false };
const OURS = { seat: 0, prompt: "action", rule: "", open: false };

let socket: () => FakeSocket;
let session: LiveSession;

const withProgram = (some: Partial<TableShown> = {}) =>
  table({ seats: [seat(0), seat(1, { kind: "program", name: "Greedy" })], ...some });
const told = () => session.log.map(({ text }) => text);
const move = (number: number, some: Partial<Update> = {}) =>
  update(number, {
    ...{ actor: 1, asked: THEIRS, log_from: number - 2, log: [line(`move ${number}`, 1)] },
    ...some,
  });

function begin(pause = PAUSE, shown = withProgram()): void {
  session = new LiveSession("abc", "secret", () => pause);
  socket().onopen?.();
  socket().hear(welcome({ table: shown }), update(1, { asked: THEIRS }));
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ socket } = fakeSockets());
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("the moves of programs", () => {
  test("are shown one after the other, each after a pause", () => {
    begin();
    socket().hear(move(2), move(3), move(4));
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    expect(told()).toEqual(["move 2"]);
    expect(session.isPaced).toBe(true);
    vi.advanceTimersByTime(2 * PAUSE);
    expect(told()).toEqual(["move 2", "move 3", "move 4"]);
  });

  test("take no time if they tell nothing, and what came before keeps its own", () => {
    begin();
    socket().hear(move(2), move(3, { log: [] }), move(4, { log_from: 1 }));
    vi.advanceTimersByTime(PAUSE);
    expect(told()).toEqual(["move 2"]);
    vi.advanceTimersByTime(PAUSE);
    expect(told()).toEqual(["move 2", "move 4"]);
  });

  test("are shown as they come where there is no pause, together if they come at once", () => {
    begin(0);
    vi.advanceTimersByTime(50);
    socket().hear(move(2));
    expect(told()).toEqual(["move 2"]);
    socket().hear(move(3), move(4, { log: [] }), {
      type: "table",
      table: withProgram({ name: "B" }),
    });
    expect([told().length, session.table?.name]).not.toEqual([2, "B"]);
    vi.advanceTimersByTime(49);
    expect(told()).toEqual(["move 2"]);
    vi.advanceTimersByTime(1);
    expect([told(), session.table?.name]).toEqual([["move 2", "move 3"], "B"]);
    expect(session.isPaced).toBe(false);
    expect(session.isProgramAsked).toBe(true); // the server may still pause: that can be skipped
  });

  test("wait for nothing that a person is asked, or that ends the game", () => {
    begin(0);
    socket().hear(move(2), move(3), move(4, { asked: OURS, decision: decision(option("end")) }));
    expect([told().length, session.decision !== null]).toEqual([3, true]);
    socket().hear(
      update(5, { actor: 0, asked: THEIRS, log_from: 3 }),
      move(6, { log_from: 3 }),
      move(7, { log_from: 4, asked: null }),
    );
    expect(told()).toHaveLength(5);
  });

  test("are shown as they arrive while our own clock is running", () => {
    const clock = { kind: "move", seconds: 60, left: [60, 60], running: 1, since: 0 } as const;
    begin(PAUSE, withProgram({ clock: { ...clock, left: [...clock.left] } }));
    socket().hear(move(2), move(3));
    expect(told()).toEqual(["move 2", "move 3"]);
    expect(session.isProgramAsked).toBe(false);
  });

  test("can be skipped up to our own decision, including those still to come", () => {
    begin();
    socket().hear(move(2), move(3));
    session.skip();
    expect(told()).toEqual(["move 2", "move 3"]);
    expect(session.isPaced).toBe(false);
    socket().hear(move(4, { asked: OURS, decision: decision(option("end")) }));
    expect(session.decision).not.toBeNull();
    socket().hear(update(5, { actor: 0, asked: THEIRS, log_from: 3 }), move(6), move(7));
    expect(told()).toHaveLength(3);
    expect(session.isPaced).toBe(true);
  });

  test("are all shown before the end of the game is, and before a person's act", () => {
    begin();
    socket().hear(move(2), move(3));
    socket().hear({ type: "table", table: withProgram({ status: "over" }) });
    expect(session.table?.status).toBe("running");
    vi.advanceTimersByTime(2 * PAUSE);
    expect([told().length, session.table?.status]).toEqual([2, "over"]);
    socket().hear(move(4), update(5, { actor: 0, log_from: 3, log: [line("mine")] }));
    expect(told()).toEqual(["move 2", "move 3", "move 4", "mine"]);
  });

  test("are known to the server as received, although they are not shown yet", () => {
    begin();
    socket().hear(move(2, { undo: { label: "a", picks: 1, fair: true, theirs: true } }), move(3));
    vi.advanceTimersByTime(PAUSE);
    void session.undo();
    expect(socket().latest).toMatchObject({ type: "undo", after: 3 });
    expect(told()).toHaveLength(2);
  });
});

describe("what the server is told of it", () => {
  const sent = (type: string) => socket().sent.filter((one) => one.type === type);

  test("that we skip, unless we only watch", () => {
    begin();
    session.skip();
    expect(sent("skip")).toHaveLength(1);
    session.close();
    ({ socket } = fakeSockets());
    session = new LiveSession("abc", null, () => PAUSE);
    socket().onopen?.();
    socket().hear(welcome({ table: withProgram(), seat: null }), update(1, { asked: THEIRS }));
    session.skip();
    expect(sent("skip")).toHaveLength(0);
  });

  test("the pace we want, if it is another one", () => {
    begin();
    void session.setPace("normal");
    expect(sent("pace")).toHaveLength(0);
    void session.setPace("at-once");
    expect(sent("pace")).toMatchObject([{ pace: "at-once" }]);
  });

  test("moves that say nothing are shown at once", () => {
    begin();
    socket().hear(move(2, { log: [] }), move(3));
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    expect(told()).toEqual(["move 3"]);
  });
});
