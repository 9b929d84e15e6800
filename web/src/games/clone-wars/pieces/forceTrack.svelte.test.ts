import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import ForceTrack from "./ForceTrack.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("ForceTrack", () => {
  const track = {
    start: "separatist",
    end: "republic",
    label: "The Force",
    valueText: "with you",
  } as const;
  const orb = (container: HTMLElement) =>
    container.querySelector<HTMLElement>(".orb")?.style.transform;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.documentElement.style.removeProperty("--pace");
  });

  it("is a meter that says where the Force is", () => {
    const { container } = render(ForceTrack, { ...track, value: 1, atStart: words("dark") });
    const meter = screen.getByRole("meter", { name: "The Force" });
    expect(meter.getAttribute("aria-valuenow")).toBe("1");
    expect(meter.getAttribute("aria-valuetext")).toBe("with you");
    expect(container.querySelectorAll(".node:not(.inner)")).toHaveLength(7);
    expect(screen.getByText("dark")).toBeTruthy();
  });

  it("moves node by node, 160 ms each", async () => {
    const { container, rerender } = render(ForceTrack, { ...track, value: 0, length: 60 });
    expect(orb(container)).toBe("translateY(30px)");
    await rerender({ value: 3 });
    expect(orb(container)).toBe("translateY(40px)");
    vi.advanceTimersByTime(160);
    await tick();
    expect(orb(container)).toBe("translateY(50px)");
    vi.advanceTimersByTime(600);
    await tick();
    expect(orb(container)).toBe("translateY(60px)");
  });

  it("is there at once without motion", async () => {
    document.documentElement.style.setProperty("--pace", "0");
    const { container, rerender } = render(ForceTrack, { ...track, value: 3, length: 60 });
    await rerender({ value: -3 });
    expect(orb(container)).toBe("translateY(0px)");
  });
});
