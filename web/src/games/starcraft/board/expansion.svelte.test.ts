import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import "../art/expansion/drawings";
import { EXPANDED } from "../dev/expansion";
import { NAMES } from "../dev/positions";
import type { Area } from "../model/galaxy";
import { tokensOf } from "../model/standing";
import { arrange, roomOf } from "./arrange";
import Galaxy from "./Galaxy.svelte";
import { detailAt } from "./geometry/levels";
import type { Sector } from "./geometry/polar";
import { relaxed } from "./layout";

afterEach(cleanup);

const AREAS = EXPANDED.planets.flatMap(({ areas }) => areas);

function shown(width = 896, height = 788, galaxy = EXPANDED) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  const made = render(Galaxy, { galaxy, names: NAMES, own: 0 });
  flushSync();
  const map = made.getByRole("application", { name: "Galaxy" });
  const uses = (start: string) =>
    [...map.querySelectorAll("use")].filter((one) => one.getAttribute("href")?.startsWith(start));
  return { map, uses };
}

describe("what Brood War adds to the map", () => {
  test("stands on the limb: installations in their owners' colours", () => {
    const standing = shown().uses("#sc-installation-");
    const drawn = standing.map((one) => [
      one.getAttribute("href")?.replace("#sc-installation-", ""),
      one.getAttribute("data-side"),
    ]);
    expect(drawn.toSorted()).toEqual([
      ["cerebrate", "overmind"],
      ["infested_command_center", "queen_of_blades"],
      ["overmind", "overmind"],
      ["warp_gate", "tassadar"],
    ]);
  });

  test.each([
    [896, 788],
    [390, 546],
  ])(
    "lies on the rim, %i pixels wide: tokens with their number, signs of who may be there",
    (...room) => {
      const { map, uses } = shown(...room);
      expect(uses("#sc-guard")).toHaveLength(AREAS.filter(({ guards }) => guards).length);
      expect(uses("#sc-coin-conquest")).toHaveLength(AREAS.filter(({ points }) => points).length);
      for (const kind of ["ground", "flying"]) {
        const signs = uses(`#sc-token-${kind}`).filter((one) => one.matches(".allows-sign"));
        expect(signs).toHaveLength(AREAS.filter(({ allows }) => allows === kind).length);
      }
      const counts = [...map.querySelectorAll("text.count")].map((one) => one.textContent);
      expect(counts).toEqual(["2", "2"]);
    },
  );

  test("is seen in every free place: who may stand there", () => {
    const { map } = shown();
    for (const { area, allows, limit, units } of AREAS) {
      const free = map.querySelectorAll(`[data-area="${area}"] .slot + .allows`);
      expect(free).toHaveLength(allows === "all" ? 0 : limit - units.length);
    }
  });

  test("yields are seen in all five areas of a planet on a chart, too", () => {
    const planets = EXPANDED.planets.filter(({ areas }) => areas.length === 5);
    const free = planets.flatMap(({ areas }) => areas.filter(({ units }) => units.length === 0));
    expect(free).toHaveLength(1);
    const { map } = shown(390, 546);
    for (const { area } of free)
      expect(map.querySelector(`[data-area="${area}"] .yield`)).not.toBe(null);
  });

  test("a Defend order lies face up in its area while it is carried out", () => {
    const [planet, ...rest] = EXPANDED.planets;
    const [area, ...others] = planet?.areas ?? [];
    if (!planet || !area?.owner) throw new Error("nobody is there");
    const defended = { ...area, defender: area.owner };
    const galaxy = {
      ...EXPANDED,
      planets: [{ ...planet, areas: [defended, ...others] }, ...rest],
    };
    const before = shown().uses("#sc-token-defend").length;
    cleanup();
    const { map, uses } = shown(896, 788, galaxy);
    expect(uses("#sc-token-defend")).toHaveLength(before + 1);
    expect(
      map.querySelector(`[data-area="${area.area}"] > .ground`)?.getAttribute("aria-label"),
    ).toContain("Defend order of Anna");
  });

  test.each([
    [896, 788],
    [390, 546],
  ])("what a unit carries is drawn once, %i pixels wide", (...room) => {
    const item = { slug: "psi_emitter", name: "Psi Emitter" };
    const carrier = AREAS.find(({ units, limit }) => units.length > 0 && units.length <= limit);
    const carried = (area: Area): Area => {
      const [first, ...others] = area.units;
      const isThere = first && area.area === carrier?.area;
      return isThere ? { ...area, units: [{ ...first, carries: item }, ...others] } : area;
    };
    const planets = EXPANDED.planets.map((one) => ({ ...one, areas: one.areas.map(carried) }));
    const { uses } = shown(...room, { ...EXPANDED, planets });
    expect(uses("#sc-item-psi_emitter")).toHaveLength(1);
  });

  test("is told: installations, tokens, heroes by their names", () => {
    const said = [...shown().map.querySelectorAll("[data-area] > .ground")].map((one) =>
      one.getAttribute("aria-label"),
    );
    const about = (start: string) => said.find((one) => one?.startsWith(start));
    expect(about("Erebus Station 1")).toContain("ground units only");
    expect(about("Erebus Station 1")).toContain("zeratul, 1 Dark Archon, and the Warp Gate");
    expect(about("Erebus Station 1")).toContain("2 guard tokens");
    expect(about("Gehenna Station 2")).toContain("1 special conquest point");
    expect(about("Moria 5")).toContain("flying units only");
  });

  test("keeps the colours of whose miniature a stolen unit is, in a ring of who has it", () => {
    const rings = shown().uses("#sc-stolen");
    const drawn = rings.map((ring) => [
      ring.parentElement?.getAttribute("data-side"),
      ring.getAttribute("data-side"),
    ]);
    expect(drawn).toEqual([
      ["overmind", "aldaris"],
      ["jim_raynor", "aldaris"],
    ]);
  });

  test("shows the faces of the Star order and the Defend order", () => {
    const { uses } = shown();
    expect(uses("#sc-token-star")).toHaveLength(1);
    expect(uses("#sc-token-defend")).toHaveLength(1);
  });
});

const turned = (angle: number) => ((angle % 360) + 360) % 360;
const isIn = (angle: number, [from, to]: Sector) => turned(angle - from) <= to - from + 1;

test.each([896, 390])(
  "tokens lie at their own areas, beside each other, %i pixels wide",
  (width) => {
    const room = roomOf(width, 700);
    const lanes = EXPANDED.lanes.map(({ ends }) => ends);
    const { places, radius, isTurned } = relaxed(EXPANDED.planets, lanes, room);
    const detail = detailAt(radius);
    const { planets } = arrange(EXPANDED, { ...room, places, detail, isTurned });
    const least = (detail.token * 1.4 * 180) / Math.PI / radius;
    for (const { planet, limb, sectors } of planets) {
      planet.areas.forEach((area, at) => {
        const tokens = limb.tokens[at] ?? [];
        expect(tokens).toHaveLength(tokensOf(area).length);
        for (const token of tokens) expect(isIn(token, sectors[at] ?? [0, 0])).toBe(true);
      });
      const all = limb.tokens.flat();
      for (const [at, one] of all.entries())
        for (const other of all.slice(0, at))
          expect(Math.abs(turned(one - other + 180) - 180)).toBeGreaterThan(least);
    }
  },
);
