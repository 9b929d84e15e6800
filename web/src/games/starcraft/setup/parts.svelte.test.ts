import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { detailAt } from "../board/geometry/levels";
import type { MapGround } from "../board/ground";
import { PRINTED } from "../dev/positions";
import { setupCalled } from "../dev/setups";
import FactionPages from "./factions/FactionPages.svelte";
import FactionSheets from "./factions/FactionSheets.svelte";
import { sheetsOf } from "./factions/sheet";
import Cells from "./map/Cells.svelte";
import Slots from "./map/Slots.svelte";
import Planets from "./rail/Planets.svelte";
import { placedTile, printedSides, tileOf } from "./tiles/tile";

const SHEETS = sheetsOf(PRINTED);
const named = (slug: string) => SHEETS.findIndex(({ faction }) => faction === slug);

describe("the sheets of factions", () => {
  const given = (opened: number | null = null) => ({
    ...{ sheets: SHEETS, opened },
    ownerOf: (faction: number) => (faction === named("aldaris") ? "Ben" : ""),
    canPlay: (faction: number) => faction !== named("aldaris"),
    onlook: vi.fn<(faction: number) => void>(),
    onclose: vi.fn<() => void>(),
  });

  test("say what a faction begins with, can do, and wins by", () => {
    expect(SHEETS).toHaveLength(6);
    const { units, workers, abilities, objective, buildings } = SHEETS[named("tassadar")] ?? {};
    expect(units?.map(({ unit, n }) => `${n} ${unit.name}`)).toEqual(["3 Zealot"]);
    expect(workers).toBe(8);
    expect(abilities).toContain("Shields");
    expect(objective).toContain("more areas than anyone else");
    expect(buildings?.map(({ levels }) => levels.length)).toEqual([3, 1, 3]);
  });

  test("taken ones stay, with their owner's name; the others can be opened", async () => {
    const props = given();
    render(FactionSheets, props);
    const aldaris = screen.getByRole("button", { name: /Aldaris/ });
    expect(aldaris.textContent).toContain("Ben");
    expect(aldaris.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: /Tassadar/ }));
    expect(props.onlook).toHaveBeenCalledWith(named("tassadar"));
  });

  test("an open one shows its buildings, and is left by a click beside it", async () => {
    const props = given(named("overmind"));
    render(FactionSheets, props);
    expect(screen.getByText("Spawning Pool")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close the sheet" }));
    expect(props.onclose).toHaveBeenCalled();
  });

  test("on a phone each has a page and a dot; the first free one is in view", async () => {
    const { sheets, ownerOf, canPlay, onlook } = given();
    render(FactionPages, { sheets, ownerOf, canPlay, onlook });
    expect(onlook).toHaveBeenLastCalledWith(SHEETS[0]?.number);
    await fireEvent.click(screen.getByRole("button", { name: "The Overmind" }));
    expect(onlook).toHaveBeenLastCalledWith(named("overmind"));
  });
});

const map = (planets: MapGround["planets"] = []): MapGround => ({
  ...{ detail: detailAt(40), cell: 100, planets },
  cellAt: (column, row) => ({ x: 300 + column * 100, y: 300 + row * 100 }),
});

test("a tile shows all that is printed on a planet", () => {
  const torus = PRINTED.planet.findIndex(({ slug }) => slug === "torus");
  expect(tileOf(torus, PRINTED)).toMatchObject({ name: "Torus", orders: [] });
  expect(tileOf(torus, PRINTED)?.areas).toHaveLength(4);
  expect(printedSides(torus, PRINTED)).toEqual([0, 1, 2, 3]);
});

test("cells are buttons where the planet may lie, and can be asked about elsewhere", async () => {
  const { decision } = setupCalled("place-cell");
  const { cells = [], ways = [] } = decision.remarks.placing ?? {};
  const legal = new Set(ways.map(({ cell }) => cell));
  const onpoint = vi.fn<(cell: number | null) => void>();
  const { container } = render(Cells, {
    ...{ map: map(), cells, legal, chosen: null, pointed: null, onpoint },
    ...{ routesAt: () => 2, onturn: () => false },
  });
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(legal.size);
  expect(buttons[0]?.getAttribute("aria-label")).toMatch(/^Column -?\d, row -?\d, 2 routes$/);
  expect(container.querySelectorAll("[data-locked]")).toHaveLength(cells.length - legal.size);
  await fireEvent.focus(buttons[0] as Element);
  expect(onpoint).toHaveBeenCalledWith([...legal].find((cell) => isAt(buttons[0], cell)));
});

const isAt = (button: Element | undefined, cell: number) =>
  button?.getAttribute("data-thing") === `cell ${cell}`;

test("the curve of a z-axis route is drawn while its second end is pointed at", () => {
  const { view } = setupCalled("z-axis-major");
  const free = view.figures?.free_slots ?? [];
  const [major = -1] = free;
  const minor = free.find((slot) => Math.floor(slot / 4) !== Math.floor(major / 4)) ?? -1;
  const planets = view.galaxy.tiles.flatMap(([planet, column, row]) => {
    const tile = tileOf(planet, PRINTED);
    return (tile && placedTile(tile, map().cellAt(column, row), detailAt(40))) ?? [];
  });
  const given = { map: map(planets), free, live: new Set([minor]), major, letter: "α" };
  const { container, rerender } = render(Slots, { ...given, pointed: null, onpoint: () => {} });
  expect(container.querySelectorAll(".slot")).toHaveLength(free.length);
  expect(container.querySelector(".curve")).toBeNull();
  return rerender({ pointed: minor }).then(() => {
    expect(container.querySelector(".curve")).not.toBeNull();
    expect(screen.getAllByText("α")).toHaveLength(2);
  });
});

test("the planet in hand can be turned as long as it may lie in several ways", async () => {
  const onturn = vi.fn<(by: 1 | -1) => void>();
  const ontake = vi.fn<(planet: number) => void>();
  const given = { printed: PRINTED, planets: [3, 4], held: 3, way: null, onturn, ontake };
  const { rerender } = render(Planets, { ...given, turns: 1, ondrop: () => {} });
  const right = () => screen.getByRole<HTMLButtonElement>("button", { name: "Turn to the right" });
  expect(right().disabled).toBe(true);
  await rerender({ turns: 3 });
  await fireEvent.click(right());
  expect(onturn).toHaveBeenCalledWith(1);
  await fireEvent.click(screen.getByRole("button", { name: /Chau Sara/ }));
  expect(ontake).toHaveBeenCalledWith(4);
});
