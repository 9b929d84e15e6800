/** The sign of every unit: paths of 24 × 24, filled even-odd. */
import type { BROOD_WAR, HEROES } from "./broodWar";

const TERRAN = {
  marine: "M3 21v-7a9 9 0 0 1 18 0v7zM7 12h10v4H7z",
  firebat:
    "M7 22v-9a5 5 0 0 1 10 0v9zM9 12.5h6v3.5H9zM1 9h4.5v13H1zM18.5 9H23v13h-4.5zM2.2 3l1.1 4.5L4.4 3zM19.6 3l1.1 4.5L21.8 3z",
  ghost:
    "M4.5 22V11Q4.5 2 12 1q7.5 1 7.5 10v11l-4-3-3.5 3-3.5-3zM12 8a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 12 8z",
  vulture: "M0 14.5L14 6l10 4-3 3.5h-5.5l-2 3H23v3.5H5q-4 0-5-5.5zM14 9l-4 3h4l2-2z",
  goliath:
    "M7 4h10v9H7zM9.5 6.5v3h5v-3zM0 5h6v3H0zM18 5h6v3h-6zM7 14.5h4l-2 3.5 1 4.5H4.5L6 18zM13 14.5h4l1 3.5 1.5 4.5H14l1-4.5z",
  siege_tank:
    "M1 15.5h22L20 22H4zM6.5 17.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm5.5 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm5.5 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM4 14l2-5h8l9-6v3.5L16 11l1.5 3z",
  wraith: "M12 1l3 9 2.5-4H20v11l3.5 3.5V23h-9L12 19l-2.5 4h-9v-2.5L4 17V6h2.5L9 10z",
  science_vessel:
    "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM0 10h3v4H0zM21 10h3v4h-3z",
  battlecruiser: "M7 1h10v4.5h-3V13l6.5 3v5H16v2H8v-2H3.5v-5L10 13V5.5H7z",
} as const;

const PROTOSS = {
  zealot: "M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1 3l8 10 3 9 3-9 8-10-4 14-5 6h-4l-5-6z",
  dragoon:
    "M12 2a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm0 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4.5 10L1 14l1.5 9 2-6.5L8 15zM19.5 10l3.5 4-1.5 9-2-6.5L16 15zM9 16l-1.5 7h3l1-7zM15 16l1.5 7h-3l-1-7z",
  high_templar:
    "M12 0c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zm0 1.8c-2.5 0-4 .6-4 1.2s1.5 1.2 4 1.2 4-.6 4-1.2-1.5-1.2-4-1.2zM12 7a3.2 3.2 0 0 1 1.8 5.8L21 23.5H3l7.2-10.7A3.2 3.2 0 0 1 12 7z",
  archon:
    "M12 0l3 4 5-1-1 5 5 4-5 4 1 5-5-1-3 4-3-4-5 1 1-5-5-4 5-4-1-5 5 1zM12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm0 2.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  reaver:
    "M1 22a11 11 0 0 1 22 0h-4a7 7 0 0 0-14 0zM7 22a5 5 0 0 1 10 0h-3a2 2 0 0 0-4 0zM3 9l4-5 5 3 5-3 4 5-5-1.5L12 9 8 7.5z",
  scout: "M2 1q0 9 5 12l5-4 5 4q5-3 5-12 4 13-5 18l-5 4-5-4Q-2 14 2 1z",
  arbiter: "M0 7q12-6 24 0l-4 3q-4-1-6 2l-2 9-2-9Q8 9 4 10zM12 5.5l-2 2.5 2 2.5 2-2.5z",
  carrier:
    "M0 12Q12-2 24 12 12 26 0 12zM5.5 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM18.5 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z",
} as const;

