import { render, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";

import DamageByTurn from "./DamageByTurn.svelte";
import ForceOverTime from "./ForceOverTime.svelte";
import MirroredBars from "./MirroredBars.svelte";

const texts = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent?.trim());

it("damage by turn: bars up and down, and the same as a table", () => {
  const { container } = render(DamageByTurn, {
    turns: [
      { turn: 1, side: "up", sideName: "You", damage: 4, href: "/replay#1" },
      { turn: 2, side: "down", sideName: "Ben", damage: 9 },
    ],
    fallen: [{ turn: 2, side: "down", slug: "rishi", name: "Rishi" }],
    up: "republic",
    down: "separatist",
    caption: "Damage by turn",
    heads: ["Turn", "Side", "Damage", "Fallen"],
  });
  const [up, down] = [...container.querySelectorAll<SVGRectElement>("rect.bar")];
  const zero = Number(container.querySelector(".axis")?.getAttribute("y1"));
  expect(Number(up?.getAttribute("y")) + Number(up?.getAttribute("height"))).toBeCloseTo(zero);
  expect(Number(down?.getAttribute("y"))).toBeCloseTo(zero);
  const table = screen.getByRole("table", { name: "Damage by turn" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(texts(first)).toEqual(["1", "You", "4", ""]);
  expect(texts(second)).toEqual(["2", "Ben", "9", "Rishi"]);
  expect(within(table).getByRole("link", { name: "1" }).getAttribute("href")).toBe("/replay#1");
});

it("damage by turn: a game without a blow is an empty plot, not a broken one", () => {
  const { container } = render(DamageByTurn, {
    turns: [],
    up: "republic",
    down: "separatist",
    caption: "Damage by turn",
    heads: ["Turn", "Side", "Damage", "Fallen"],
  });
  expect(container.innerHTML).not.toContain("NaN");
  expect(container.innerHTML).not.toContain("Infinity");
});

it("the Force over time: a step line, and the same in words", () => {
  const { container } = render(ForceOverTime, {
    values: [3, 0, -1],
    upper: "republic",
    lower: "separatist",
    caption: "The Force",
    heads: ["Turn", "Force"],
    inWords: (value: number) => `at ${value}`,
  });
  expect(container.querySelector(".line")?.getAttribute("d")?.match(/V/g)).toHaveLength(2);
  const rows = within(screen.getByRole("table", { name: "The Force" })).getAllByRole("row");
  expect(rows.slice(1).map(texts)).toEqual([
    ["1", "at 3"],
    ["2", "at 0"],
    ["3", "at -1"],
  ]);
});

it("mirrored bars: shares in proportion, nothing for nothing", () => {
  const { container } = render(MirroredBars, {
    rows: [
      { name: "damage", left: 30, right: 10 },
      { name: "ships", left: 3, right: 0 },
    ],
    left: "republic",
    right: "separatist",
    caption: "Figures",
    leftName: "You",
    rightName: "Ben",
    nameHead: "What",
  });
  const bars = [...container.querySelectorAll(".bar")].map((bar) =>
    [...bar.children].map((part) => Number((part as HTMLElement).style.flexGrow)),
  );
  expect(bars).toEqual([[30, 10], [3]]);
  expect(texts(screen.getAllByRole("row")[1])).toEqual(["30", "damage", "10"]);
});

it("mirrored bars: what neither side has is an empty bar", () => {
  const { container } = render(MirroredBars, {
    rows: [
      { name: "ships", left: 0, right: 0 },
      { name: "bought", left: 3, right: 1 },
    ],
    left: "republic",
    right: "separatist",
    caption: "Compared",
    leftName: "You",
    rightName: "Ben",
    nameHead: "What",
  });
  const [none, some] = [...container.querySelectorAll(".bar")];
  expect(none?.children).toHaveLength(0);
  expect(some?.children).toHaveLength(2);
});
