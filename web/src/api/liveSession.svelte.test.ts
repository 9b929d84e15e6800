import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  FakeSocket,
  decision,
  event,
  fakeSockets,
  line,
  option,
  seat,
  table,
  update,
  welcome,
} from "./fakeSocket";
import { LiveSession } from "./liveSession.svelte";
import { Seating } from "./seating.svelte";

let socket: (at?: number) => FakeSocket;
let session: LiveSession;

beforeEach(() => {
  vi.useFakeTimers();
  ({ socket } = fakeSockets());
  session = new LiveSession("abc", "secret");
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const ask = decision(option("play rex", "what card 1"), option("end"));

describe("a session", () => {
  test("knows table, seat and what is printed after the welcome", async () => {
    expect(session.connection).toBe("connecting");
    socket().greet();
    expect(session.connection).toBe("open");
    expect([session.seat, session.side, session.table?.name]).toEqual([0, "republic", "Duel"]);
    await vi.waitFor(() => expect(session.printed.card).toEqual([{ name: "Rex" }]));
  });

  test("takes over the view, the question and what undo takes back", () => {
    const undo = { label: "play rex", picks: 1, fair: true, theirs: false };
    socket().greet(update(1, { decision: ask, undo }));
    expect(session.view).toEqual({ turn: 3 });
    expect(session.decision?.options).toHaveLength(2);
    expect(session.undoable).toEqual(undo);
    socket().hear(
      update(2, { decision: null, asked: { seat: 1, prompt: "p", rule: "", open: false } }),
    );
    expect([session.decision, session.undoable, session.asked?.seat]).toEqual([null, null, 1]);
  });

  test("keeps the question while updates without a view catch up", () => {
    socket().greet(update(1, { decision: ask }), update(2, { view: null, actor: 1 }));
    expect(session.decision).not.toBeNull();
  });

  test("puts the story together, also when part of it is taken back", () => {
    socket().greet(update(1, { log: [line("a"), line("b")] }));
    socket().hear(update(2, { log_from: 2, log: [line("c", 1)], actor: 1 }));
    expect(session.log.map((one) => one.text)).toEqual(["a", "b", "c"]);
    socket().hear(update(3, { log_from: 1, log: [], actor: 0 }));
    expect(session.log.map((one) => one.text)).toEqual(["a"]);
    expect(session.takeHappenings().map((one) => one.undone)).toEqual([false, true]);
  });

  test("is told the end of a long story, and earlier lines when it asks for them", async () => {
    socket().greet(update(9, { log_from: 2, log: [line("c"), line("d")] }));
    expect(session.earlier).toBe(2);
    socket().hear(update(10, { log_from: 4, log: [line("e")], actor: 1 }));
    expect(session.log.map((one) => one.text)).toEqual(["c", "d", "e"]);
    const told = session.tellEarlier();
    const asked = socket().sent.at(-1) as { id: string; before: number };
    expect(asked).toMatchObject({ type: "story", before: 2 });
    socket().hear({ type: "story", id: asked.id, first: 0, lines: [line("a"), line("b")] });
    await told;
    expect(session.log.map((one) => one.text)).toEqual(["a", "b", "c", "d", "e"]);
    expect(session.earlier).toBe(0);
    socket().hear(update(11, { log_from: 1, log: [], actor: 0 }));
    expect(session.log.map((one) => one.text)).toEqual(["a"]);
  });

  test("hands out what happened once, and nothing of the story so far", () => {
    const told = event("play", 1, [4]);
    socket().greet(update(5, { log: [line("before")] }));
    expect(session.takeHappenings()).toEqual([]);
    socket().hear(update(6, { actor: 1, events: [told] }));
    expect(session.happenings).toHaveLength(1);
    expect(session.takeHappenings()).toMatchObject([{ number: 6, actor: 1, events: [told] }]);
    expect(session.happenings).toEqual([]);
  });

  test("tells who thinks, who wants something back, and the chat", () => {
    socket().greet();
    socket().hear({ type: "thinking", seat: 1 });
    socket().hear({ type: "undo-asked", seat: 1, agreed: [], asked: [0], wish: 1 });
    const said = { number: 1, seat: 1, name: "Ben", text: "Hi", at: 0 };
    socket().hear({ type: "chat", line: said });
    expect([session.thinking, session.wish?.seat, session.chat]).toEqual([1, 1, [said]]);
    socket().hear({ type: "undo-asked", seat: null, agreed: [], asked: [], wish: 1 });
    socket().hear({ type: "table", table: table({ status: "over" }) });
    expect([session.wish, session.table?.status]).toEqual([null, "over"]);
  });
});

describe("picks", () => {
  test("go as one message with what was seen last, and are under way until the answer", async () => {
    socket().greet(update(7, { decision: ask }));
    const picked = session.pick(["play rex", "end"]);
    expect(socket().latest).toMatchObject({ type: "pick", after: 7, picks: ["play rex", "end"] });
    expect(session.sending).not.toBeNull();
    expect(await session.pick(["end"])).toBeNull();
    socket().hear({ type: "ack", id: socket().id, picks: 2, stopped: "" });
    expect(await picked).toMatchObject({ picks: 2 });
    expect([session.sending, session.notice]).toEqual([null, null]);
    expect(socket().sent).toHaveLength(2);
  });

  test("that are refused say why, with the rule", async () => {
    socket().greet(update(1, { decision: ask }));
    const picked = session.pick(["buy at_te"]);
    const refusal = { code: "no-option", sentence: "Not now.", rule: "CW-BUY-03" };
    socket().hear({ type: "refused", id: socket().id, ...refusal });
    expect(await picked).toBeNull();
    expect(session.notice).toEqual(refusal);
    expect(session.sending).toBeNull();
    session.dismiss();
    expect(session.notice).toBeNull();
  });

  test("that were carried out only in part say why they stopped", async () => {
    socket().greet(update(1, { decision: ask }));
    const picked = session.pick(["play rex", "end"]);
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "revealed" });
    await picked;
    expect(session.notice).toMatchObject({ code: "revealed" });
    expect(session.notice?.sentence).toContain("revealed something");
  });

  test("that a new question interrupts need no other word", async () => {
    socket().greet(update(1, { decision: ask }));
    const picked = session.pick(["play rex", "play padme"]);
    socket().hear(update(2, { decision: { ...ask, prompt: "trigger" } }));
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "no-option" });
    await picked;
    expect(session.notice).toBeNull();
  });

  test("without an answer are sent again after a reconnect, under the same id", async () => {
    socket().greet(update(1, { decision: ask }));
    const picked = session.pick(["end"]);
    const first = socket().latest;
    socket().close();
    expect([session.connection, session.sending]).toMatchObject(["lost", { of: ask }]);
    vi.advanceTimersByTime(500);
    socket().greet();
    expect(socket().sent).toEqual([
      { type: "hello", secret: "secret", beside: null, after: 1, locale: "en" },
      first,
    ]);
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "" });
    expect(await picked).toMatchObject({ picks: 1 });
    socket().close();
    vi.advanceTimersByTime(2000);
    socket().greet();
    expect(socket().sent).toHaveLength(1);
  });

  test("made without a connection wait for it; chat does not", async () => {
    socket().greet(update(1, { decision: ask }));
    socket().close();
    void session.pick(["end"]);
    expect(await session.say("hello?")).toBe(false);
    expect(session.notice?.code).toBe("offline");
    vi.advanceTimersByTime(500);
    socket().greet();
    expect(socket().sent.map((one) => one.type)).toEqual(["hello", "pick"]);
  });
});