const ZERG = {
  zergling:
    "M12 9Q8 3 1 2q5 4 4 10L1 22l6-6h2l-1 6 4-5 4 5-1-6h2l6 6-4-10Q18 6 23 2q-7 1-11 7zM8.5 11l2.5 1.5-2.5 1zM15.5 11L13 12.5l2.5 1z",
  hydralisk:
    "M9 1q9-2 11 4 1 4-4 5-3 0-5-1.5-2 .5-.5 2l7 3.5q5 3.5 2 7.5-4 3.5-10.5 1.5L3 24l3-5q5 3 8.5 1.5 1-1-1-2L7 15.5Q2 12 4 6.5 6 2 9 1zM14 4l2.5 2.2L13 7z",
  ultralisk:
    "M4 5q8-5 16 0l2 6-3.5 2.5L19.5 22h-4l-1-6h-5l-1 6h-4l1-8.5L2 11zM8.5 7.5l2 2h-3zM15.5 7.5l1 2h-3zM1 12q-2 7 3 10-1-4 .5-7.5zM23 12q2 7-3 10 1-4-.5-7.5z",
  queen:
    "M12 2q5 2 12 9-7-2-9 3l-1.7 1.5L14.5 24 12 20l-2.5 4 1.2-8.5L9 14Q7 9 0 11 7 4 12 2zM12 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  defiler:
    "M0 17q2-5 7-4 3-4 8-3 4 0 4-4 0-3-4-3L17 0q7 1 7 8 0 5-4 7l3 7h-3l-4-6h-3l-1 6H9l0-6-3 6H3l1-5z",
  scourge: "M8 0l3.5 8L8 14 4.5 8zM17 8l3.5 8.5L17 24l-3.5-7.5z",
  mutalisk:
    "M12 6l3-3 9 0q-5 3-5 10-3-2.5-5 .5 1 5.5-3 8-4 2-6-1.5 3.5 1.5 5-1 1-2.5 0-5.5-2-3-5-.5Q5 6 0 3l9 0z",
  guardian:
    "M12 4a8 8 0 0 1 8 8q0 4-3.5 5.5L18 23l-4.5-4h-3L6 23l1.5-5.5Q4 16 4 12a8 8 0 0 1 8-8zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM1 4l4 3-3 5zM23 4l-4 3 3 5z",
} as const;

type Race = "terran" | "protoss" | "zerg";
type Signs = Readonly<Record<string, string>>;
type Added = typeof BROOD_WAR;
type Base = { terran: typeof TERRAN; protoss: typeof PROTOSS; zerg: typeof ZERG };
type TypeOf<Units> = { [R in keyof Units]: keyof Units[R] }[keyof Units];

export type UnitType = TypeOf<Base> | TypeOf<Added>;
export type HeroName = keyof typeof HEROES;
export type UnitName = UnitType | HeroName;

/** The signs of each race, for one sprite apiece. */
export const UNITS_OF_RACE: Record<Race, Signs> = { terran: TERRAN, protoss: PROTOSS, zerg: ZERG };

let types: Signs = { ...TERRAN, ...PROTOSS, ...ZERG };
let heroes: Readonly<Record<string, UnitType>> = {};

/** Units and heroes of Brood War, once they have been fetched. */
export function addUnits(units: Added, added: typeof HEROES): void {
  for (const race of ["terran", "protoss", "zerg"] as const) {
    UNITS_OF_RACE[race] = { ...UNITS_OF_RACE[race], ...units[race] };
    types = { ...types, ...units[race] };
  }
  heroes = added;
}

export const isHero = (slug: string): slug is HeroName => slug in heroes;

/** The name of a type of unit, if it has a sign; a unit of a card pack may have none. */
export const isUnitType = (slug: string): slug is UnitType => slug in types;

/** The same of a type or a hero. */
export const isUnitName = (slug: string): slug is UnitName => isUnitType(slug) || isHero(slug);

/** A unit's sign; a hero has that of its type. */
export const unitGlyph = (name: UnitName): string => types[heroes[name] ?? name] ?? "";
