/** What glows on the map: what the narrowing says of the things drawn there. */
import { keyOf, type Glow, type Thing } from "../../../shared/choosing/narrowing";
import {
  type AreaMark,
  type ChipMarks,
  type LaneMark,
  type Marks,
  type OrderMark,
  type PlanetMark,
  ALL,
  NO_MARKS,
  chipKey,
} from "../model/marks";
import { ghostsOf } from "./ghosts";
import { PLANNING, draftOf, isDefending } from "./orders";
import type { StarCraftWhole } from "./pointing";
import type { TableState } from "./tableState.svelte";

export function marksOf(table: TableState): Marks {
  if (table.squad.units.length > 0) return squadMarks(table);
  const areas = new Map<number, AreaMark>();
  const chips = new Map<string, ChipMarks>();
  const orders = new Map<number, ReadonlyMap<number, OrderMark>>();
  const lanes = new Map<number, LaneMark>();
  const planets = new Map<number, PlanetMark>();
  const isRevealing = table.session.decision?.prompt === "reveal";
  for (const { thing, isPicked } of table.several.isOpen
    ? table.several.things
    : liveThings(table)) {
    const { kind, number, at } = thing;
    if (kind === "area") areas.set(number, areaMark(table, number, isPicked));
    else if (kind === "unit" && at !== undefined)
      chips.set(chipKey(at, number), chipMarks(table, isPicked));
    else if (kind === "route") lanes.set(number, laneMark(table, number));
    else if (kind === "planet" && isRevealing)
      orders.set(number, new Map([[0, isPicked ? "picked" : "can"]]));
    else if (kind === "planet") planets.set(number, isPicked ? "chosen" : "legal");
  }
  const isPlanning = PLANNING.has(table.session.decision?.prompt ?? "");
  if (isPlanning && !isDefending(table)) lockOthers(table, planets);
  const draft = draftOf(table);
  if (draft?.order) orders.set(draft.planet, new Map([[0, "draft"]]));
  return { areas, chips, orders, lanes, planets, ghosts: ghostsOf(table) };
}

/** While units are picked to be moved: they, those that can join them, and where all can go. */
function squadMarks(table: TableState): Marks {
  const { squad, view } = table;
  const chips = new Map<string, ChipMarks>();
  for (const { area, units } of view.areas) {
    for (const unit of units) {
      const thing = { kind: "unit", number: unit, at: area };
      if (squad.canMove(thing))
        chips.set(chipKey(area, unit), { picked: squad.count(thing), can: ALL });
    }
  }
  const here = view.figures?.room.map(({ area }): [number, AreaMark] => [area, "locked"]) ?? [];
  const origins = new Set(squad.units.map(({ at }) => at));
  const areas = new Map(here.filter(([area]) => !origins.has(area)));
  for (const area of squad.targets) areas.set(area, doesHarm(table, area) ? "battle" : "target");
  return { ...NO_MARKS, chips, areas };
}

/** What an area yields is chosen, or the area itself. */
function areaMark(table: TableState, area: number, isPicked: boolean): AreaMark {
  if (YIELDS.has(table.session.decision?.prompt ?? "")) return isPicked ? "spent" : "yield";
  return doesHarm(table, area) ? "battle" : "target";
}
const YIELDS = new Set(["deplete", "deplete-up-to", "restore"]);

/** A route where somebody loses something, as the server says. */
function laneMark({ choosing }: TableState, route: number): LaneMark {
  const costs = (choosing.now.left as readonly StarCraftWhole[])
    .filter(({ refs }) => refs.some(({ kind, number }) => kind === "route" && number === route))
    .flatMap(({ remarks }) => remarks.costs);
  return costs.some(({ kind }) => kind === "transports") ? "harm" : "usable";
}

/** Of equal units one is picked, or will fall; all others can be picked. */
function chipMarks({ destroying }: TableState, isPicked: boolean): ChipMarks {
  if (destroying.isOpen) return isPicked ? { falls: 1, can: ALL } : { can: ALL };
  return isPicked ? { picked: 1, can: ALL } : { can: ALL };
}

/** Planets where no order may go. */
function lockOthers({ galaxy }: TableState, legal: Map<number, PlanetMark>): void {
  for (const { planet } of galaxy.planets) if (!legal.has(planet)) legal.set(planet, "locked");
}

interface Live {
  readonly thing: Thing;
  readonly glow: Glow | undefined;
  readonly isPicked: boolean;
}

/** Everything that can be picked now, or is picked. */
export function liveThings({ choosing }: TableState): Live[] {
  const found = new Map<string, Live>();
  for (const option of choosing.now.left) {
    for (const ref of option.refs) {
      for (const thing of choosing.pointing.stands(ref, option)) {
        const glow = choosing.glowOf(thing);
        const isPicked = choosing.isPicked(thing);
        if (glow || isPicked) found.set(keyOf(thing), { thing, glow, isPicked });
      }
    }
  }
  return [...found.values()];
}

/** Going there starts a battle, as the server says, or one's own base there is destroyed. */
function doesHarm({ view, destroying }: TableState, area: number): boolean {
  if (destroying.isOpen) return true;
  return view.figures?.room.some((one) => one.area === area && one.battle) ?? false;
}
