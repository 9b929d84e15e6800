/** The galaxy as the map draws it: what the server shows, with what is printed beside it. */
import type { Schemas } from "../../../api/wire";
import { say } from "../../../words/words";
import { type Faction, isFaction } from "../art/sides/factions";

type View = Schemas["StarCraftView"];
type Player = Schemas["StarCraftPlayerShown"];

/** What the map reads of a view. */
export type MapView = Pick<
  View,
  "seat" | "active" | "planet" | "galaxy" | "areas" | "orders" | "invaded" | "invaders"
> & {
  readonly players: readonly Pick<Player, "faction" | "transports">[];
  readonly asked?: View["asked"];
  readonly under_way?: View["under_way"];
  readonly figures?: { readonly standing: readonly { readonly team: number }[] } | undefined;
};

interface Thing {
  readonly slug: string;
  readonly name: string;
  readonly figures: Readonly<Record<string, unknown>>;
}
/** What the map reads of all that is printed. */
export type MapPrinted = Readonly<
  Record<"unit" | "faction" | "planet" | "area", readonly Thing[]>
> & { readonly item?: readonly Thing[] };

/** Something that units carry in a scenario. */
export interface Item {
  readonly slug: string;
  readonly name: string;
}

export interface Seat {
  readonly seat: number;
  readonly faction: Faction;
}

export interface Unit {
  readonly unit: number;
  readonly slug: string;
  readonly name: string;
  readonly flies: boolean;
  /** Whose miniature it is, if somebody else controls it. */
  readonly of?: Faction;
  /** What it carries. */
  readonly carries?: Item;
}

export type YieldKind = "minerals" | "gas" | "conquest" | "strategic";
export type Allowed = "all" | "ground" | "flying";

export interface Area {
  readonly area: number;
  /** Its number on its planet, from 1. */
  readonly number: number;
  readonly yields: YieldKind;
  readonly amount: number;
  readonly depletion: number;
  readonly limit: number;
  readonly allows: Allowed;
  /** Whose units, or else whose base or installation is there. */
  readonly owner: Seat | null;
  readonly base: Seat | null;
  readonly installation?: (Seat & { readonly kind: string }) | undefined;
  readonly guards?: number | undefined;
  /** Whose Defend order lies there. */
  readonly defender?: Seat | undefined;
  /** Special conquest point tokens. */
  readonly points?: number | undefined;
  /** What lies there and nobody carries. */
  readonly items?: readonly Item[] | undefined;
  /** It belongs to somebody else of one's own team. */
  readonly isAllied: boolean;
  readonly units: readonly Unit[];
  readonly attacker: Seat | null;
  readonly attackers: readonly Unit[];
}

