/** What glows on the map. The map knows no rules: whoever draws it says what can be picked, what is
 *  picked, and where harm would follow. */

import type { Faction } from "../art/sides/factions";
import type { Unit } from "./galaxy";

/** `target` and `battle` can be chosen, `battle` with harm; `yield` can too, for what it yields, and
 *  `spent` is chosen so; `locked` cannot be chosen; `changed` is new. */
export type AreaMark = "target" | "battle" | "yield" | "spent" | "locked" | "changed";
export type OrderMark = "can" | "picked" | "draft" | "locked" | "changed";
/** `usable` and `harm` can be chosen, `harm` to somebody's loss. */
export type LaneMark = "usable" | "harm" | "dimmed" | "changed";
export const isOpen = (mark: LaneMark | undefined): boolean => mark === "usable" || mark === "harm";
export type PlanetMark = "source" | "legal" | "chosen" | "locked";

/** So many of equal units: as many as are there. */
export const ALL = Infinity;

/** Of equal units in an area, how many are in which state, from the left; the rest are at rest. */
export interface ChipMarks {
  /** Moved away in a draft: an outline stays. */
  readonly gone?: number;
  readonly picked?: number;
  readonly can?: number;
  readonly falls?: number;
  readonly changed?: number;
  /** Those at rest cannot be picked now. */
  readonly locked?: boolean;
}

export interface Marks {
  readonly areas: ReadonlyMap<number, AreaMark>;
  /** By area and unit: the same unit elsewhere may be in another state. */
  readonly chips: ReadonlyMap<string, ChipMarks>;
  /** By planet, then by place from the top of its orders. */
  readonly orders: ReadonlyMap<number, ReadonlyMap<number, OrderMark>>;
  /** By route. */
  readonly lanes: ReadonlyMap<number, LaneMark>;
  readonly planets: ReadonlyMap<number, PlanetMark>;
  /** By area: a unit that would come to stand there. */
  readonly ghosts?: ReadonlyMap<number, Ghost>;
}

export interface Ghost {
  readonly unit: Unit;
  readonly owner: Faction;
}

export const NO_MARKS: Marks = {
  areas: new Map(),
  chips: new Map(),
  orders: new Map(),
  lanes: new Map(),
  planets: new Map(),
};

export const chipKey = (area: number, unit: number): string => `${area} ${unit}`;
