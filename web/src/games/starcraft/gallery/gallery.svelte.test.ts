import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import type { Games } from "../../../api/wire";
import { GALLERY } from "./gallery";

afterEach(cleanup);

type Card = Games["starcraft"]["card"];

const card = (
  some: Partial<Omit<Card, "figures">> & { figures: Partial<Card["figures"]> },
): Card => ({
  kind: "leadership",
  slug: "zeratul",
  name: "Zeratul",
  text: "",
  sources: { provenance: "public" },
  set: "brood_war",
  ...some,
  figures: { set: "brood_war", copies: 1, ...some.figures },
});

const CARDS = [
  card({
    slug: "forward_planning",
    name: "Forward Planning",
    figures: {
      stage: 1,
      faction: "queen_of_blades",
      traits: [],
      keep: false,
      starting_forces: { units: { zergling: 6 }, workers: 8, transports: 0, bases: 2 },
    },
  }),
  card({
    text: "A hero.",
    figures: { stage: 2, faction: "tassadar", traits: ["hero"], keep: true, hero: "zeratul" },
  }),
  card({
    slug: "deathblow",
    name: "Deathblow",
    figures: { stage: 3, faction: "queen_of_blades", traits: [], keep: false, lasts: "execution" },
  }),
  card({
    kind: "planet",
    slug: "erebus_station",
    name: "Erebus Station",
    figures: {
      areas: [
        { yields: "strategic", amount: 1, unit_limit: 4, allows: ["ground"] },
        { yields: "conquest", amount: 2, unit_limit: 3, allows: ["ground", "flying"] },
      ],
    },
  }),
  card({ kind: "installation", slug: "warp_gate", name: "Warp Gate", figures: {} }),
  card({ kind: "unit", slug: "medic", name: "Medic", figures: { race: "terran", copies: 3 } }),
  card({ kind: "module", slug: "assist", name: "Assist", figures: {} }),
];
const ITEMS = GALLERY.read(CARDS);
const called = (key: string) => {
  const found = ITEMS.find((item) => item.key === key);
  if (!found) throw new Error(`no item is called ${key}`);
  return found;
};

describe("the gallery of Brood War", () => {
  test("tells a Leadership card's stage, traits, forces, and how long it lasts", () => {
    expect(called("forward_planning")).toMatchObject({ side: "zerg", line: "Stage I · Once" });
    expect(called("forward_planning").facts).toEqual([
      "Starting forces: 6 Zerglings, 8 workers, 2 bases",
    ]);
    expect(called("zeratul")).toMatchObject({
      side: "protoss",
      line: "Stage II · Hero · For the rest of the game",
    });
    expect(called("deathblow").line).toBe("Stage III · In the next Execution Phase");
  });

  test("tells the areas of a planet, and who may be there", () => {
    expect(called("erebus_station").said).toBe(
      "Area 1: strategic, limit 4, ground units only. Area 2: conquest points 2, limit 3",
    );
  });

  test.each(ITEMS.map(({ key }) => key))("draws %s among others and at reading size", (key) => {
    const item = called(key);
    for (const { Component, props } of [
      GALLERY.tile(item, { narrow: false, onlook: () => undefined }),
      GALLERY.large(item),
    ]) {
      const { container } = render(Component, props);
      expect(container.textContent).toContain(item.name);
      expect(container.querySelector(".art svg, .art img, .art canvas, .art div")).not.toBeNull();
    }
  });

  test("shows a hero with a star, and leads to the rulebook of Brood War", () => {
    const { Component, props } = GALLERY.large(called("zeratul"));
    const { container } = render(Component, props);
    expect(container.querySelector(".art .hero")).not.toBeNull();
    expect(container.querySelector("[data-side]")?.getAttribute("data-side")).toBe("tassadar");
    expect(GALLERY.bookOf?.(called("zeratul"))).toBe("brood-war");
    expect(GALLERY.chaptersOf(called("zeratul"))).toEqual(["LEAD", "LEADCARD"]);
  });
});
