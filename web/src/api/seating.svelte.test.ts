import "../pageTests";

import { beforeEach, expect, test, vi } from "vitest";

import { decision, fakeSockets, option, update, welcome, type FakeSocket } from "./fakeSocket";
import { OpenSession } from "./openSession.svelte";
import { Seating } from "./seating.svelte";

let socket: (at?: number) => FakeSocket;
let seating: Seating;

const SECRET = { seat: 0, prompt: "order-where", rule: "", open: false };
const OPEN = { seat: 1, prompt: "retreat-to", rule: "", open: true };
const ask = decision(option("area one", "what area 1"));

/** Two seats on this device; the first has lifted the curtain and sees the table. */
beforeEach(() => {
  ({ socket } = fakeSockets());
  seating = new Seating("abc", ["one", "two"]);
  socket(0).greet(update(1, { decision: ask, asked: SECRET }));
  socket(1).onopen?.();
  socket(1).hear(welcome({ seat: 1 }), update(1, { asked: SECRET }));
  seating.lift();
  return () => seating.close();
});

/** The second seat is asked something that everybody may read. */
function askOpenly() {
  socket(0).hear(update(2, { asked: OPEN }));
  socket(1).hear(update(2, { decision: ask, asked: OPEN }));
  seating.settle();
}
/** What watchers may see comes over a third connection. */
function showAll() {
  socket(2).onopen?.();
  socket(2).hear(welcome({ seat: null }), update(1, { view: { turn: 7 }, asked: OPEN }));
  seating.settle();
}

test("an open question needs no curtain: it is put on what everybody may see", () => {
  askOpenly();
  expect(seating.curtain).toBeNull();
  expect(seating.shown).toBe(seating.sessions[0]);
  showAll();
  const { shown } = seating;
  expect(shown).toBeInstanceOf(OpenSession);
  expect([shown.seat, shown.view, shown.decision]).toEqual([1, { turn: 7 }, ask]);
  expect([shown.isOpenly, shown.undoable]).toEqual([true, null]);
});

test("nobody becomes a watcher by it", () => {
  askOpenly();
  socket(2).onopen?.();
  expect(socket(2).sent[0]).toMatchObject({ type: "hello", secret: null, beside: "one" });
});

test("the answer is the seat's own", () => {
  askOpenly();
  showAll();
  const pick = vi.spyOn(seating.sessions[1] as OpenSession["own"], "pick").mockResolvedValue(null);
  void seating.shown.pick(["area one"]);
  expect(pick).toHaveBeenCalledWith(["area one"], undefined);
});

test("it stays until a secret question comes, which is behind the curtain for everybody", () => {
  askOpenly();
  showAll();
  socket(1).hear(update(3, { asked: { ...SECRET, seat: 2 } }));
  expect(seating.shown).toBeInstanceOf(OpenSession);
  expect(seating.shown.decision).toBeNull();
  socket(0).hear(update(4, { decision: ask, asked: SECRET }));
  expect(seating.curtain).toBe(seating.sessions[0]);
  seating.lift();
  expect([seating.curtain, seating.shown]).toEqual([null, seating.sessions[0]]);
});

test("a table that begins with an open question begins without a curtain", () => {
  seating = new Seating("abc", ["one", "two"]);
  const asked = { ...OPEN, seat: 0 };
  socket(2).greet(update(1, { decision: ask, asked }));
  expect(seating.curtain).toBe(seating.sessions[0]);
  seating.settle();
  socket(4).onopen?.();
  socket(4).hear(welcome({ seat: null }), update(1, { asked }));
  expect(seating.curtain).toBeNull();
  expect(seating.shown).toBeInstanceOf(OpenSession);
});

test("who sees the table answers an open question there", () => {
  socket(0).hear(update(2, { decision: ask, asked: { ...OPEN, seat: 0 } }));
  seating.settle();
  expect([seating.curtain, seating.shown]).toEqual([null, seating.sessions[0]]);
});
