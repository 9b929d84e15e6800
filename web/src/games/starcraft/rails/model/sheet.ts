/** The sheet of a player: what it has, as far as the reader may know. */
import { type Faction, RACE_OF, type Race, isFaction } from "../../art/sides/factions";
import { listed } from "../../../../shared/tables/seatNames";
import { say } from "../../../../words/words";
import { buildingTypes, type BuildingType } from "../../model/sheetWords";
import type {
  PlayerShown,
  Price,
  StarCraftPrinted,
  StarCraftView,
  ThingFacts,
} from "../../model/view";

/** A card that workers go to: one of the sheet's own, or a Resource card. */
export interface Resource {
  /** The area of a Resource card; null: of the sheet itself. */
  readonly area: number | null;
  /** Empty for the sheet's own. */
  readonly name: string;
  readonly yields: "minerals" | "gas";
  readonly seats: number;
  readonly workers: number;
  readonly depletion: number;
}

export interface Building {
  readonly type: string;
  readonly name: string;
  readonly level: number;
  readonly levels: number;
  /** What its next level costs and which units it allows, in words; it may have none. */
  readonly said: string;
}

export interface Supply {
  readonly slug: string;
  readonly name: string;
  readonly flies: boolean;
  readonly left: number;
  readonly cost: Price;
}

/** Something in the play area: a module with its number, a technology, an Event card. */
export interface InPlay {
  readonly kind: "module" | "card" | "event";
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface Sheet {
  readonly faction: Faction | null;
  readonly factionName: string;
  readonly race: Race | null;
  readonly free: number;
  readonly atWork: number;
  readonly away: number;
  readonly specialsLeft: number | null;
  readonly resources: readonly Resource[];
  readonly buildings: readonly Building[];
  readonly inPlay: readonly InPlay[];
  readonly drawn: PlayerShown["drawn"];
  readonly units: readonly Supply[];
  readonly bases: number;
  readonly transports: number;
  readonly workers: number;
}

type Figures = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Figures => typeof value === "object" && value !== null;

/** The faction of a seat; null until it is chosen. */
export function factionOf(
  view: StarCraftView,
  printed: StarCraftPrinted,
  seat: number,
): Faction | null {
  const slug = printed.faction[view.players[seat]?.faction ?? -1]?.slug ?? "";
  return isFaction(slug) ? slug : null;
}

export function sheetOf(view: StarCraftView, printed: StarCraftPrinted, seat: number): Sheet {
  const player = view.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  const faction = factionOf(view, printed, seat);
  const race = faction && RACE_OF[faction];
  const sheet = printed.race.find(({ slug }) => slug === race)?.figures ?? {};
  const permanent = view.figures?.standing[seat]?.permanent;
  const resources = [
    ...ownResources(sheet, player, permanent),
    ...resourceCards(view, printed, player),
  ];
  return {
    faction,
    factionName: printed.faction[player.faction]?.name ?? "",
    race,
    free: player.pool,
    atWork: resources.reduce((sum, { workers }) => sum + workers, 0),
    away: player.unavailable,
    specialsLeft: view.figures?.standing[seat]?.specials_left ?? null,
    resources,
    buildings: buildings(printed, race, player),
    inPlay: inPlay(printed, player),
    drawn: player.drawn,
    units: units(printed, player, race),
    bases: player.base_supply,
    transports: player.transport_supply,
    workers: player.worker_supply,
  };
}

/** `allowed`: what may be used, if that is not what is printed. */
function ownResources(
  sheet: Figures,
  { permanent }: PlayerShown,
  allowed: readonly number[] | undefined,
): Resource[] {
  const printed = sheet["permanent_resources"];
  if (!isRecord(printed)) return [];
  return (["minerals", "gas"] as const).flatMap((yields, at) => {
    const workers = permanent[at] ?? 0;
    const seats = Math.max(allowed?.[at] ?? Number(printed[yields]), workers);
    return seats > 0 ? { area: null, name: "", yields, seats, workers, depletion: 0 } : [];
  });
}

function resourceCards(
  { areas }: StarCraftView,
  printed: StarCraftPrinted,
  { resources }: PlayerShown,
): Resource[] {
  return resources.map(({ area, workers }) => {
    const { name = "", figures = {} } = printed.area[area] ?? {};
    return {
      area,
      name,
      yields: figures["yields"] === "gas" ? "gas" : "minerals",
      seats: Math.max(Number(figures["amount"]), workers),
      workers,
      depletion: areas.find((one) => one.area === area)?.depletion ?? 0,
    };
  });
}

function buildings(printed: StarCraftPrinted, race: Race | null, player: PlayerShown): Building[] {
  return buildingTypes(printed, race ?? "").map((building, at) => {
    const { type, name, levels } = building;
    const level = player.buildings[at] ?? 0;
    return { type, name, level, levels: levels.length, said: nextSaid(printed, building, level) };
  });
}

function nextSaid({ unit }: StarCraftPrinted, building: BuildingType, level: number): string {
  const { name, levels } = building;
  const next = levels[level];
  if (!next) return say("sc-rails-building-full", { name });
  const named = next.units.map((slug) => unit.find((one) => one.slug === slug)?.name ?? slug);
  const price = say("sc-build-price", { ...next.cost });
  return say("sc-rails-building-next", { name, level: level + 1, price, units: listed(named) });
}

function inPlay(printed: StarCraftPrinted, player: PlayerShown): InPlay[] {
  const shown = (kind: InPlay["kind"], number: number, count: number): InPlay[] => {
    const thing: ThingFacts | undefined = printed[kind][number];
    return thing && count > 0 ? [{ kind, number, slug: thing.slug, name: thing.name, count }] : [];
  };
  return [
    ...player.modules.flatMap((count, module) => shown("module", module, count)),
    ...player.technologies.flatMap((card) => shown("card", card, 1)),
    ...player.events.flatMap((event) => shown("event", event, 1)),
  ];
}

/** Units of the race in the order of its sheet, with the miniatures left. */
function units(printed: StarCraftPrinted, player: PlayerShown, race: Race | null): Supply[] {
  const own = printed.unit.filter(({ figures }) => figures["race"] === race);
  return own.slice(0, player.figures.length).map(({ slug, name, figures }, at) => ({
    slug,
    name,
    flies: figures["type"] === "flying",
    left: player.figures[at] ?? 0,
    cost: figures["cost"] as Price,
  }));
}
