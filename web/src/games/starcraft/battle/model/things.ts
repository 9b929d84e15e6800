/** What is printed on units and cards, as the board reads it. */
import type { Schemas } from "../../../../api/wire";
import type { Unit } from "../../model/galaxy";

type Thing = Pick<Schemas["StarCraftThingFacts"], "slug" | "name" | "text" | "figures">;
export type Printed = Readonly<
  Record<
    "unit" | "faction" | "planet" | "area" | "card" | "technology" | "event" | "module",
    readonly Thing[]
  >
>;

export interface Fighter extends Unit {
  /** What it can attack: "ground", "flying". */
  readonly hits: readonly string[];
  readonly isAssist: boolean;
}

export interface Values {
  readonly attack: number;
  readonly health: number;
}

export interface CombatCard {
  readonly card: number;
  readonly name: string;
  readonly text: string;
  readonly isReinforcement: boolean;
  /** Slugs of the units that it shows. */
  readonly units: readonly string[];
  readonly major: Values | null;
  readonly minor: Values | null;
}

const strings = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];

const isValues = (found: unknown): found is Values =>
  typeof found === "object" && found !== null && "attack" in found && "health" in found;

export function fighterOf({ unit: units }: Printed, unit: number): Fighter {
  const { slug = "", name = "", figures = {} } = units[unit] ?? {};
  return {
    unit,
    slug,
    name,
    flies: figures["type"] === "flying",
    hits: strings(figures["attacks"]),
    isAssist: figures["assist"] === true,
  };
}

/** Whether the print lets a unit attack another: nothing ever adds to it. */
export const canHit = (one: Fighter, other: Fighter): boolean =>
  one.hits.includes(other.flies ? "flying" : "ground");

export function combatCardOf({ card: cards }: Printed, card: number): CombatCard {
  const { name = "", text = "", figures = {} } = cards[card] ?? {};
  return {
    card,
    name,
    text,
    isReinforcement: figures["kind"] === "reinforcement",
    units: strings(figures["units"]),
    major: isValues(figures["major"]) ? figures["major"] : majorIn(name, figures["majors"]),
    minor: isValues(figures["minor"]) ? figures["minor"] : null,
  };
}

/** Copies of a technology may differ: each is named after its own values, "Siege Mode 9/7". */
function majorIn(name: string, majors: unknown): Values | null {
  const all = Array.isArray(majors) ? majors.filter(isValues) : [];
  return all.find(({ attack, health }) => name.endsWith(` ${attack}/${health}`)) ?? all[0] ?? null;
}
