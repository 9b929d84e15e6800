import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Orrery from "./Orrery.svelte";
import type { OrreryTable } from "./orreryTable";

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