describe("questions", () => {
  test("are answered by their id", async () => {
    socket().greet(update(1));
    const why = session.why([{ kind: "card", number: 3 }]);
    const whyId = socket().id;
    const hint = session.hint();
    const reasons = [{ sentence: "Too dear.", rule: "CW-BUY-03", pick: "" }];
    socket().hear({ type: "hint", id: socket().id, pick: "end", label: "End", sentence: "…" });
    socket().hear({ type: "reasons", id: whyId, reasons });
    expect(await why).toEqual(reasons);
    expect(await hint).toMatchObject({ pick: "end" });
  });

  test("that were lost with the connection have no answer", async () => {
    socket().greet(update(1));
    const why = session.why([]);
    const said = session.say("x");
    socket().close();
    expect(await why).toEqual([]);
    expect(await said).toBe(false);
  });

  test("undo is asked for only when there is something to take back", async () => {
    socket().greet(update(1));
    expect(await session.undo()).toBeNull();
    expect(socket().sent).toHaveLength(1);
    socket().hear(update(2, { undo: { label: "x", picks: 1, fair: true, theirs: false } }));
    void session.undo();
    expect(socket().latest).toMatchObject({ type: "undo", after: 2 });
  });
});

describe("changes since one's last decision", () => {
  const at = (log: ReturnType<typeof line>[]) => {
    socket().greet(update(1, { log }));
    return session.changes;
  };

  test("are what others did after our last move", () => {
    expect(at([line("I", 0), line("he", 1), line("he", 1)])).toEqual({ from: 1, to: 3 });
  });

  test("stay marked while one acts oneself", () => {
    const log = [line("I", 0), line("he", 1), line("Turn", 1, true), line("I", 0)];
    expect(at(log)).toEqual({ from: 1, to: 2 });
  });

  test("are nothing while nobody else has acted", () => {
    expect(at([line("set up", -1), line("I", 0)])).toEqual({ from: 0, to: 0 });
  });
});

