/** A planet that does not lie on the table yet, from what is printed on it. */
import { type PlacedPlanet, arrange } from "../../board/arrange";
import type { Detail } from "../../board/geometry/levels";
import type { Point } from "../../board/geometry/polar";
import { type MapPrinted, type Planet, galaxyOf } from "../../model/galaxy";

/** It has no routes, orders or units. */
export function tileOf(planet: number, printed: MapPrinted): Planet | null {
  const slug = printed.planet[planet]?.slug ?? "";
  const areas = printed.area.flatMap((one, area) =>
    one.slug.split(".")[0] === slug ? [{ area, units: [], owner: -1, base: -1, depletion: 0 }] : [],
  );
  const galaxy = { tiles: [[planet, 0, 0, 0] as [number, number, number, number]], routes: [] };
  const view = {
    ...{ seat: null, active: -1, planet: -1, areas, orders: [], invaded: -1, invaders: [] },
    ...{ galaxy: { ...galaxy, z_axis: [], drawn: [] }, players: [] },
  };
  return galaxyOf(view, printed).planets[0] ?? null;
}

/** The same as it is drawn at a place. */
export function placedTile(planet: Planet, place: Point, detail: Detail): PlacedPlanet | null {
  const far = place.x + place.y + detail.radius * 4;
  const ground = { places: [place], detail, width: far, height: far, isTurned: false };
  return arrange({ planets: [planet], lanes: [], zAxes: [] }, ground).planets[0] ?? null;
}

/** Sides of the compass, as printed: 0 north, 1 east, 2 south, 3 west. */
const SIDES = ["north", "east", "south", "west"];

export function printedSides(planet: number, printed: MapPrinted): number[] {
  const sides = printed.planet[planet]?.figures["sides"];
  return Array.isArray(sides) ? sides.map((side) => SIDES.indexOf(String(side))) : [];
}
