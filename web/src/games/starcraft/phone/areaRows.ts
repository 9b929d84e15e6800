/** A planet as a list: its areas with what can be done there, and the units that can be picked. All of it
 *  comes from what glows on the map. */
import type { Thing } from "../../../shared/choosing/narrowing";
import { type Area, type Galaxy, type Planet, type Unit, unitAt } from "../model/galaxy";
import { type AreaMark, type Marks, chipKey } from "../model/marks";
import type { StarCraftPrinted } from "../model/view";

/** Equal units of an area that can be picked, and how many of them are. */
export interface UnitStep {
  readonly thing: Thing;
  readonly unit: Unit;
  readonly there: number;
  readonly picked: number;
}

export interface AreaRow {
  readonly area: Area;
  readonly mark: AreaMark | undefined;
  readonly steps: readonly UnitStep[];
}

/** Units that stand in an area of another planet. */
export interface Source {
  readonly planet: Planet;
  readonly area: Area;
  readonly steps: readonly UnitStep[];
}

export const canChoose = ({ mark }: AreaRow): boolean => mark === "target" || mark === "battle";

/** The areas, those that can be chosen first. */
export function areaRows(planet: Planet, marks: Marks): AreaRow[] {
  const rows = planet.areas.map((area) => ({
    area,
    mark: marks.areas.get(area.area),
    steps: stepsIn(area, marks),
  }));
  return [...rows.filter(canChoose), ...rows.filter((row) => !canChoose(row))];
}

/** What can be picked on all other planets. */
export function sourcesBeside(galaxy: Galaxy, planet: Planet, marks: Marks): Source[] {
  return galaxy.planets
    .filter((one) => one.planet !== planet.planet)
    .flatMap((one) => one.areas.map((area) => ({ planet: one, area, steps: stepsIn(area, marks) })))
    .filter(({ steps }) => steps.length > 0);
}

function stepsIn({ area, units }: Area, { chips }: Marks): UnitStep[] {
  const kinds = new Map(units.map((unit) => [unit.unit, unit]));
  return [...kinds.values()].flatMap((unit) => {
    const mark = chips.get(chipKey(area, unit.unit));
    if (!mark || (!mark.can && !mark.picked)) return [];
    const there = units.filter((one) => one.unit === unit.unit).length;
    const thing = { kind: "unit", number: unit.unit, at: area };
    return [{ thing, unit, there, picked: mark.picked ?? 0 }];
  });
}

/** How many units can be picked in the whole galaxy. */
export function unitsThatCan({ planets }: Galaxy, marks: Marks): number {
  const steps = planets.flatMap(({ areas }) => areas.flatMap((area) => stepsIn(area, marks)));
  return steps.reduce((sum, { there }) => sum + there, 0);
}

/** Units that were picked, each kind once with its number. */
export function unitsOf(
  things: readonly Thing[],
  printed: Pick<StarCraftPrinted, "unit"> & Partial<Pick<StarCraftPrinted, "item">>,
): { readonly unit: Unit; readonly n: number }[] {
  return [...new Set(things.map(({ number }) => number))].map((number) => {
    return {
      unit: unitAt(printed, number),
      n: things.filter((one) => one.number === number).length,
    };
  });
}
