/** The galaxy with starting forces that are about to be placed. */
import { type Galaxy, type MapPrinted, type Route, type Seat, unitAt } from "../../model/galaxy";
import type { Placed } from "./forces.svelte";

interface Forces {
  readonly placed: readonly Placed[];
  readonly route: number | null;
}

export function withForces(
  galaxy: Galaxy,
  printed: MapPrinted,
  owner: Seat,
  { placed, route }: Forces,
): Galaxy {
  const joined = <Kind extends Route>(one: Kind): Kind =>
    one.route === route ? { ...one, transports: [...one.transports, owner] } : one;
  return {
    planets: galaxy.planets.map((planet) => ({
      ...planet,
      areas: planet.areas.map((area) => {
        const units = placed.filter((one) => one.area === area.area);
        if (units.length === 0) return area;
        const more = units.map(({ unit }) => unitAt(printed, unit));
        return { ...area, owner: area.owner ?? owner, units: [...area.units, ...more] };
      }),
    })),
    lanes: galaxy.lanes.map(joined),
    zAxes: galaxy.zAxes.map(joined),
  };
}
