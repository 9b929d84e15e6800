import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";
import { sound, SOUNDS } from "./sounds";

/** Frequencies that oscillators began with. */
const begun: number[] = [];
const made = vi.fn();

class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    made();
  }
  createOscillator() {
    return {
      frequency: {
        setValueAtTime: (hertz: number) => begun.push(hertz),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: (next: unknown) => next,
      start: vi.fn(),
      stop: vi.fn(),
    };
  }
  createGain() {
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn() };
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeAudio);
  begun.length = 0;
  settings.change({ sound: "off" });
});

test("nothing is heard, and nothing made, unless it was chosen", () => {
  sound("turn");
  expect(made).not.toHaveBeenCalled();
});

test("a sound is its tones", () => {
  settings.change({ sound: "low" });
  sound("turn");
  sound("card");
  expect(begun).toEqual([...SOUNDS.turn, ...SOUNDS.card].map(({ from }) => from));
});
