/** Which races have pieces on the map. */
import { RACE_OF, type Race } from "../art/sides/factions";
import type { Galaxy } from "./galaxy";

export function racesIn({ planets, lanes, zAxes }: Galaxy): Race[] {
  const seats = [
    ...planets.flatMap(({ areas }) => areas.flatMap(({ owner, attacker }) => [owner, attacker])),
    ...planets.flatMap(({ orders }) => orders.map(({ owner }) => owner)),
    ...[...lanes, ...zAxes].flatMap(({ transports }) => transports),
  ];
  return [...new Set(seats.flatMap((seat) => (seat ? RACE_OF[seat.faction] : [])))];
}
