import { describe, expect, test, vi } from "vitest";

import { Autoplay } from "./autoplay.svelte";
import { fakeReplay, over, STEPS } from "./fakeReplay";
import { addressOf, readAddress } from "./replayAddress";
import { ReplayFrames, BATCH } from "./replayFrames";
import { OPEN, ReplaySession, WATCHER } from "./replaySession.svelte";

async function opened(step = 0, perspective = 0) {
  const asked = fakeReplay();
  const session = new ReplaySession("t1");
  await session.open(step, perspective);
  return { session, asked };
}

describe("a replay", () => {
  test("shows how it was then, with the story and score so far", async () => {
    const { session } = await opened(4);
    expect(session.view).toEqual({ step: 4 });
    expect(session.table).toMatchObject({
      status: "running",
      result: null,
      turn: 2,
      score: [1, 0],
    });
    expect(session.log.at(-1)?.text).toBe("Xorrn falls.");
    expect(session.log).toHaveLength(4);
    expect(session.whole?.status).toBe("over");
  });

  test("a step on is played, with what lay unseen in between; a jump is not", async () => {
    const { session } = await opened(2);
    await session.next();
    expect(session.at).toBe(4);
    expect(session.takeHappenings()).toMatchObject([
      { number: 3, actor: 1, view: null },
      { number: 4, actor: 0, view: { step: 4 } },
    ]);
    await session.jump(5);
    await session.previous();
    expect(session.at).toBe(4);
    expect(session.takeHappenings()).toEqual([]);
  });

  test("is asked for until the server has room, unless it was left", async () => {
    vi.useFakeTimers();
    let isFull = true;
    const full = () => Response.json({}, { status: 503 });
    fakeReplay(over(), { "/replay": () => (isFull ? full() : Response.json({ steps: STEPS })) });
    const [stays, leaves] = [new ReplaySession("t1"), new ReplaySession("t1")];
    const opening = Promise.all([stays.open(0, 0), leaves.open(0, 0)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stays.problem?.detail).toBe("The server is busy. Try again in a moment.");
    leaves.close();
    isFull = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await opening;
    expect([stays.view, stays.problem]).toEqual([{ step: 0 }, null]);
    expect(leaves.view).toBeNull();
    vi.useRealTimers();
  });

  test("is requested together with the table and the printed facts, and only once", async () => {
    const asked = fakeReplay();
    const session = new ReplaySession("t2");
    const opening = session.open(0, 1);
    const paths = () => asked.map(({ path }) => path.replace(/.*t2/, "")).sort();
    expect(paths()).toEqual(["", "/printed", "/replay?eyes=1"]);
    await opening;
    expect(paths().filter((path) => path.startsWith("/replay"))).toHaveLength(1);
  });

  test("there is no step past the ends", async () => {
    const { session } = await opened(999);
    expect(session.at).toBe(5);
    await session.next();
    expect(session.view).toEqual({ step: 5 });
    await session.jump(-3);
    expect(session.at).toBe(0);
  });

  test("only the step that was wanted last is shown", async () => {
    const { session } = await opened();
    await Promise.all([session.jump(5), session.jump(1)]);
    expect(session.view).toEqual({ step: 1 });
  });

  test("another perspective shows the same step", async () => {
    const { session, asked } = await opened(2, 1);
    expect(session.seat).toBe(1);
    await session.see(WATCHER);
    expect(session.seat).toBeNull();
    expect(session.at).toBe(2);
    expect(asked.at(-1)?.path).toContain("eyes=-1");
  });

  test("a perspective that is nobody's is a watcher's", async () => {
    const { session } = await opened(0, 5);
    expect(session.perspective).toBe(WATCHER);
  });

  test("a game that goes on is not shown", async () => {
    fakeReplay(over({ status: "running" }));
    const session = new ReplaySession("t1");
    await session.open(0, 0);
    expect(session.problem?.code).toBe("running");
    expect(session.table).toBeNull();
  });

  test("what cannot be fetched is said, and can be tried again", async () => {
    const { session } = await opened();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("net")));
    await session.see(1);
    expect(session.problem?.code).toBe("offline");
    fakeReplay();
    await session.see(1);
    expect(session.problem).toBeNull();
    expect(session.seat).toBe(1);
  });
});

test("frames are fetched in parts, each once", async () => {
  const asked = fakeReplay();
  const frames = new ReplayFrames("t1", [0], 100);
  await frames.between(0, 3);
  await frames.between(2, 2);
  frames.prepare(BATCH - 1);
  frames.prepare(99);
  expect(asked.map(({ path }) => path.split("?")[1])).toEqual([
    `first=0&count=${BATCH}&eyes=0`,
    `first=${BATCH}&count=${BATCH}&eyes=0`,
    `first=${2 * BATCH}&count=${BATCH}&eyes=0`,
  ]);
});

test("playing continues by itself, faster if wanted, and stops at the end", async () => {
  vi.useFakeTimers();
  const { session } = await opened(1);
  const autoplay = new Autoplay(session);
  autoplay.toggle();
  autoplay.hurry();
  expect(autoplay.speed).toBe(2);
  for (const step of [2, 4, 5]) {
    autoplay.run();
    await vi.advanceTimersByTimeAsync(700);
    expect(session.shown).toBe(step);
  }
  autoplay.run();
  expect(autoplay.isPlaying).toBe(false);
  autoplay.toggle();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.shown).toBe(0);
  autoplay.by(() => session.jump(STEPS.length - 1));
  expect(autoplay.isPlaying).toBe(false);
  vi.useRealTimers();
});

test("an address names the step and the perspective; nonsense is left out", () => {
  expect(readAddress(addressOf({ step: 12, perspective: 1 }))).toEqual({
    step: 12,
    perspective: 1,
    opened: null,
  });
  expect(readAddress("?step=x&eyes=-7&verify")).toEqual({
    step: 0,
    perspective: null,
    opened: "verify",
  });
  expect(readAddress("?step=-4&eyes=-1")).toEqual({ step: 0, perspective: -1, opened: null });
  expect(readAddress("?step=7&play-on").opened).toBe("play-on");
});

test("all hands at once are made of every seat's frames", async () => {
  const views = [{ seat: 0 }, { seat: 1 }];
  fakeReplay();
  const frames = new ReplayFrames("t1", [0, 1], 6, (all) => ({ n: all.length, first: all[0] }));
  const [frame] = await frames.between(2, 2);
  expect(frame?.view).toEqual({ n: views.length, first: { step: 2 } });
  const { session } = await opened(2, OPEN);
  expect(session.perspective).toBe(WATCHER); // a game that has no hands to open
});