describe("a seating", () => {
  test("without a secret watches", () => {
    const seating = new Seating("abc", []);
    expect(seating.sessions).toHaveLength(1);
    expect(seating.shown.secret).toBeNull();
    expect(seating.curtain).toBeNull();
    seating.close();
  });

  test("of one seat has no curtain", () => {
    const seating = new Seating("abc", ["one"]);
    socket().greet(update(1, { decision: ask }));
    expect(seating.curtain).toBeNull();
    seating.close();
  });

  test("of two seats begins hidden and hides whenever the other one is asked", () => {
    const seating = new Seating("abc", ["one", "two"]);
    const [one, two] = seating.sessions;
    expect(seating.curtain).toBe(one);
    socket(-2).greet(update(1, { decision: ask }));
    socket(-1).greet(update(1, { actor: 0 }));
    seating.lift();
    expect([seating.curtain, seating.shown]).toEqual([null, one]);
    socket(-2).hear(update(2, { decision: null }));
    socket(-1).hear(update(2, { decision: ask }));
    expect([seating.curtain, seating.shown]).toEqual([two, two]);
    expect(two?.happenings).toHaveLength(1);
    seating.lift();
    expect([seating.curtain, seating.shown]).toEqual([null, two]);
    expect(two?.happenings).toHaveLength(0);
    seating.close();
  });

  test("is first passed to the seat that is asked, before its question has come", () => {
    const seating = new Seating("abc", ["one", "two"]);
    const asked = table({ asked: 1 });
    for (const at of [0, 1]) socket(at - 2).hear(welcome({ table: asked, seat: at }));
    expect(seating.curtain).toBe(seating.sessions[1]);
    seating.close();
  });
});

test("a seat is found by its number", () => {
  socket().greet();
  socket().hear({ type: "table", table: table({ seats: [seat(1, { name: "Eve" })] }) });
  expect(session.seatOf(1)?.name).toBe("Eve");
  expect(session.seatOf(null)).toBeNull();
});

test("who resigned where others play on watches, and is told why", () => {
  socket().greet(update(1, { decision: ask }));
  socket().hear(welcome({ seat: null, side: "" }));
  expect([session.seat, session.decision, session.undoable]).toEqual([null, null, null]);
  expect(session.notice?.sentence).toContain("a program plays on for you");
});

test("a server that restarts says so, until it is back", () => {
  socket().greet(update(1, { decision: ask }));
  socket().hear({ type: "restarting", sentence: "Back in a moment." });
  expect(session.notice).toMatchObject({ code: "restarting", sentence: "Back in a moment." });
  socket().close();
  expect(session.notice?.code).toBe("restarting");
  vi.advanceTimersByTime(2000);
  socket().greet();
  expect(session.notice).toBeNull();
});
