import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { keys } from "../../../shared/browser/keys";
import { NAMES, PRINTED, positionCalled, sampleMarks } from "../dev/positions";
import { galaxyOf } from "../model/galaxy";
import { type Marks, NO_MARKS } from "../model/marks";
import Galaxy from "./Galaxy.svelte";

afterEach(cleanup);

function shown(
  name: string,
  { width = 896, height = 788, isMarked = false, isLaying = false, locked = -1 } = {},
) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  const { view } = positionCalled(name);
  const galaxy = galaxyOf(view, PRINTED);
  const dim = galaxy.planets.filter((_, at) => at === locked);
  const planets = new Map(dim.map(({ planet }) => [planet, "locked" as const]));
  const marks: Marks = isMarked ? sampleMarks(view) : { ...NO_MARKS, planets };
  const onpick = vi.fn<(thing: string) => void>();
  const made = render(Galaxy, { galaxy, names: NAMES, own: view.seat, marks, isLaying, onpick });
  flushSync();
  const map = made.getByRole("application", { name: "Galaxy" });
  const all = (selector: string) => [...map.querySelectorAll(selector)];
  return { ...made, galaxy, view, marks, onpick, map, all };
}

const names = (elements: readonly Element[]) =>
  elements.map((element) => element.getAttribute("aria-label") ?? "");

describe("the galaxy", () => {
  test("names every planet and area in full", () => {
    const { all, galaxy } = shown("four");
    const planets = names(all("[data-planet]"));
    expect(planets).toHaveLength(galaxy.planets.length);
    for (const { name } of galaxy.planets)
      expect(planets.some((said) => said.startsWith(`${name}, a planet with`))).toBe(true);
    const areas = names(all("[data-area] > .ground"));
    expect(areas).toHaveLength(galaxy.planets.flatMap((planet) => planet.areas).length);
    for (const said of areas) expect(said).toMatch(/^\p{Lu}.*\d, .*, limit \d, /u);
  });

  test("says which units can be picked", () => {
    const { all } = shown("four", { isMarked: true });
    const chips = names(all(".chip[data-thing]"));
    expect(chips.length).toBeGreaterThan(0);
    for (const said of chips)
      expect(said).toMatch(/: 1 \w.* in .*\. (You can pick this|Picked)\.$/);
  });

  test("has few enough nodes with twelve planets", () => {
    for (const name of ["six", "six-late"]) {
      const { all, galaxy, unmount } = shown(name);
      expect(galaxy.planets).toHaveLength(12);
      expect(all("*").length).toBeLessThan(1500);
      unmount();
    }
  });

  test("draws as many slots and units as areas hold", () => {
    const { all, galaxy } = shown("four");
    const areas = galaxy.planets.flatMap((planet) => planet.areas);
    const units = areas.reduce((sum, area) => sum + area.units.length, 0);
    const free = areas.reduce((sum, area) => sum + Math.max(0, area.limit - area.units.length), 0);
    expect(all(".area .chip")).toHaveLength(units);
    expect(all(".slot")).toHaveLength(free);
  });

  test("keeps planets in their cells while they are laid", () => {
    const { all, galaxy } = shown("two", { isLaying: true });
    const places = all("[data-planet]").map((planet) =>
      [...(planet.getAttribute("transform") ?? "").matchAll(/[\d.]+/g)].map(([n]) => Number(n)),
    );
    const columns = new Map(galaxy.planets.map(({ column }, at) => [column, places[at]?.[0]]));
    galaxy.planets.forEach(({ column }, at) => expect(places[at]?.[0]).toBe(columns.get(column)));
  });

  test("counts units on a chart instead of drawing them", () => {
    const { all, galaxy, map } = shown("six", { width: 390, height: 546 });
    const held = galaxy.planets.flatMap(({ areas }) => areas.filter(({ units }) => units.length));
    expect(map.classList).toContain("chart");
    expect(all(".area .chip")).toEqual([]);
    expect(all(".badge text").map((text) => Number(text.textContent))).toEqual(
      held.map(({ units }) => units.length),
    );
  });
});

