import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  decision,
  fakeSockets,
  option,
  table,
  update,
  type FakeSocket,
} from "../../api/fakeSocket";
import { LiveSession } from "../../api/liveSession.svelte";
import type { OptionShown } from "../../api/wire";
import { settings } from "../browser/settings.svelte";
import { Choosing } from "./choosing.svelte";
import type { Thing } from "./narrowing";

let socket: () => FakeSocket;
let session: LiveSession;
let choosing: Choosing;
let undoRules: { isFree: () => boolean; confirmation: () => string };

const card = (number: number): Thing => ({ kind: "card", number });
const revealing = (one: OptionShown): OptionShown => ({ ...one, reveals: true });
const turn = [
  option("play padme", "what card 5"),
  revealing(option("buy bane", "what card 3")),
  option("commit rex base", "what card 1", "to card 9"),
  option("commit rex trench", "what card 1", "to card 8"),
];

function ask(...options: OptionShown[]): void {
  socket().greet(update(1, { decision: decision(...options) }));
}
const sent = () => socket().sent.flatMap((one) => (one.type === "pick" ? [one.picks] : []));

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ grace: 1.5, forced: true });
  ({ socket } = fakeSockets());
  session = new LiveSession("abc", "secret");
  undoRules = { isFree: () => false, confirmation: () => "" };
  choosing = new Choosing(session, () => null, undoRules);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("pointing", () => {
  test("sends at once what is left alone", () => {
    ask(...turn);
    expect(choosing.glowOf(card(5))).toBe("take");
    expect(choosing.point(card(5))).toBe(true);
    expect(sent()).toEqual([["play padme"]]);
  });

  test("waits for the acknowledgement if the next decision is there before it", async () => {
    ask(...turn);
    choosing.point(card(5));
    const { id } = socket();
    socket().hear(update(2, { decision: decision(...turn) }));
    choosing.point(card(5));
    choosing.choose(option("end"));
    choosing.undo();
    expect(sent()).toHaveLength(1);
    socket().hear({ type: "ack", id, picks: 1, stopped: "" });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent()).toEqual([["play padme"], ["play padme"]]);
  });

  test("forgets what was picked too early if that decision has passed", async () => {
    ask(...turn);
    choosing.point(card(5));
    const { id } = socket();
    socket().hear(update(2, { decision: decision(...turn) }));
    choosing.point(card(5));
    socket().hear(update(3, { decision: decision(option("end"), option("pass")) }));
    socket().hear({ type: "ack", id, picks: 1, stopped: "" });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent()).toEqual([["play padme"]]);
  });

  test("takes nothing while a pick is under way, but leaves everything in sight", () => {
    ask(...turn);
    choosing.point(card(5));
    expect(choosing.options).toHaveLength(4);
    choosing.point(card(3));
    choosing.gesture(["end"], "End");
    expect(choosing.sendDelay.held).toBeNull();
    expect(sent()).toEqual([["play padme"]]);
  });

  test("goes step by step, and back", () => {
    ask(...turn);
    choosing.point(card(1));
    expect(choosing.isPicked(card(1))).toBe(true);
    expect(choosing.glowOf(card(8))).toBe("aim");
    expect(choosing.glowOf(card(5))).toBeUndefined();
    expect(choosing.back()).toBe(true);
    expect(choosing.back()).toBe(false);
    choosing.point(card(1));
    choosing.point(card(8));
    expect(sent()).toEqual([["commit rex trench"]]);
  });

  test("at the same thing deselects it, at another starts over", () => {
    ask(...turn);
    choosing.point(card(1));
    choosing.point(card(1));
    expect(choosing.path).toEqual([]);
    choosing.point(card(1));
    choosing.point(card(5));
    expect(sent()).toEqual([["play padme"]]);
  });

  test("at what no option names is not taken", () => {
    ask(...turn);
    expect(choosing.point(card(77))).toBe(false);
    expect(sent()).toEqual([]);
  });

  test("starts over with the next decision", () => {
    ask(...turn);
    choosing.point(card(1));
    socket().hear(update(2, { decision: decision(...turn) }));
    expect(choosing.path).toEqual([]);
  });
});