const ORDER_KINDS = ["build", "mobilize", "research", "defend", "star"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export interface Order {
  readonly owner: Seat;
  readonly isOwn: boolean;
  /** Null: it lies face down and is somebody else's. */
  readonly kind: OrderKind | null;
  readonly isSpecial: boolean;
  readonly isFaceUp: boolean;
}

export interface Planet {
  readonly planet: number;
  readonly slug: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly isActive: boolean;
  readonly areas: readonly Area[];
  /** The first runs first. */
  readonly orders: readonly Order[];
  /** Sides of its limb to be kept free, because something else is drawn there. */
  readonly kept?: readonly number[];
}

/** A route between two planets, by their places in the list; whose transports are on it. */
export interface Route {
  readonly route: number;
  readonly ends: readonly [number, number];
  readonly transports: readonly Seat[];
}

/** A z-axis route leaves a side of each planet: 0 north, 1 east, 2 south, 3 west. */
export interface ZAxis extends Route {
  readonly letter: string;
  readonly sides: readonly [number, number];
}

export interface Galaxy {
  readonly planets: readonly Planet[];
  readonly lanes: readonly Route[];
  readonly zAxes: readonly ZAxis[];
}

/** The letter of a z-axis route, by its place among them. */
export const letterOf = (at: number): string => say("sc-z-letter", { n: at + 1 });

const YIELDS: readonly YieldKind[] = ["minerals", "gas", "conquest", "strategic"];

export function galaxyOf(view: MapView, printed: MapPrinted): Galaxy {
  const reader = new Reader(view, printed);
  const { tiles, routes, z_axis } = view.galaxy;
  const planets = tiles.map(([planet, column, row]) => reader.planet(planet, column, row));
  const placeOf = new Map(tiles.map(([planet], at) => [planet, at]));
  const made = routes.map(([one, other], route): Route => ({
    route,
    ends: [placeOf.get(one) ?? 0, placeOf.get(other) ?? 0],
    transports: reader.transportsOn(route),
  }));
  const normal = made.length - z_axis.length;
  return {
    planets,
    lanes: made.slice(0, normal),
    zAxes: made.slice(normal).map((route, at) => {
      const [major, minor] = z_axis[at] ?? [0, 0];
      return { ...route, letter: letterOf(at), sides: [major % 4, minor % 4] };
    }),
  };
}

/** A unit as it is printed, and what it carries. */
export function unitAt(printed: Pick<MapPrinted, "unit" | "item">, unit: number): Unit {
  const { slug = "", name = "", figures = {} } = printed.unit[unit] ?? {};
  const carries = printed.item?.[Number(figures["carries"])];
  return { unit, slug, name, flies: figures["type"] === "flying", ...(carries && { carries }) };
}

class Reader {
  readonly #areas: ReadonlyMap<string, readonly Area[]>;

  constructor(
    readonly view: MapView,
    readonly printed: MapPrinted,
  ) {
    const areas = new Map<string, Area[]>();
    for (const shown of view.areas) {
      const planet = printed.area[shown.area]?.slug.split(".")[0] ?? "";
      areas.set(planet, [...(areas.get(planet) ?? []), this.#area(shown)]);
    }
    this.#areas = areas;
  }

  planet(planet: number, column: number, row: number): Planet {
    const { slug = "", name = "" } = this.printed.planet[planet] ?? {};
    return {
      planet,
      slug,
      name,
      column,
      row,
      isActive: planet === this.view.planet,
      areas: this.#areas.get(slug) ?? [],
      orders: this.#orders(planet),
    };
  }

  transportsOn(route: number): Seat[] {
    return this.view.players.flatMap(({ transports }, seat) =>
      transports.filter((one) => one === route).flatMap(() => this.#seat(seat) ?? []),
    );
  }

  #seat(seat: number): Seat | null {
    const faction = this.view.players[seat]?.faction ?? -1;
    const slug = this.printed.faction[faction]?.slug ?? "";
    return isFaction(slug) ? { seat, faction: slug } : null;
  }

  #isAllied(seat: number): boolean {
    const { seat: own, figures } = this.view;
    const teamOf = (one: number | null) => figures?.standing[one ?? -1]?.team;
    return seat >= 0 && seat !== own && own !== null && teamOf(seat) === teamOf(own);
  }

  #units(units: readonly number[], owner: number): Unit[] {
    const own = this.#seat(owner)?.faction;
    return units.map((unit) => {
      const of = String(this.printed.unit[unit]?.figures["faction"]);
      return { ...unitAt(this.printed, unit), ...(of !== own && isFaction(of) && { of }) };
    });
  }

  #installation({ installation }: View["areas"][number]): Area["installation"] {
    const owner = this.#seat(installation?.seat ?? -1);
    return owner && installation ? { ...owner, kind: installation.kind } : undefined;
  }

  #defender(area: number): Seat | undefined {
    const { under_way, asked } = this.view;
    return (under_way?.defend?.area === area && this.#seat(asked?.seat ?? -1)) || undefined;
  }

  #area(shown: View["areas"][number]): Area {
    const { area, owner, base, units, depletion, guards, points, items } = shown;
    const { slug = "", figures = {} } = this.printed.area[area] ?? {};
    const isInvaded = this.view.invaded === area;
    const installation = this.#installation(shown);
    const holder = [owner, base].find((seat) => seat >= 0) ?? installation?.seat ?? -1;
    return {
      area,
      number: Number(slug.split(".").at(-1)),
      yields: YIELDS.find((one) => one === figures["yields"]) ?? "strategic",
      amount: Number(figures["amount"]),
      depletion,
      limit: Number(figures["unit_limit"]),
      allows: allowed(figures["allows"]),
      owner: this.#seat(holder),
      base: this.#seat(base),
      installation,
      guards,
      points,
      items: items?.flatMap((item) => this.printed.item?.[item] ?? []),
      defender: this.#defender(area),
      isAllied: this.#isAllied(holder),
      units: this.#units(units, owner),
      attacker: isInvaded ? this.#seat(this.view.active) : null,
      attackers: isInvaded ? this.#units(this.view.invaders, this.view.active) : [],
    };
  }

  #orders(planet: number): Order[] {
    const stack = this.view.orders.find((one) => one.planet === planet);
    return (stack?.tokens ?? []).toReversed().flatMap(({ seat, order }, at) => {
      const owner = this.#seat(seat);
      if (!owner) return [];
      const face = order?.split("_").at(-1);
      return {
        owner,
        isOwn: seat === this.view.seat,
        kind: ORDER_KINDS.find((one) => one === face) ?? null,
        isSpecial: order?.startsWith("special_") ?? false,
        isFaceUp: at === 0 && (stack?.revealed ?? false),
      };
    });
  }
}

function allowed(printed: unknown): Allowed {
  if (!Array.isArray(printed) || printed.length !== 1) return "all";
  return printed[0] === "flying" ? "flying" : "ground";
}
