/** A galaxy with every piece that Brood War adds to the map, for the page of all drawings and for tests. */
import { type Faction, FACTIONS } from "../art/sides/factions";
import type { Area, Galaxy, Order, OrderKind, Planet, Seat, Unit } from "../model/galaxy";

const seat = (faction: Faction): Seat => ({ seat: FACTIONS.indexOf(faction), faction });
const FLYING = ["valkyrie", "corsair", "devourer", "norad_ii", "gantrithor", "scourge", "mutalisk"];

/** A unit by its name; `of` is whose miniature it is, if that is somebody else's. */
function unit(slug: string, of?: Faction): Unit {
  const flies = FLYING.includes(slug);
  return { unit: slug.length, slug, name: slug, flies, ...(of && { of }) };
}

type Some = Partial<Omit<Area, "area" | "number">>;
let areas = 0;

function area(
  number: number,
  yields: Area["yields"],
  amount: number,
  limit: number,
  more: Some = {},
) {
  const made: Area = {
    area: areas++,
    number,
    yields,
    amount,
    limit,
    depletion: 0,
    allows: "all",
    owner: null,
    base: null,
    isAllied: false,
    units: [],
    attacker: null,
    attackers: [],
    ...more,
  };
  return made;
}

const order = (faction: Faction, kind: OrderKind | null, isSpecial = false): Order => ({
  owner: seat(faction),
  isOwn: kind !== null,
  kind,
  isSpecial,
  isFaceUp: kind === "defend",
});

const [raynor, mengsk, tassadar, aldaris, queen, overmind] = FACTIONS.map(seat) as [
  Seat,
  Seat,
  Seat,
  Seat,
  Seat,
  Seat,
];

const PLANETS: readonly Pick<Planet, "slug" | "name" | "areas" | "orders">[] = [
  {
    slug: "avernus_station",
    name: "Avernus Station",
    areas: [
      area(1, "conquest", 1, 2, { allows: "flying", owner: raynor, units: [unit("valkyrie")] }),
      area(2, "minerals", 1, 3, {
        allows: "ground",
        owner: raynor,
        units: [unit("medic"), unit("jim_raynor_hero")],
        guards: 1,
      }),
      area(3, "gas", 3, 4, { allows: "ground", owner: raynor, base: raynor }),
    ],
    orders: [order("arcturus_mengsk", "star"), order("jim_raynor", null)],
  },
  {
    slug: "erebus_station",
    name: "Erebus Station",
    areas: [
      area(1, "strategic", 1, 4, {
        allows: "ground",
        owner: tassadar,
        installation: { ...tassadar, kind: "warp_gate" },
        units: [unit("dark_templar"), unit("zeratul"), unit("dark_archon")],
        guards: 2,
      }),
      area(2, "conquest", 2, 3, { allows: "flying", owner: tassadar, units: [unit("gantrithor")] }),
    ],
    orders: [order("tassadar", "research", true)],
  },
  {
    slug: "gehenna_station",
    name: "Gehenna Station",
    areas: [
      area(1, "strategic", 1, 2, { allows: "flying", owner: mengsk, units: [unit("norad_ii")] }),
      area(2, "minerals", 2, 3, { allows: "ground", points: 1 }),
      area(3, "gas", 2, 3, {
        allows: "ground",
        owner: mengsk,
        units: [unit("medic"), unit("medic")],
        points: 2,
        guards: 1,
      }),
    ],
    orders: [],
  },
  {
    slug: "hydrax",
    name: "Hydrax",
    areas: [
      area(1, "strategic", 1, 3, {
        allows: "flying",
        owner: aldaris,
        units: [unit("corsair"), unit("corsair")],
      }),
      area(2, "minerals", 2, 3, {
        owner: aldaris,
        units: [unit("fenix"), unit("lurker", "overmind"), unit("medic", "jim_raynor")],
      }),
      area(3, "conquest", 1, 2, { allows: "flying" }),
      area(4, "gas", 3, 2, { owner: aldaris, base: aldaris, guards: 1 }),
    ],
    orders: [],
  },
  {
    slug: "moria",
    name: "Moria",
    areas: [
      area(1, "minerals", 1, 3, { owner: overmind, units: [unit("torrasque"), unit("lurker")] }),
      area(2, "gas", 1, 3, {
        owner: overmind,
        installation: { ...overmind, kind: "overmind" },
        guards: 1,
      }),
      area(3, "minerals", 2, 2, {
        owner: overmind,
        installation: { ...overmind, kind: "cerebrate" },
        units: [unit("lurker")],
      }),
      area(4, "gas", 2, 2, { owner: overmind, base: overmind, units: [unit("devourer")] }),
      area(5, "conquest", 1, 3, { allows: "flying", owner: overmind, units: [unit("devourer")] }),
    ],
    orders: [order("overmind", "build"), order("queen_of_blades", null)],
  },
  {
    slug: "paladino_belt",
    name: "Paladino Belt",
    areas: [
      area(1, "conquest", 1, 3, { allows: "flying", owner: queen, units: [unit("devourer")] }),
      area(2, "minerals", 1, 3, {
        owner: queen,
        installation: { ...queen, kind: "infested_command_center" },
        units: [unit("infested_terran"), unit("sarah_kerrigan"), unit("infested_terran")],
      }),
      area(3, "conquest", 1, 2, { allows: "flying", points: 1 }),
      area(4, "minerals", 2, 2, { owner: queen, units: [unit("scourge")] }),
    ],
    orders: [order("queen_of_blades", "defend")],
  },
];

export const EXPANDED: Galaxy = {
  planets: PLANETS.map((one, at) => ({
    ...one,
    planet: at,
    column: at % 3,
    row: Math.floor(at / 3),
    isActive: false,
  })),
  lanes: [
    { route: 0, ends: [0, 1], transports: [raynor, tassadar] },
    { route: 1, ends: [1, 2], transports: [] },
    { route: 2, ends: [0, 3], transports: [] },
    { route: 3, ends: [3, 4], transports: [aldaris] },
    { route: 4, ends: [4, 5], transports: [overmind] },
    { route: 5, ends: [2, 5], transports: [] },
  ],
  zAxes: [],
};
