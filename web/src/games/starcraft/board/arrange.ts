/** The galaxy laid out for drawing: where each planet stands, and where things stand on it. */
import type { Faction } from "../art/sides/factions";
import type { Galaxy, Planet, Route, ZAxis } from "../model/galaxy";
import { type OrdersDrawn, ordersDrawn } from "../model/standing";
import { type Curve, type Line, freePoint, laneBetween, podPlaces, zCurve } from "./geometry/lanes";
import type { Detail } from "./geometry/levels";
import { type Limb, limbOf } from "./geometry/limb";
import {
  type Point,
  type Sector,
  angleOf,
  polar,
  sectorIndices,
  sectorsOf,
} from "./geometry/polar";
import type { Share } from "./glow";
import { type Places, placesIn } from "./slots";

export interface PlacedPlanet {
  readonly planet: Planet;
  readonly place: Point;
  readonly sectors: readonly Sector[];
  readonly places: readonly Places[];
  readonly limb: Limb;
  readonly drawn: OrdersDrawn;
  readonly shares: readonly Share[];
}

export interface PlacedLane {
  readonly lane: Route;
  readonly line: Line;
  readonly pods: readonly Point[];
}

export interface PlacedZAxis {
  readonly zAxis: ZAxis;
  readonly curve: Curve;
  readonly rings: readonly Point[];
  readonly pods: readonly Point[];
}

export interface Arranged {
  readonly planets: readonly PlacedPlanet[];
  readonly lanes: readonly PlacedLane[];
  readonly zAxes: readonly PlacedZAxis[];
}

export interface Ground {
  /** The middle of each planet. */
  readonly places: readonly Point[];
  readonly detail: Detail;
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
}

export function arrange(galaxy: Galaxy, ground: Ground): Arranged {
  const { detail, places } = ground;
  const { radius } = detail;
  const at = (index: number): Point => places[index] ?? { x: 0, y: 0 };
  const planets = galaxy.planets.map((_, index) => placed(galaxy, index, ground));
  const ringOf = (zAxis: ZAxis, end: 0 | 1) => {
    const index = zAxis.ends[end];
    const angle = planets[index]?.limb.rings[ringIndex(galaxy, index, zAxis, end)] ?? 0;
    const off = polar(radius + detail.ring * 0.9, angle);
    return { angle, middle: at(index), place: { x: at(index).x + off.x, y: at(index).y + off.y } };
  };
  return {
    planets,
    lanes: galaxy.lanes.map((lane) => {
      const line = laneBetween(at(lane.ends[0]), at(lane.ends[1]), radius);
      return { lane, line, pods: podPlaces(line, lane.transports.length, detail.pod) };
    }),
    zAxes: galaxy.zAxes.map((zAxis) => {
      const [one, other] = [ringOf(zAxis, 0), ringOf(zAxis, 1)];
      const curve = zCurve(one.middle, one.angle, other.middle, other.angle, radius);
      const free = freePoint(curve, places);
      const line = { from: { x: free.x, y: free.y - 1 }, to: { x: free.x, y: free.y + 1 } };
      return {
        zAxis,
        curve,
        rings: [one.place, other.place],
        pods: podPlaces(line, zAxis.transports.length, detail.pod),
      };
    }),
  };
}

/** All ends of z-axis routes at a planet. */
function endsAt({ zAxes }: Galaxy, index: number) {
  return zAxes.flatMap((zAxis) =>
    ([0, 1] as const)
      .filter((end) => zAxis.ends[end] === index)
      .map((end) => ({ zAxis, end, side: zAxis.sides[end] })),
  );
}

function ringIndex(galaxy: Galaxy, index: number, zAxis: ZAxis, end: 0 | 1): number {
  return endsAt(galaxy, index).findIndex((one) => one.zAxis === zAxis && one.end === end);
}

function placed(galaxy: Galaxy, index: number, ground: Ground): PlacedPlanet {
  const planet = galaxy.planets[index] as Planet;
  const { detail, places: middles } = ground;
  const here = middles[index] ?? { x: 0, y: 0 };
  const count = planet.areas.length;
  const indices = sectorIndices(planet.areas.map(({ limit }) => limit));
  const all = sectorsOf(count);
  const sectors = indices.map((one): Sector => all[one] ?? [0, 360]);
  const places = planet.areas.map(({ limit }, at) =>
    placesIn(count, indices[at] ?? 0, limit, detail),
  );
  const drawn = ordersDrawn(planet.orders);
  const limb = limbOf({
    detail,
    lanes: neighbours(galaxy, index).map((other) => {
      const there = middles[other] ?? here;
      return angleOf({ x: there.x - here.x, y: there.y - here.y });
    }),
    rings: endsAt(galaxy, index).map(({ side }) => (side - 1 + (ground.isTurned ? 1 : 0)) * 90),
    orders: drawn.shown.length + (drawn.rest > 0 ? 1 : 0),
    name: planet.name,
    areas: planet.areas.map(({ owner, base, attackers }, at) => ({
      sector: sectors[at] ?? [0, 360],
      isOwned: owner !== null,
      hasBase: base !== null,
      // The emblem of who attacks stands before his units.
      attackers: attackers.length > 0 ? attackers.length + 1 : 0,
      yields: places[at]?.yields ?? null,
    })),
    isBlocked: (point) => isBlocked({ x: here.x + point.x, y: here.y + point.y }, index, ground),
  });
  const owners = planet.areas.map(({ owner }): Faction | null => owner?.faction ?? null);
  const shares = sectors.map((sector, at) => ({ sector, owner: owners[at] ?? null }));
  return { planet, place: here, sectors, places, limb, drawn, shares };
}

function neighbours({ lanes }: Galaxy, index: number): number[] {
  return lanes
    .filter(({ ends }) => ends.includes(index))
    .map(({ ends }) => (ends[0] === index ? ends[1] : ends[0]));
}

/** Out of sight, or too near to another planet. */
function isBlocked({ x, y }: Point, index: number, { places, detail, width, height }: Ground) {
  const edge = 4;
  if (x < edge || y < edge || x > width - edge || y > height - edge) return true;
  return places.some(
    (other, at) => at !== index && Math.hypot(other.x - x, other.y - y) < detail.radius + 14,
  );
}
