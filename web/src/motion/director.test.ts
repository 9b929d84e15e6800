import { beforeEach, describe, expect, it } from "vitest";

import { Director, type Playable } from "./director";

let now = 0;
beforeEach(() => (now = 0));

class Shown implements Playable {
  rate: number | null = null;
  isEnded = false;
  finish: () => void = () => undefined;
  constructor(
    readonly isOwn: boolean,
    readonly events = 1,
    readonly ms = 400,
  ) {}
  play(rate: number): Promise<void> {
    this.rate = rate;
    return new Promise((resolve) => {
      this.finish = () => {
        this.isEnded = true;
        resolve();
      };
    });
  }
  hasten(rate: number): void {
    this.rate = rate;
  }
  end(): void {
    this.finish();
    this.isEnded = true;
  }
}

const others = (events = 1, ms = 400) => new Shown(false, events, ms);
const own = () => new Shown(true);
const moment = () => new Promise((resolve) => setTimeout(resolve));
function directing(pace = 1, playbacks: Shown[] = []) {
  const director = new Director(
    () => pace,
    () => now,
  );
  playbacks.forEach((playback) => director.add(playback));
  return director;
}

describe("the director", () => {
  it("plays what others do one after the other", async () => {
    const [first, second] = [others(), others()];
    const director = directing(1, [first, second]);
    expect([first.rate, second.rate]).toEqual([1, null]);
    first.finish();
    await moment();
    expect(second.rate).toBe(1);
    second.finish();
    await moment();
    expect(director.isIdle).toBe(true);
  });

  it("plays our own moves at once, side by side, and ends what others did", () => {
    const [theirs, mine, more] = [others(), own(), own()];
    directing(1, [theirs, mine, more]);
    expect(theirs.isEnded).toBe(true);
    expect([mine.rate, more.rate]).toEqual([1, 1]);
    expect(mine.isEnded).toBe(false);
  });

  it("doubles the speed from the seventh event that waits, until none does", async () => {
    const [first, six, seven, later] = [others(), others(6), others(1), others()];
    const director = directing(1, [first, six]);
    expect(first.rate).toBe(1);
    director.add(seven);
    expect(first.rate).toBe(2);
    for (const playback of [first, six, seven]) {
      playback.finish();
      await moment();
      expect(playback.rate).toBe(2);
    }
    director.add(later);
    expect(later.rate).toBe(1);
  });

  it("jumps from the twentieth event that waits", () => {
    const [first, many, last] = [others(), others(19), others(1)];
    const director = directing(1, [first, many]);
    expect(many.isEnded).toBe(false);
    director.add(last);
    expect([first, many, last].every((playback) => playback.isEnded)).toBe(true);
    expect(director.isIdle).toBe(true);
  });

  it("a long scene alone is not too many events", () => {
    const long = others(25);
    directing(1, [long]);
    expect(long.rate).toBe(1);
  });

  it("shows nothing later than four seconds after it happened", async () => {
    const [first, second, third] = [others(), others(1, 1000), others()];
    directing(1, [first, second, third]);
    now = 3800;
    first.finish();
    await moment();
    expect(second.rate).toBeCloseTo(5);
    now = 4000;
    second.finish();
    await moment();
    expect(third.isEnded).toBe(true);
    expect(third.rate).toBeNull();
  });

  it("follows the speed that is set", () => {
    const [slow, fast] = [others(), others()];
    directing(2, [slow]);
    directing(0.5, [fast]);
    expect([slow.rate, fast.rate]).toEqual([0.5, 2]);
  });

  it("ends everything at once, and can go on", () => {
    const [running, waiting, next] = [others(), others(), others()];
    const director = directing(1, [running, waiting]);
    director.end();
    expect([running.isEnded, waiting.isEnded]).toEqual([true, true]);
    expect(waiting.rate).toBeNull();
    director.add(next);
    expect(next.rate).toBe(1);
  });
});