describe("a pick that turns something up", () => {
  test("waits, and is sent when the time is over", () => {
    ask(...turn);
    choosing.point(card(3));
    expect(choosing.sendDelay.held).toEqual({ label: "buy bane", picks: ["buy bane"], wait: 1500 });
    expect(choosing.options).toEqual([]);
    vi.advanceTimersByTime(1499);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent()).toEqual([["buy bane"]]);
    expect(choosing.sendDelay.held).toBeNull();
  });

  test("is stopped by undo, which takes nothing else back", () => {
    ask(...turn);
    choosing.point(card(3));
    choosing.undo();
    vi.advanceTimersByTime(5000);
    expect(sent()).toEqual([]);
    expect(choosing.options).toHaveLength(4);
    expect(socket().sent).toHaveLength(1);
  });

  test("is sent at once by the next click", () => {
    ask(...turn);
    choosing.point(card(3));
    choosing.sendDelay.flush();
    expect(sent()).toEqual([["buy bane"]]);
    vi.advanceTimersByTime(5000);
    expect(sent()).toHaveLength(1);
  });

  test("does not wait if everything can be undone, unless the player wants to be asked", async () => {
    undoRules.isFree = () => true;
    ask(...turn);
    choosing.point(card(3));
    expect(sent()).toEqual([["buy bane"]]);
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "" });
    await vi.waitFor(() => expect(session.sending).toBeNull());
    settings.change({ grace: "ask" });
    socket().hear(update(2, { decision: decision(...turn) }));
    choosing.point(card(3));
    expect(choosing.sendDelay.held?.picks).toEqual(["buy bane"]);
  });

  test("waits as long as is set: not at all, or until it is confirmed", () => {
    settings.change({ grace: 0 });
    ask(...turn);
    choosing.point(card(3));
    expect(sent()).toEqual([["buy bane"]]);
    settings.change({ grace: "ask" });
    socket().hear({ type: "ack", id: socket().id, picks: 1, stopped: "" });
    choosing.sendDelay.offer(["end"], "End", true, () => void session.pick(["end"]));
    vi.advanceTimersByTime(60_000);
    expect(choosing.sendDelay.held?.wait).toBeNull();
  });

  test("makes a whole gesture wait", () => {
    ask(...turn);
    choosing.gesture(["play padme", "buy bane"], "both");
    expect(choosing.sendDelay.held?.label).toBe("both");
    choosing.sendDelay.flush();
    expect(sent()).toEqual([["play padme", "buy bane"]]);
  });
});

describe("a gesture that stops at a question", () => {
  const asked = { ...decision(option("choose jedi 1"), option("done")), prompt: "choose" };

  async function playAll(): Promise<void> {
    ask(...turn);
    choosing.gesture(["play padme", "play jedi", "play rex"], "Play all");
    socket().hear(update(2, { decision: asked }));
    socket().hear({ type: "ack", id: socket().id, picks: 2, stopped: "no-option" });
    await vi.waitFor(() => expect(session.sending).toBeNull());
  }

  test("goes on with the answer", async () => {
    await playAll();
    choosing.choose(option("choose jedi 1"));
    expect(sent().at(-1)).toEqual(["choose jedi 1", "play rex"]);
  });

  test("is over when it is undone, or when something else is done first", async () => {
    await playAll();
    choosing.undo();
    choosing.choose(option("choose jedi 1"));
    expect(sent().at(-1)).toEqual(["choose jedi 1"]);
  });

  test("is not sent along with another action", async () => {
    await playAll();
    socket().hear(update(3, { decision: decision(...turn) }));
    choosing.choose(option("play padme"));
    expect(sent().at(-1)).toEqual(["play padme"]);
  });
});