describe("no colour stands alone:", () => {
  test("owners are told by emblem and pattern", () => {
    const { galaxy, all } = shown("four");
    const owned = galaxy.planets.flatMap(({ areas }) => areas.filter(({ owner }) => owner));
    expect(all(".area .jewel")).toHaveLength(owned.length);
    expect(all(".pattern")).toHaveLength(owned.length);
    for (const jewel of all(".area .jewel"))
      expect(jewel.nextElementSibling?.getAttribute("href")).toMatch(/^#sc-emblem-/);
  });

  test("on a chart by the emblem in the badge", () => {
    const { all } = shown("six", { width: 390, height: 546 });
    for (const badge of all(".badge"))
      expect(badge.querySelector("use")?.getAttribute("href")).toMatch(/^#sc-emblem-/);
  });

  test("states are told by lines and signs", () => {
    const { all } = shown("four", { isMarked: true });
    expect(all(".chip.can .brackets").length).toBe(all(".chip.can").length);
    expect(all(".chip.picked .seal-sign").length).toBe(all(".chip.picked").length);
    expect(all(".area.target .line").length).toBe(all(".area.target").length);
    expect(all(".area.battle .line").length).toBe(all(".area.battle").length);
    expect(all(".area.locked .lock-sign").length).toBe(all(".area.locked").length);
    expect(all(".area.changed .news").length).toBe(all(".area.changed").length);
  });
});

describe("by pointer and keys", () => {
  test("what glows can be picked; of an area that does not, one can ask why", async () => {
    const { all, onpick, marks } = shown("four", { isMarked: true });
    const [target] = [...marks.areas].find(([, mark]) => mark === "target") ?? [-1];
    await fireEvent.click(all(`[data-area="${target}"]`)[0] as Element);
    expect(onpick.mock.lastCall?.[0]).toBe(`area ${target}`);
    const [locked] = [...marks.areas].find(([, mark]) => mark === "locked") ?? [-1];
    await fireEvent.click(all(`[data-area="${locked}"]`)[0] as Element);
    expect(onpick.mock.lastCall?.[0]).toBe(`area ${locked}`);
    await fireEvent.click(all("svg")[1] as Element);
    expect(onpick).toHaveBeenCalledTimes(2);
    await fireEvent.keyDown(all(".chip[data-thing]")[0] as Element, { key: "Enter" });
    expect(onpick.mock.lastCall?.[0]).toMatch(/^chip \d+ \d+$/);
  });

  test("all of a dim planet can be asked about, where nothing stands too", async () => {
    const { all, onpick, galaxy } = shown("four", { locked: 2 });
    const dim = galaxy.planets[2]?.planet ?? -1;
    const ball = `[data-planet="${dim}"]`;
    for (const part of [`${ball} > circle`, `${ball} .slot`]) {
      await fireEvent.click(all(part)[0] as Element);
      expect(onpick.mock.lastCall?.[0]).toBe(`planet ${dim}`);
    }
    await fireEvent.click(
      all(`[data-planet="${galaxy.planets[0]?.planet}"] > circle`)[0] as Element,
    );
    expect(onpick).toHaveBeenCalledTimes(2);
  });

  test("one thing that glows is a stop of the Tab key", () => {
    const { all } = shown("four", { isMarked: true });
    expect(all('[tabindex="0"]')).toHaveLength(1);
  });

  test("Page Down and Page Up read all of it: a planet, its areas, its units", async () => {
    const { all, galaxy, map } = shown("four", { isMarked: true });
    const said = () => document.activeElement?.getAttribute("aria-label") ?? "";
    await fireEvent.keyDown(map, { key: "Home" });
    const heard = [said()];
    for (let steps = 0; steps < 400; steps += 1) {
      const before = document.activeElement;
      await fireEvent.keyDown(before ?? map, { key: "PageDown" });
      if (document.activeElement === before) break;
      heard.push(said());
    }
    for (const name of names(all("[data-planet], .ground"))) expect(heard).toContain(name);
    const [planet] = galaxy.planets;
    const at = heard.findIndex((one) => one.startsWith(`${planet?.name}, a planet`));
    expect(heard[at + 1]).toContain(`${planet?.name}`);
    await fireEvent.keyDown(document.activeElement ?? map, { key: "PageUp" });
    expect(said()).toBe(heard.at(-2));
  });

  test("arrow keys lead to the map, and no button is inside another", async () => {
    const { all } = shown("four", { isMarked: true });
    keys.press(new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true }));
    expect(all("[data-thing]")).toContain(
      document.activeElement?.closest("[data-thing]") ?? document.body,
    );
    for (const button of all('[role="button"]'))
      expect(button.querySelector('[role="button"]')).toBeNull();
  });

  test("keys change the level", async () => {
    const { map } = shown("six");
    expect(map.classList).toContain("wide");
    await fireEvent.keyDown(map, { key: "+" });
    expect(map.classList).toContain("table");
    await fireEvent.keyDown(map, { key: "f" });
    expect(map.classList).toContain("close");
    await fireEvent.keyDown(map, { key: "0" });
    expect(map.classList).toContain("wide");
  });

  test("panning moves one layer and changes nothing else", async () => {
    const { map, all } = shown("six");
    await fireEvent.keyDown(map, { key: "f" });
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    watcher.observe(map, { subtree: true, childList: true, attributes: true });
    const before = all(".layer")[0]?.getAttribute("style");
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"])
      await fireEvent.keyDown(map, { key, shiftKey: true });
    changes.push(...watcher.takeRecords());
    expect(changes.length).toBeGreaterThan(0);
    expect(new Set(changes.map(({ target }) => target))).toEqual(new Set(all(".layer")));
    expect(before).toContain("translate");
  });

  test("a drag pans and picks nothing", async () => {
    const { map, all, onpick } = shown("four", { isMarked: true });
    map.setPointerCapture = () => undefined;
    const thing = all("[data-thing]")[0] as Element;
    await fireEvent.pointerDown(thing, { pointerId: 1, clientX: 100, clientY: 100 });
    await fireEvent.pointerMove(thing, { pointerId: 1, clientX: 140, clientY: 100 });
    await fireEvent.pointerUp(thing, { pointerId: 1, clientX: 140, clientY: 100 });
    await fireEvent.click(thing);
    expect(onpick).not.toHaveBeenCalled();
  });
});

