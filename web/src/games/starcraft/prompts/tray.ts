/** What lies in the tray: everything that can be picked and is not drawn on the map. */
import type { Thing } from "../../../shared/choosing/narrowing";
import { capital } from "../../../words/capital";
import { liveThings } from "../state/marksOf";
import type { TableState } from "../state/tableState.svelte";

export interface TrayTile {
  readonly thing: Thing;
  readonly name: string;
  /** Where it is, if that matters. */
  readonly place: string;
  readonly isPicked: boolean;
  /** How many equal ones there are, and how many of them are picked. */
  readonly all: number;
  readonly picked: number;
  readonly canPick: boolean;
}

export interface TrayGroup {
  readonly kind: string;
  readonly tiles: readonly TrayTile[];
}

/** Drawn on the map, where they are picked. */
const ON_MAP = new Set(["area", "route"]);

function isOnMap({ galaxy }: TableState, { kind, number, at }: Thing): boolean {
  if (kind === "planet") return galaxy.planets.some(({ planet }) => planet === number);
  return ON_MAP.has(kind) || (kind === "unit" && at !== undefined);
}

/** Whether every answer that names it has a button of its own: orders, as other orders or in a pool. */
function hasButtons({ choosing }: TableState, { kind, number }: Thing): boolean {
  if (kind !== "order") return false;
  const texts = choosing.now.buttons.map(({ option }) => option.text);
  return choosing.now.left
    .filter(({ refs }) => refs.some((ref) => ref.kind === kind && ref.number === number))
    .every(({ text }) => texts.includes(text));
}

/** The tiles by kind. `all`: also what the map shows too small to be hit. */
export function trayOf(table: TableState, all: boolean): TrayGroup[] {
  const groups = new Map<string, TrayTile[]>();
  for (const tile of tilesOf(table)) {
    if ((!all && isOnMap(table, tile.thing)) || hasButtons(table, tile.thing)) continue;
    groups.set(tile.thing.kind, [...(groups.get(tile.thing.kind) ?? []), tile]);
  }
  return [...groups].map(([kind, tiles]) => ({ kind, tiles }));
}

/** Everything that can be picked, one by one or several together. */
export function tilesOf(table: TableState): TrayTile[] {
  const { several } = table;
  if (several.isOpen)
    return several.things.map((part) => ({ ...part, ...namesOf(table, part.thing) }));
  return liveThings(table).map(({ thing, isPicked }) => ({
    thing,
    ...namesOf(table, thing),
    isPicked,
    all: 1,
    picked: isPicked ? 1 : 0,
    canPick: !isPicked,
  }));
}

function namesOf(table: TableState, thing: Thing): { name: string; place: string } {
  const named = table.nameOf(thing);
  const options = table.choosing.options.filter((option) =>
    option.refs.some(({ kind, number }) => kind === thing.kind && number === thing.number),
  );
  const [label] = options.map((option) => option.label);
  // Beside the units on the map, a unit in the tray takes an item along.
  const isCarrier = thing.kind === "unit" && thing.at === undefined;
  const carried = isCarrier ? options.find(({ verb }) => verb === "carry") : undefined;
  if (carried) return { name: capital(carried.label), place: "" };
  const place = thing.at === undefined ? "" : (table.printed.area[thing.at]?.name ?? "");
  return { name: named || (label ?? ""), place };
}
