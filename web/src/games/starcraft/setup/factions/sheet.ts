/** The sheet of a faction, from what is printed on it. */
import { type Faction, type Race, isFaction, RACES } from "../../art/sides/factions";
import type { Unit } from "../../model/galaxy";
import type { StarCraftPrinted } from "../../model/view";

export interface FactionSheet {
  readonly number: number;
  readonly faction: Faction;
  readonly name: string;
  readonly race: Race;
  readonly raceName: string;
  /** What its race can do, and how it wins apart from points. */
  readonly abilities: string;
  readonly objective: string;
  /** Equal units once, with their number. */
  readonly units: readonly { readonly unit: Unit; readonly n: number }[];
  readonly workers: number;
  readonly bases: number;
  readonly transports: number;
  readonly buildings: readonly Building[];
}

export interface Building {
  readonly name: string;
  /** The unit that each level allows. */
  readonly levels: readonly Unit[];
}

type Figures = Readonly<Record<string, unknown>>;
const record = (value: unknown): Figures =>
  typeof value === "object" && value !== null ? (value as Figures) : {};
const rows = (value: unknown): Figures[] => (Array.isArray(value) ? value.map(record) : []);

export function sheetsOf(printed: StarCraftPrinted): FactionSheet[] {
  return printed.faction.flatMap((_, number) => sheetOf(printed, number) ?? []);
}

function sheetOf(printed: StarCraftPrinted, number: number): FactionSheet | null {
  const { slug = "", name = "", figures = {}, text = "" } = printed.faction[number] ?? {};
  const race = RACES.find((one) => one === figures["race"]);
  if (!isFaction(slug) || !race) return null;
  const facts = printed.race.find((one) => one.slug === race);
  const forces = record(figures["starting_forces"]);
  return {
    ...{ number, faction: slug, name, race, raceName: facts?.name ?? "" },
    ...{ abilities: facts?.text ?? "", objective: text },
    units: Object.entries(record(forces["units"])).map(([unit, n]) => ({
      unit: unitCalled(printed, unit),
      n: Number(n),
    })),
    workers: Number(forces["workers"]),
    bases: Number(forces["bases"]),
    transports: Number(forces["transports"]),
    buildings: rows(facts?.figures["buildings"]).map(({ name: called, levels }) => ({
      name: String(called),
      levels: rows(levels).flatMap(({ units }) =>
        Array.isArray(units) ? units.map((unit) => unitCalled(printed, String(unit))) : [],
      ),
    })),
  };
}

function unitCalled(printed: StarCraftPrinted, wanted: string): Unit {
  const unit = printed.unit.findIndex(({ slug }) => slug === wanted);
  const { name = "", figures = {} } = printed.unit[unit] ?? {};
  return { unit, slug: wanted, name, flies: figures["type"] === "flying" };
}
