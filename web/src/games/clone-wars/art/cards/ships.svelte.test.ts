import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import { PALETTES } from "../../../../art/emblems/factions";
import { drawHull, hullOf } from "../ships/hulls";
import { shipAddress, shipPosterAddress } from "../ships/shipPicture";
import { named, SAMPLES } from "./cardSamples";
import ShipTile from "./ShipTile.svelte";

afterEach(cleanup);

const ships = SAMPLES.filter((card) => card.type === "capital_ship");
const hitPoints = (card: (typeof ships)[number]): number => card.figures.hit_points ?? 0;

describe("a capital ship", () => {
  it("has a hull of its own in every class of both boxes", () => {
    const hulls = ships.map((card) => hullOf(card.slug, hitPoints(card)));
    expect(ships).toHaveLength(18);
    expect(new Set(hulls).size).toBe(18);
    const drawn = hulls.map((name) => drawHull(name)(PALETTES.neutral));
    expect(new Set(drawn).size).toBe(18);
    expect(drawn.join()).not.toMatch(/undefined|NaN/);
  });

  it("of a class nobody knows gets a hull that fits its strength, always the same", () => {
    expect(hullOf("unheard_of", 3)).toBe(hullOf("unheard_of", 2));
    expect(["wedge", "dreadnought", "pods", "ribbed", "dagger", "mast"]).toContain(
      hullOf("unheard_of", 9),
    );
  });

  it("burns where it was hit, and keeps its pictures", () => {
    const ship = { slug: "star_destroyer", faction: "empire", hitPoints: 7 } as const;
    expect(shipAddress(ship, 2)).not.toBe(shipAddress(ship, 0));
    expect(decodeURIComponent(shipAddress(ship, 2)).match(/#FFE3A8/g)).toHaveLength(2);
    expect(shipAddress(ship, 2)).toBe(shipAddress({ ...ship }, 2));
    expect(decodeURIComponent(shipPosterAddress(ship))).toContain(PALETTES.empire.s1);
  });

  it("on the table shows its class, attack with its bonus, pips and what is left", () => {
    const { container } = render(ShipTile, {
      card: named("venator_class_star_destroyer"),
      label: "Venator",
      damage: 2,
      planned: 1,
      bonus: { attack: 1 },
    });
    expect(container.querySelector(".name")?.textContent).toBe("Venator");
    expect(container.querySelector(".figure.attack b")?.textContent).toBe("5");
    expect(container.querySelector(".points")?.textContent).toBe("4/7");
    expect(container.querySelectorAll(".pips .lost")).toHaveLength(2);
    expect(container.querySelectorAll(".pips .planned")).toHaveLength(1);
  });

  it("turns its nose to the enemy", () => {
    const { container } = render(ShipTile, {
      card: named("droid_control_ship"),
      label: "ship",
      facing: "left",
    });
    expect(container.querySelector<HTMLElement>(".hull")?.style.getPropertyValue("--face")).toBe(
      "-1",
    );
  });

  it("in a crowd is a plate with its drawing in it", () => {
    const { container } = render(ShipTile, {
      card: named("droid_control_ship"),
      label: "ship",
      small: true,
    });
    expect(container.querySelector(".plate.small img")).not.toBeNull();
    expect(container.querySelector(".afloat, .pips")).toBeNull();
  });
});
