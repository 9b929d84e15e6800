import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import ForceTrack from "../../games/clone-wars/pieces/ForceTrack.svelte";
import Orrery from "../orrery/Orrery.svelte";
import type { OrreryTable } from "../orrery/orreryTable";
import Sky from "./Sky.svelte";

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

describe("Orrery", () => {
  const tables: OrreryTable[] = [
    { id: "a", slug: "kamino", state: "yours", progress: 0.4, href: "/table/a", title: "Friday" },
    { id: "b", slug: "dac", state: "waiting", progress: 0.5, href: "/table/b", title: "Duel" },
    { id: "c", slug: "naboo", state: "quiet", progress: 0, title: "First battle" },
  ];

  it("has a link for every table that leads somewhere, outside the order of the keyboard", () => {
    const { container } = render(Orrery, { tables });
    const links = [...container.querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/table/a", "/table/b"]);
    expect(links.every((link) => link.tabIndex === -1)).toBe(true);
    expect(container.querySelector(".orrery")?.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelectorAll(".ring")).toHaveLength(2);
    expect(screen.getByText("First battle")).toBeTruthy();
  });

  it("is full of quiet worlds while there is no table, and wordless on a phone", () => {
    const empty = render(Orrery, {});
    expect(empty.container.querySelectorAll(".world.quiet")).toHaveLength(8);
    empty.unmount();
    render(Orrery, { tables, narrow: true });
    expect(screen.queryByText("Friday")).toBeNull();
  });
});

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
