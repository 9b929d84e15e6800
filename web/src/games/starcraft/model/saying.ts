/** The map in words: what a screen reader says of planets, areas, units, orders and routes. */
import { say, spokenLanguage } from "../../../words/words";
import { isHero, isUnitType } from "../art/glyphs/units";
import type { Area, Order, Planet, Route, Seat, Unit, ZAxis } from "./galaxy";
import type { AreaMark, OrderMark } from "./marks";
import type { Standing } from "./standing";
import { within } from "./within";

/** The names of the players, by seat. */
export type Names = readonly string[];

const list = (parts: readonly string[]) =>
  new Intl.ListFormat(spokenLanguage(), { type: "conjunction" }).format(parts);
const nameOf = (names: Names, { seat }: Seat) => names[seat] ?? "";

/** "Torus 3"; where the planet's name ends in a figure a dot parts them: "Vyctor 5 · 2". */
export function areaName({ name }: Planet, { number }: Area): string {
  const planet = name;
  return /\d$/.test(name)
    ? say("sc-web-area-name-apart", { planet, number })
    : say("sc-web-area-name", { planet, number });
}

/** "3 Marines and 1 Firebat". */
export const unitsSaid = (units: readonly Unit[]): string => list(unitWords(units));

function unitWords(units: readonly Unit[]): string[] {
  const counted = new Map<number, { unit: Unit; n: number }>();
  for (const unit of units)
    counted.set(unit.unit, { unit, n: (counted.get(unit.unit)?.n ?? 0) + 1 });
  return [...counted.values()].map(({ unit, n }) => unitSaid(unit, n));
}

/** "2 Marines"; a hero has a name. */
export function unitSaid({ slug, name, carries }: Unit, n: number): string {
  if (isHero(slug)) return name;
  const units = isUnitType(slug)
    ? say(`sc-web-units-${slug}`, { n })
    : say("sc-web-units-other", { n, name });
  return carries ? say("sc-web-carries", { units, item: carries.name }) : units;
}

export function planetSaid(planet: Planet): string {
  const { name, areas, orders } = planet;
  return [
    say("sc-web-planet", { planet: name, areas: areas.length }),
    ...(orders.length > 0 ? [say("sc-web-planet-orders", { n: orders.length })] : []),
    ...(planet.isActive ? [say("sc-web-planet-active")] : []),
  ].join(" ");
}

/** "Torus 3, gas 2, Anna: 3 Marines and a base, limit 4, room 1, available". */
export function areaSaid(planet: Planet, area: Area, names: Names, mark?: AreaMark): string {
  const { amount, yields, depletion, units, limit, attacker, attackers } = area;
  const said = [
    say("sc-web-area-yield", { area: areaName(planet, area), amount, yields }),
    depletion > 0 ? say("sc-web-area-depleted", { how: depletion > 1 ? "all" : "half" }) : "",
    area.allows === "all" ? "" : say("sc-web-area-allows", { units: area.allows }),
    heldSaid(area, names),
    area.defender
      ? say("sc-web-area-defended", { owner: within(nameOf(names, area.defender)) })
      : "",
    area.guards ? say("sc-web-area-guards", { n: area.guards }) : "",
    area.points ? say("sc-web-area-points", { n: area.points }) : "",
    ...lyingSaid(area),
    say("sc-web-area-limit", { n: limit }),
    units.length > limit
      ? say("sc-web-area-over", { n: units.length - limit })
      : say("sc-web-area-room", { n: limit - units.length }),
    attacker
      ? say("sc-web-area-attacked", {
          owner: nameOf(names, attacker),
          units: unitsSaid(attackers),
        })
      : "",
    mark ? say("sc-web-area-mark", { mark }) : "",
  ];
  return said.filter(Boolean).join(", ");
}

/** What lies there and nobody carries. */
const lyingSaid = ({ items = [] }: Area): string[] =>
  items.map(({ name }) => say("sc-web-area-item", { item: name }));

/** Whose units and base are there: "Anna: 3 Marines and a base". */
function heldSaid({ owner, base, installation, units }: Area, names: Names): string {
  if (!owner) return say("sc-web-area-free");
  const what = [...unitWords(units), ...(base ? [say("sc-web-area-base")] : [])];
  if (installation) what.push(say("sc-web-installation", { kind: installation.kind }));
  return say("sc-web-area-held", { owner: nameOf(names, owner), what: list(what) });
}

/** What appears when an area is pointed at: its name, and what is printed on it or lies there that has
 *  only a sign. */
export function titleOf(planet: Planet, area: Area): string {
  return [
    areaName(planet, area),
    area.yields === "strategic" ? say("sc-web-area-strategic") : "",
    area.allows === "all" ? "" : say("sc-web-area-allows", { units: area.allows }),
    area.installation ? say("sc-web-installation", { kind: area.installation.kind }) : "",
    area.guards ? say("sc-web-area-guards", { n: area.guards }) : "",
    area.points ? say("sc-web-area-points", { n: area.points }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

export function chipSaid(planet: Planet, area: Area, chip: Standing, names: Names): string {
  const owner = area.owner ? nameOf(names, area.owner) : "";
  const units = unitSaid(chip.unit, chip.count);
  const where = say("sc-web-chip", { units, owner, area: areaName(planet, area) });
  return `${where} ${say("sc-web-chip-state", { state: chip.state })}`;
}

/** "your special Mobilize, second of three, face down"; of others: "Anna’s order, first of three". */
export function orderSaid(order: Order, at: number, all: number, names: Names, mark?: OrderMark) {
  const where = { place: at + 1, all };
  const said = order.kind
    ? say(order.isOwn ? "sc-web-order-own" : "sc-web-order-known", {
        ...where,
        owner: nameOf(names, order.owner),
        face: order.isFaceUp ? "up" : "down",
        order: order.isSpecial ? `special_${order.kind}` : order.kind,
      })
    : say("sc-web-order-hidden", { ...where, owner: nameOf(names, order.owner) });
  return mark ? `${said}, ${say("sc-web-order-mark", { mark })}` : said;
}

export function routeSaid(route: Route | ZAxis, planets: readonly Planet[], names: Names): string {
  const [one, other] = route.ends.map((at) => planets[at]?.name ?? "");
  const between = { one: one ?? "", other: other ?? "" };
  const said =
    "letter" in route
      ? say("sc-web-z-axis", { ...between, letter: route.letter })
      : say("sc-web-route", between);
  if (route.transports.length === 0) return said;
  const owners = list(route.transports.map((seat) => nameOf(names, seat)));
  return `${said} ${say("sc-web-transports", { n: route.transports.length, owners })}`;
}
