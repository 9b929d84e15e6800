import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { event } from "../../../api/fakeSocket";
import { SampleSession } from "../../../api/sampleSession.svelte";
import type { Happening } from "../../../api/session";
import { settings } from "../../../shared/browser/settings.svelte";
import type { CloneWars } from "../model/view";
import { card, hand, inPlay, view } from "../state/sampleTable";
import StageSample from "./StageSample.svelte";

/** An animation that only notes what is done with it. */
class Noted {
  onfinish: (() => void) | null = null;
  playbackRate = 1;
  isPlaying = false;
  isCancelled = false;
  #done: () => void = () => undefined;
  readonly finished = new Promise<void>((resolve) => (this.#done = resolve));
  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {}
  pause() {
    this.isPlaying = false;
  }
  play() {
    this.isPlaying = true;
  }
  updatePlaybackRate(rate: number) {
    this.playbackRate = rate;
  }
  cancel() {
    this.isCancelled = true;
    this.#done();
  }
  finish() {
    this.#done();
  }
}

let made: Noted[] = [];
const rect = (left: number) => new DOMRect(left, 0, 100, 140);
const before = view({ hand: hand(0), pool: 0 });
const after = view({ hand: hand(), pool: 0, units: [inPlay(0)] });
const played = event("play", 0, [0]);

type Shown = SampleSession<CloneWars>;
const sample = (): Shown =>
  new SampleSession({ view: before, printed: { card: [card("clone_trooper")] } });

function happens(session: Shown, some: Partial<Happening<CloneWars>> = {}, now = after) {
  session.view = now;
  const happening = {
    number: 2,
    actor: 0,
    events: [played],
    lines: [],
    undone: false,
    view: now,
    ...some,
  };
  session.happenings = [...session.happenings, happening];
  flushSync();
}

function shows() {
  const session = sample();
  const { container, unmount } = render(StageSample, { session });
  flushSync();
  const stage = container.querySelector(".stage") as HTMLElement;
  return { session, stage, unmount };
}

beforeEach(() => {
  made = [];
  settings.change({ motion: "normal" });
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (
    this: Element,
    frames,
    options,
  ) {
    const noted = new Noted(this, frames as Keyframe[], options as KeyframeAnimationOptions);
    made.push(noted);
    return noted as never;
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return rect(this.closest("[data-place^=hand]") ? 10 : 400);
  });
});
afterEach(() => settings.change({ motion: "normal" }));

describe("the stage", () => {
  it("plays a card from where it was to where it is, which hides it until it lands", () => {
    const { session, stage } = shows();
    expect(stage.getAttribute("aria-hidden")).toBe("true");
    happens(session);
    expect(stage.children).toHaveLength(1);
    const flight = made.find(({ element }) => element === stage.firstElementChild);
    expect(flight?.frames[0]?.transform).toContain("translate(-6px");
    expect(flight?.frames.at(-1)?.transform).toContain("translate(384px");
    expect(flight?.options).toMatchObject({ delay: 0, duration: 200 });
    const hold = made.find(({ element }) => element.closest("[data-place^=play]"));
    expect(hold?.frames[0]).toEqual({ opacity: 0 });
    expect(hold?.options.duration).toBe(200);
    expect(made.every(({ isPlaying }) => isPlaying)).toBe(true);
  });

  it("moves nothing but transform and opacity", () => {
    const { session } = shows();
    happens(session);
    const names = new Set(made.flatMap(({ frames }) => frames.flatMap((one) => Object.keys(one))));
    names.delete("offset");
    expect([...names].every((name) => name === "transform" || name === "opacity")).toBe(true);
  });

  it("leaves nothing when all is over", async () => {
    const { session, stage } = shows();
    happens(session);
    made.forEach((one) => one.finish());
    await tick();
    await vi.waitFor(() => expect(stage.children).toHaveLength(0));
  });

  it.each(["pointerdown", "keydown", "wheel"])("any input ends it: %s", (kind) => {
    const { session, stage } = shows();
    happens(session);
    expect(stage.children).toHaveLength(1);
    window.dispatchEvent(new Event(kind));
    expect(stage.children).toHaveLength(0);
    expect(made.every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  it("leaves nothing when it goes", () => {
    const { session, unmount } = shows();
    happens(session);
    unmount();
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  it("plays the picks of a gesture together when the view of the last one comes", () => {
    const { session, stage } = shows();
    happens(session, { view: null }, before);
    expect(stage.children).toHaveLength(0);
    happens(session, { events: [] });
    expect(stage.children).toHaveLength(1);
  });

  it("does not play what was missed while there was no connection", () => {
    const { session, stage } = shows();
    session.connection = "lost";
    flushSync();
    session.connection = "open";
    happens(session, { view: null }, before);
    happens(session, {});
    expect(stage.children).toHaveLength(0);
    happens(session, { undone: true, events: [] }, before);
    expect(stage.children).toHaveLength(1);
  });

  it("plays on after a connection was lost and nothing was missed", () => {
    const { session, stage } = shows();
    session.connection = "lost";
    flushSync();
    session.connection = "open";
    session.view = { ...before };
    flushSync();
    happens(session);
    expect(stage.children).toHaveLength(1);
  });

  it("does not play what happened before it was there", () => {
    const session = sample();
    happens(session);
    const { container } = render(StageSample, { session });
    flushSync();
    expect(container.querySelector(".stage")?.children).toHaveLength(0);
    expect(session.happenings).toHaveLength(0);
  });

  it("plays nothing in a tab that nobody sees", () => {
    const { session, stage } = shows();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    happens(session);
    expect(stage.children).toHaveLength(0);
  });

  it("without motion the card fades in where it is, and nothing travels", () => {
    settings.change({ motion: "off" });
    const { session, stage } = shows();
    happens(session);
    expect(stage.children).toHaveLength(0);
    expect(made.map(({ frames }) => frames)).toEqual([[{ opacity: 0.2 }, { opacity: 1 }]]);
    expect(made[0]?.options.duration).toBe(120);
  });

  it("at half speed everything takes twice as long", () => {
    settings.change({ motion: "half" });
    const { session } = shows();
    happens(session);
    expect(made.every(({ playbackRate }) => playbackRate === 0.5)).toBe(true);
  });
});
