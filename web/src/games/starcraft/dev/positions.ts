/** Positions of real games (scripts/positions.py), for the page of all drawings and for tests. */
import type { MapView } from "../model/galaxy";
import { type ChipMarks, type Marks, NO_MARKS, chipKey } from "../model/marks";
import type { StarCraftPrinted, StarCraftView } from "../model/view";
import text from "./positions.json?raw";

export interface Position {
  readonly name: string;
  readonly view: StarCraftView;
}

const read = JSON.parse(text) as { printed: StarCraftPrinted; positions: readonly Position[] };
export const PRINTED = read.printed;
export const POSITIONS = read.positions;

export function positionCalled(name: string): Position {
  const found = POSITIONS.find((position) => position.name === name);
  if (!found) throw new Error(`no position is called ${name}`);
  return found;
}

export const NAMES: readonly string[] = ["Anna", "Ben", "Clara", "Duke", "Eve", "Finn"];

/** Every kind of mark once, where the position has room for it. */
export function sampleMarks({ areas, orders, planet, galaxy, seat }: MapView): Marks {
  const own = areas.filter(({ owner, units }) => owner === seat && units.length > 0);
  const others = areas.filter(({ owner, units }) => owner !== seat && units.length > 0);
  const free = areas.filter(({ owner, base }) => owner < 0 && base < 0);
  const chips = new Map<string, ChipMarks>();
  own.forEach(({ area, units }, at) => {
    const marks: ChipMarks =
      at === 0 ? { picked: 1, can: 2 } : at === 1 ? { can: 4 } : { locked: true };
    for (const unit of units) chips.set(chipKey(area, unit), marks);
  });
  return {
    ...NO_MARKS,
    chips,
    areas: new Map([
      ...free.slice(0, 2).map(({ area }) => [area, "target"] as const),
      ...others.slice(0, 1).map(({ area }) => [area, "battle"] as const),
      ...others.slice(1, 3).map(({ area }) => [area, "locked"] as const),
      ...others.slice(3, 4).map(({ area }) => [area, "changed"] as const),
    ]),
    orders: new Map(
      orders.slice(0, 2).map((stack) => [stack.planet, new Map([[0, "can"] as const])]),
    ),
    lanes: new Map(
      galaxy.routes.map((ends, route) => [route, ends.includes(planet) ? "usable" : "dimmed"]),
    ),
  };
}

/** The reader has as much as was ever seen: nine Resource cards, five modules, four technologies, five
 *  Event cards in play and eight drawn, twenty cards in hand. */
export function crowded(view: StarCraftView): StarCraftView {
  const own = view.seat ?? 0;
  const areas = view.areas
    .map(({ area }) => area)
    .filter((area) => ["minerals", "gas"].includes(String(PRINTED.area[area]?.figures["yields"])))
    .slice(0, 9);
  const cards = PRINTED.card.flatMap(({ figures }, card) =>
    figures["race"] === "zerg" && figures["kind"] !== "play_area" ? [card] : [],
  );
  const technologies = PRINTED.card.flatMap(({ figures }, card) =>
    figures["race"] === "zerg" && figures["kind"] === "play_area" ? [card] : [],
  );
  const players = view.players.map((player, seat) => ({
    ...player,
    ...(seat === own && {
      faction: PRINTED.faction.findIndex(({ slug }) => slug === "queen_of_blades"),
      resources: areas.map((area, at) => ({ area, workers: at % 3 })),
      modules: [0, 3, 2],
      technologies: technologies.slice(0, 4),
      events: [6, 7, 8, 11, 24],
      drawn: [1, 1, 2, 2, 2, 3, 3, 3].map((stage) => ({ stage, event: null })),
      hand: { cards: 20, known: cards.slice(0, 20) },
    }),
  }));
  return {
    ...view,
    players,
    areas: view.areas.map((one, at) => ({ ...one, depletion: at % 4 === 0 ? 1 : 0 })),
  };
}