describe("planets stay where they are", () => {
  const drawnAt = (width: number, height: number) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
    const galaxy = galaxyOf(positionCalled("four").view, PRINTED);
    const usual = { width: 390, height: 474 };
    const { container, unmount } = render(Galaxy, { galaxy, names: NAMES, usual });
    flushSync();
    const places = [...container.querySelectorAll("[data-planet]")].map((planet) =>
      [...(planet.getAttribute("transform") ?? "").matchAll(/[\d.]+/g)].map(([n]) => Number(n)),
    );
    unmount();
    return places as [number, number][];
  };
  /** How far each is from the first, by the distance of the second. */
  const shapeOf = (places: readonly [number, number][]) => {
    const [[x, y] = [0, 0], [ox, oy] = [0, 0]] = places;
    const unit = Math.hypot(ox - x, oy - y);
    return places.flatMap(([px, py]) => [(px - x) / unit, (py - y) / unit]);
  };

  test.each([
    ["with a line more below", 390, 440],
    ["beside a panel", 390, 246],
    ["on a whole screen", 500, 540],
    ["lying across", 700, 300],
  ])("%s", (_, width, height) => {
    const usual = shapeOf(drawnAt(390, 474));
    shapeOf(drawnAt(width, height)).forEach((part, at) =>
      expect(part).toBeCloseTo(usual[at] ?? 0, 1),
    );
  });
});
