import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import BaseWorld from "./BaseWorld.svelte";

describe("BaseWorld", () => {
  it("is an empty orbit while no base is in play", () => {
    const { container } = render(BaseWorld, { slug: null, faction: "republic" });
    expect(container.querySelector(".place")).toBeTruthy();
    expect(container.querySelector(".gauge")).toBeNull();
  });

  it("shows a shield only while ships stand before it", async () => {
    const base = { slug: "kamino", faction: "republic", hitPoints: 14, damage: 3 } as const;
    const { container, rerender } = render(BaseWorld, { ...base, shielded: true });
    expect(container.querySelectorAll("svg")).toHaveLength(4);
    await rerender({ shielded: false });
    expect(container.querySelectorAll("svg")).toHaveLength(3);
    expect(container.querySelectorAll(".crack")).toHaveLength(2);
  });
});
