/** What the notes of the first game look at: the current table, and what can be done. */
import type { OptionShown, RefShown } from "../../../api/wire";
import type * as lessons from "../../../shared/screen/lessons";
import {
  type Lead,
  type PlayerShown,
  type StarCraft,
  type StarCraftOption,
  ORDERS,
} from "../model/view";

export type Seen = lessons.Seen<StarCraft>;
export type Moment = lessons.Moment<StarCraft>;
export type Note = lessons.Note<StarCraft>;

export const ownSeat = ({ view }: Seen): number => view.seat ?? 0;
export const own = (seen: Seen): PlayerShown | undefined => seen.view.players[ownSeat(seen)];
export const promptOf = ({ decision }: Seen): string => decision?.prompt ?? "";
export const isAsked = (seen: Seen, ...prompts: string[]) => prompts.includes(promptOf(seen));
export const optionsOf = ({ decision }: Seen): readonly StarCraftOption[] =>
  decision?.options ?? [];

/** The points that win. */
export const targetOf = (seen: Seen) => seen.view.figures?.standing[ownSeat(seen)]?.target ?? 0;

/** The number of what an option or a lead names. */
export function named(refs: readonly Pick<RefShown, "kind" | "number">[], kind: string) {
  return refs.find((ref) => ref.kind === kind)?.number;
}

/** How an option goes on by what is advised: as far as that is one gesture. */
export function leadOf({ remarks }: StarCraftOption, then: readonly string[]): Lead | undefined {
  const fits = remarks.leads.filter((lead) => lead.then.every((pick, at) => pick === then[at]));
  return fits.toSorted((one, other) => other.then.length - one.then.length)[0];
}

/** What is advised, with everything that the server says about it. */
export function advised(option: OptionShown, seen: Seen): StarCraftOption | undefined {
  return optionsOf(seen).find(({ text }) => text === option.text);
}

/** How many things like this are picked. */
export function picked({ path }: Seen, thing: { kind: string; number: number; at?: number }) {
  const isLike = (one: { kind: string; number: number; at?: number }) =>
    one.kind === thing.kind && one.number === thing.number && one.at === thing.at;
  return path.filter(isLike).length;
}

export const planetName = ({ printed }: Seen, planet: number | undefined) =>
  printed.planet?.[planet ?? -1]?.name ?? "";
export const areaName = ({ printed }: Seen, area: number | undefined) =>
  printed.area?.[area ?? -1]?.name ?? "";
export const unitName = ({ printed }: Seen, unit: number | undefined) =>
  printed.unit?.[unit ?? -1]?.name ?? "";
export const orderName = (order: number | undefined): string => ORDERS[order ?? -1] ?? "";

const topOf = ({ view }: Seen, planet: number) =>
  view.orders.find((stack) => stack.planet === planet)?.tokens.at(-1);

/** The planets whose top order is somebody else's. */
export function foreignTops(seen: Seen): number[] {
  return seen.view.orders
    .filter(({ planet }) => {
      const top = topOf(seen, planet);
      return top !== undefined && top.seat !== ownSeat(seen);
    })
    .map(({ planet }) => planet);
}

/** How many orders one has on the map. */
export const ownOrders = (seen: Seen) =>
  seen.view.orders.flatMap(({ tokens }) => tokens).filter(({ seat }) => seat === ownSeat(seen))
    .length;

/** The kind of one's own order on top of a planet. */
export const ownTop = (seen: Seen, planet: number | undefined): string =>
  topOf(seen, planet ?? -1)?.order ?? "";

/** How many units one has on the map, those that attack too. */
export function ownUnits(seen: Seen): number {
  const { areas, invaders, active } = seen.view;
  const there = areas.filter(({ owner }) => owner === ownSeat(seen));
  const attacking = active === ownSeat(seen) ? invaders.length : 0;
  return there.reduce((sum, { units }) => sum + units.length, attacking);
}

/** The battle that was fought last, if one took part in it. */
export function ownBattle(seen: Seen) {
  const fought = seen.view.figures?.fought ?? null;
  return fought?.seats.includes(ownSeat(seen)) ? fought : null;
}

/** The board of a battle that is over covers the table. */
export const isCovered = ({ path }: Pick<Seen, "path">): boolean =>
  path.some(({ kind }) => kind === "fought");

/** The planet of an area. */
export function planetOf({ printed }: Seen, area: number | undefined): number | undefined {
  const slug = printed.area?.[area ?? -1]?.slug.split(".")[0];
  const found = printed.planet?.findIndex((planet) => planet.slug === slug);
  return found === undefined || found < 0 ? undefined : found;
}

/** The planet with one's own first base. */
export const homePlanet = (seen: Seen): number | undefined =>
  planetOf(seen, seen.view.areas.find(({ base }) => base === ownSeat(seen))?.area);
