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

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
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
  const named: Box[] = [];
  const planets = galaxy.planets.map((_, index) => {
    const one = placed(galaxy, index, ground, named);
    if (detail.level === "chart") named.push(nameBox(one, detail));
    return one;
  });
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

/** The straight name of a planet on a chart. */
function nameBox({ place, planet, limb }: PlacedPlanet, { radius }: Detail): Box {
  const { shift, text, isBelow } = limb.name;
  const half = (planet.name.length * text * 0.52) / 2 + 4;
  const y = place.y + (isBelow ? 1 : -1) * (radius + text * 0.85);
  const x = place.x + shift;
  return { left: x - half, right: x + half, top: y - text, bottom: y + text };
}

function placed(
  galaxy: Galaxy,
  index: number,
  ground: Ground,
  named: readonly Box[],
): PlacedPlanet {
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
    lanes: lanesAt(galaxy, index).map(({ other, transports }) => {
      const there = middles[other] ?? here;
      const way = { x: there.x - here.x, y: there.y - here.y };
      return { angle: angleOf(way), width: laneWidth(way, transports, detail) };
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
    isBlocked: (point) =>
      isBlocked({ x: here.x + point.x, y: here.y + point.y }, index, ground, named),
  });
  const owners = planet.areas.map(({ owner }): Faction | null => owner?.faction ?? null);
  const shares = sectors.map((sector, at) => ({ sector, owner: owners[at] ?? null }));
  return { planet, place: here, sectors, places, limb, drawn, shares };
}

function lanesAt({ lanes }: Galaxy, index: number) {
  return lanes
    .filter(({ ends }) => ends.includes(index))
    .map(({ ends, transports }) => ({
      other: ends[0] === index ? ends[1] : ends[0],
      transports: transports.length,
    }));
}

/** A short lane is as wide as its transports, which stand close to the limb. */
function laneWidth({ x, y }: Point, transports: number, { radius, order, pod }: Detail): number {
  const gap = Math.hypot(x, y) - 2 * radius;
  if (transports === 0 || gap > order * 4) return 18;
  const across = Math.abs(y) > Math.abs(x) ? 25 * transports : 18;
  return Math.max(18, across * pod + 8);
}

/** Out of sight, or too near to another planet or its name. */
function isBlocked(
  { x, y }: Point,
  index: number,
  { places, detail, width, height }: Ground,
  named: readonly Box[],
) {
  const edge = 4;
  if (x < edge || y < edge || x > width - edge || y > height - edge) return true;
  if (named.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
    return true;
  return places.some(
    (other, at) => at !== index && Math.hypot(other.x - x, other.y - y) < detail.radius + 14,
  );
}
