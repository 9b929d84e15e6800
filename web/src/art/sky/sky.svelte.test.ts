import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Sky from "./Sky.svelte";

describe("Sky", () => {
  it("takes its light from the sides above and below, and is ornament", () => {
    const { container } = render(Sky, { above: "empire", below: "rebel" });
    const sky = container.querySelector<HTMLElement>(".sky");
    expect(sky?.style.getPropertyValue("--above")).toBe("var(--empire-glow)");
    expect(sky?.style.getPropertyValue("--below")).toBe("var(--rebel-glow)");
    expect(sky?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("what moves by itself", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("rests after a minute without anybody, and wakes at a key", async () => {
    const { container } = render(Sky, {});
    const stars = () => container.querySelector(".stars")?.classList;
    vi.advanceTimersByTime(50_000);
    await tick();
    expect(stars()?.contains("resting")).toBe(false);
    vi.advanceTimersByTime(20_000);
    await tick();
    expect(stars()?.contains("resting")).toBe(true);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    await tick();
    expect(stars()?.contains("resting")).toBe(false);
  });
});
