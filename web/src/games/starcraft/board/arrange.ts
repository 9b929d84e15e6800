/** The galaxy laid out for drawing: where each planet stands, and where things stand on it. */
import type { Faction } from "../art/sides/factions";
import type { Galaxy, Planet, Route, ZAxis } from "../model/galaxy";
import { type OrdersDrawn, ordersDrawn, tokensOf } from "../model/standing";
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
import type { Room } from "./layout";
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

/** What planets and their names must leave alone. */
interface Obstacles {
  /** By the name of another planet. */
  isNamed(point: Point): boolean;
  isCovered(point: Point): boolean;
}

export interface Ground {
  /** The middle of each planet. */
  readonly places: readonly Point[];
  readonly detail: Detail;
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
}

export const isPhone = (width: number) => width < 600;

/** How far planets keep from each other and from the edge; on a phone they stand closer. */
export function roomOf(width: number, height: number): Room {
  const [apart, margin] = isPhone(width) ? [2.45, 1.1] : [2.6, 1.22];
  return { width, height, apart, margin };
}

/** First names and the rings of z-axis routes find their places, as if nothing else were there: so they
 *  keep them while others come and go. Then the transports on these routes, and then all that must leave
 *  these alone. `first`: what `emptied` gave, where it is kept. */
export function arrange(
  galaxy: Galaxy,
  ground: Ground,
  first: readonly PlacedPlanet[] = emptied(galaxy, ground),
): Arranged {
  const { places, detail } = ground;
  const at = (index: number): Point => places[index] ?? { x: 0, y: 0 };
  const lanes = galaxy.lanes.map((lane) => {
    const line = laneBetween(at(lane.ends[0]), at(lane.ends[1]), detail.radius);
    return { lane, line, pods: podPlaces(line, lane.transports.length, detail.pod) };
  });
  const podsOf = (routes: readonly { readonly pods: readonly Point[] }[]) =>
    routes.flatMap(({ pods }) => pods);
  const zAxes = galaxy.zAxes.map((zAxis) => placedZAxis(galaxy, zAxis, first, ground));
  const planets = planetsOf(galaxy, ground, [...podsOf(lanes), ...podsOf(zAxes)], first);
  return { planets, lanes, zAxes };
}

/** The planets as they stand while nobody is there. */
export const emptied = (galaxy: Galaxy, ground: Ground): PlacedPlanet[] =>
  planetsOf(bare(galaxy), ground, [], null);

/** A galaxy before anybody has come. */
export function bare({ planets, lanes, zAxes }: Galaxy): Galaxy {
  const nobody = { owner: null, base: null, units: [], attacker: null, attackers: [] };
  return {
    planets: planets.map((planet) => ({
      ...planet,
      orders: [],
      areas: planet.areas.map((area) => ({ ...area, ...nobody })),
    })),
    lanes: lanes.map((lane) => ({ ...lane, transports: [] })),
    zAxes: zAxes.map((zAxis) => ({ ...zAxis, transports: [] })),
  };
}

function placedZAxis(
  galaxy: Galaxy,
  zAxis: ZAxis,
  planets: readonly PlacedPlanet[],
  { places, detail }: Ground,
): PlacedZAxis {
  const { radius, ring, pod } = detail;
  const ringOf = (end: 0 | 1) => {
    const index = zAxis.ends[end];
    const middle = places[index] ?? { x: 0, y: 0 };
    const angle = planets[index]?.limb.rings[ringIndex(galaxy, index, zAxis, end)] ?? 0;
    const off = polar(radius + ring * 0.9, angle);
    return { angle, middle, place: { x: middle.x + off.x, y: middle.y + off.y } };
  };
  const [one, other] = [ringOf(0), ringOf(1)];
  const curve = zCurve(one.middle, one.angle, other.middle, other.angle, radius);
  const free = freePoint(curve, places);
  const line = { from: { x: free.x, y: free.y - 1 }, to: { x: free.x, y: free.y + 1 } };
  const pods = podPlaces(line, zAxis.transports.length, pod);
  return { zAxis, curve, rings: [one.place, other.place], pods };
}

/** The planets one after the other: each leaves alone what stands already. */
function planetsOf(
  galaxy: Galaxy,
  ground: Ground,
  pods: readonly Point[],
  before: readonly PlacedPlanet[] | null,
): PlacedPlanet[] {
  const { detail } = ground;
  const named: Box[] = [];
  const far = 16 * detail.pod;
  const isNamed = ({ x, y }: Point) =>
    named.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  const obstacles: Obstacles = {
    isNamed,
    isCovered: ({ x, y }) =>
      isNamed({ x, y }) ||
      pods.some((pod) => Math.abs(pod.x - x) < far && Math.abs(pod.y - y) < far),
  };
  return galaxy.planets.map((_, index) => {
    const one = placed(galaxy, index, ground, obstacles, before?.[index]?.limb);
    if (detail.level === "chart" && !one.limb.name.isHidden) named.push(nameBox(one, detail));
    return one;
  });
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
  obstacles: Obstacles,
  before: Limb | undefined,
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
    rings: [
      ...endsAt(galaxy, index).map(({ side }, end) => {
        const known = before?.rings[end];
        if (known !== undefined) return { wanted: known, leeway: 0 };
        return { wanted: (side - 1 + (ground.isTurned ? 1 : 0)) * 90, leeway: 60 };
      }),
      ...(planet.kept ?? []).map((side) => ({ wanted: (side - 1) * 90, leeway: 0 })),
    ],
    orders: drawn.shown.length + (drawn.rest > 0 ? 1 : 0),
    name: planet.name,
    named: before?.name,
    areas: planet.areas.map((area, at) => ({
      sector: sectors[at] ?? [0, 360],
      isOwned: area.owner !== null,
      hasBase: !!(area.base ?? area.installation),
      tokens: tokensOf(area).length,
      // The emblem of who attacks stands before his units.
      attackers: area.attackers.length > 0 ? area.attackers.length + 1 : 0,
      yields: places[at]?.yields ?? null,
    })),
    isBlocked: (point) => isBlocked(from(here, point), index, ground, obstacles),
    isNamed: (point) => obstacles.isNamed(from(here, point)),
    isOutOfSight: (point) => isOutOfSight(from(here, point), ground),
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

const from = (middle: Point, off: Point): Point => ({ x: middle.x + off.x, y: middle.y + off.y });

function isOutOfSight({ x, y }: Point, { width, height }: Ground): boolean {
  const edge = 3;
  return x < edge || y < edge || x > width - edge || y > height - edge;
}

/** Out of sight, or too near to another planet, its name or a transport. */
function isBlocked(point: Point, index: number, ground: Ground, obstacles: Obstacles): boolean {
  if (isOutOfSight(point, ground) || obstacles.isCovered(point)) return true;
  const least = ground.detail.radius + 14;
  return ground.places.some(
    (other, at) => at !== index && Math.hypot(other.x - point.x, other.y - point.y) < least,
  );
}