describe("undo", () => {
  test("asks first where it must be confirmed, and takes back what is confirmed", () => {
    const undo = { label: "end", picks: 1, fair: false, theirs: true };
    socket().greet(update(1, { decision: decision(...turn), undo }));
    undoRules.confirmation = () => "Their turn, too?";
    choosing.undo();
    expect(choosing.sendDelay.held?.confirmation).toBe("Their turn, too?");
    choosing.undo();
    expect([choosing.sendDelay.held, socket().sent.length]).toEqual([null, 1]);
    choosing.undo();
    choosing.sendDelay.flush();
    expect(socket().latest).toMatchObject({ type: "undo" });
  });

  test("steps back before it takes anything back", () => {
    const undo = { label: "x", picks: 1, fair: true, theirs: false };
    socket().greet(update(1, { decision: decision(...turn), undo }));
    choosing.point(card(1));
    choosing.undo();
    expect([choosing.path.length, socket().sent.length]).toEqual([0, 1]);
    choosing.undo();
    expect(socket().latest).toMatchObject({ type: "undo" });
  });
});

describe("a decision without a choice", () => {
  const watch = () =>
    $effect.root(() => {
      $effect(() => choosing.answerForced());
    });

  test("answers itself after a moment", () => {
    ask(option("take reward"));
    const stop = watch();
    flushSync();
    vi.advanceTimersByTime(399);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent()).toEqual([["take reward"]]);
    stop();
  });

  test("answers itself once", () => {
    ask(option("take reward"));
    const stop = watch();
    flushSync();
    vi.advanceTimersByTime(400);
    flushSync();
    socket().hear({ type: "table", table: table() });
    vi.advanceTimersByTime(5000);
    expect(sent()).toHaveLength(1);
    stop();
  });

  test.each([
    ["turns something up", [revealing(option("end"))], true],
    ["is switched off", [option("end")], false],
    ["has a choice", turn, true],
  ])("does not when it %s", (_, options, forced) => {
    settings.change({ forced });
    ask(...options);
    const stop = watch();
    flushSync();
    vi.advanceTimersByTime(5000);
    expect(sent()).toEqual([]);
    stop();
  });
});

describe("what follows an option in the same gesture", () => {
  const order = (text: string, then: string, number: number) => ({
    ...option(text, "what planet 4", `what order ${number}`),
    then: [then],
  });
  const pointing = {
    stands: ({ kind, number }: { kind: string; number: number }) => [{ kind, number }],
    isPointed: () => true,
    wholesOf: (one: OptionShown) => [
      order(one.text, "order build", 0),
      order(one.text, "order research", 2),
    ],
    obvious: () => null,
    confirmationOf: () => "",
  };
  const planet = { kind: "planet", number: 4 };
  const research = { kind: "order", number: 2 };

  test("is pointed at in any order, and sent with it", () => {
    choosing = new Choosing(session, () => pointing, undoRules);
    ask(option("planet torus", "what planet 4"));
    choosing.point(research);
    choosing.point(planet);
    expect(sent()).toEqual([["planet torus", "order research"]]);
  });

  test("is still a choice if it is all that is offered", () => {
    choosing = new Choosing(session, () => pointing, undoRules);
    ask(option("planet torus", "what planet 4"));
    expect(choosing.answerForced()).toBeUndefined();
    const one = { ...pointing, wholesOf: () => [order("planet torus", "order build", 0)] };
    choosing = new Choosing(session, () => one, undoRules);
    choosing.answerForced();
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([["planet torus", "order build"]]);
  });

  test("waits for its button if it is sealed", () => {
    choosing = new Choosing(session, () => ({ ...pointing, isSealed: () => true }), undoRules);
    ask(option("planet torus", "what planet 4"));
    choosing.point(planet);
    choosing.point(research);
    expect(sent()).toEqual([]);
    const { only } = choosing.now;
    expect(only?.then).toEqual(["order research"]);
    if (only) choosing.choose(only);
    expect(sent()).toEqual([["planet torus", "order research"]]);
  });
});

test("a gesture says how its picks are carried out", () => {
  ask(option("card a", "what card 1"), option("card b", "what card 2"));
  choosing.gesture(["card b", "card a"], "two", { how: "set", within: ["discard-to-limit"] });
  expect(socket().sent.at(-1)).toMatchObject({
    picks: ["card b", "card a"],
    how: "set",
    within: ["discard-to-limit"],
  });
});
