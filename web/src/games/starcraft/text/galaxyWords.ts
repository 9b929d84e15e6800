/** The galaxy in words: planets with their areas, routes, stacks of orders. */
import type { TextPart } from "../../../shared/screen/gameWords";
import { say } from "../../../words/words";
import type { Planet } from "../model/galaxy";
import { areaSaid, orderSaid, planetSaid, routeSaid } from "../model/saying";
import type { Told } from "./told";

export function planetPart({ names }: Told, planet: Planet): TextPart {
  return {
    title: planetSaid(planet),
    lines: planet.areas.map((area) => areaSaid(planet, area, names)),
  };
}

/** Planet by planet, then the routes between them with their transports. */
export function galaxyParts(told: Told): TextPart[] {
  const { planets, lanes, zAxes } = told.galaxy;
  const routes = [...lanes, ...zAxes].map((route) => routeSaid(route, planets, told.names));
  return [
    ...planets.map((planet) => planetPart(told, planet)),
    ...(routes.length > 0 ? [{ title: say("sc-text-routes"), lines: routes }] : []),
  ];
}

/** The orders on a planet, the first that runs first. */
export function stackPart({ names }: Told, { name, orders }: Planet): TextPart {
  return {
    title: name,
    lines: orders.map((order, at) => orderSaid(order, at, orders.length, names)),
  };
}

export const orderParts = (told: Told): TextPart[] =>
  told.galaxy.planets
    .filter(({ orders }) => orders.length > 0)
    .map((planet) => stackPart(told, planet));
