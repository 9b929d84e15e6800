import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { seededRecipe } from "./painting/seededRecipe";
import Gauge from "./Gauge.svelte";
import Shattered from "./Shattered.svelte";
import World from "./World.svelte";
import WorldIcon from "./WorldIcon.svelte";

const DAC = { slug: "dac", recipe: seededRecipe("dac") };

describe("World", () => {
  it("shows a sphere in its colours while no picture can be painted", () => {
    const { container } = render(World, {
      world: { ...DAC, recipe: { ...DAC.recipe, base: "#B4633A" } },
    });
    expect(container.querySelector("circle")?.getAttribute("fill")).toBe("#B4633A");
    expect(container.querySelector("img")).toBeNull();
  });

  it("is silent without a label and named by one", () => {
    render(World, { world: DAC });
    expect(screen.queryByRole("img")).toBeNull();
    render(World, { world: DAC, label: "Dac" });
    expect(screen.getByRole("img", { name: "Dac" })).toBeTruthy();
  });

  it("carries as many cracks as it is told", async () => {
    const { container, rerender } = render(World, { world: DAC, cracks: 3 });
    expect(container.querySelectorAll(".crack")).toHaveLength(3);
    await rerender({ cracks: 0 });
    expect(container.querySelectorAll(".crack")).toHaveLength(0);
  });
});

describe("Gauge", () => {
  it("has a segment for every hit point and says in words what it shows", () => {
    const { container } = render(Gauge, {
      hitPoints: 16,
      damage: 7,
      planned: 2,
      label: "9 of 16 left",
    });
    expect(container.querySelectorAll("path.left")).toHaveLength(7);
    expect(container.querySelectorAll("path.planned")).toHaveLength(2);
    expect(container.querySelectorAll("path.lost")).toHaveLength(7);
    expect(screen.getByRole("img", { name: "9 of 16 left" })).toBeTruthy();
  });
});

describe("Shattered", () => {
  it("breaks into thirteen wedges", () => {
    const { container } = render(Shattered, { world: DAC, label: "Geonosis has fallen" });
    expect(container.querySelectorAll(".wedge")).toHaveLength(13);
    expect(screen.getByRole("img", { name: "Geonosis has fallen" })).toBeTruthy();
  });
});

describe("WorldIcon", () => {
  it("is a dashed circle for a world still to be won", () => {
    const { container } = render(WorldIcon, { world: null });
    expect(container.querySelector(".still")).toBeTruthy();
  });
});
