/** What a sheet prints about units and buildings, in a few words. */
import { say } from "../../../words/words";
import type { PlayerShown, Price, StarCraftPrinted, ThingFacts } from "./view";

export interface BuildingType {
  readonly type: string;
  readonly name: string;
  readonly levels: readonly { readonly cost: Price; readonly units: readonly string[] }[];
}

export function buildingTypes(
  printed: Pick<StarCraftPrinted, "race">,
  race: string,
): readonly BuildingType[] {
  const sheet = printed.race.find(({ slug }) => slug === race);
  return (sheet?.figures["buildings"] ?? []) as readonly BuildingType[];
}

/** "hits ground, air · support 1 · 4 left". */
export function unitLine({ figures }: ThingFacts, supply: number): string {
  const attacks = (figures["attacks"] ?? []) as readonly string[];
  const hits = figures["assist"] === true ? "assists" : attacks.join("-") || "nothing";
  const support = Number(figures["support"] ?? 0);
  return [
    say("sc-build-hits", { hits }),
    ...(support > 0 ? [say("sc-build-support", { n: support })] : []),
    say("sc-build-left", { n: supply }),
  ].join(" · ");
}

/** What the sheet asks for before a unit can be built, if the player does not have it. */
export function requirement(
  { figures }: ThingFacts,
  player: Pick<PlayerShown, "buildings" | "technologies">,
  buildings: readonly BuildingType[],
  printed: Pick<StarCraftPrinted, "technology">,
): string {
  const wanted = (figures["built_at"] ?? {}) as {
    readonly building?: string;
    readonly level?: number;
    readonly technology?: string;
  };
  if (wanted.technology !== undefined) {
    const name = printed.technology.find(({ slug }) => slug === wanted.technology)?.name;
    return say("sc-build-needs", { what: name ?? wanted.technology });
  }
  const at = buildings.findIndex(({ type }) => type === wanted.building);
  const level = wanted.level ?? 1;
  const building = buildings[at];
  if (!building || (player.buildings[at] ?? 0) >= level) return "";
  const short = say("sc-rails-building", { building: building.type, name: building.name });
  return say("sc-build-needs", { what: say("sc-build-level", { building: short, level }) });
}

/** Which steps something ends: "closes step 1". */
export function closesSaid(steps: readonly number[]): string {
  if (steps.length === 0) return "";
  return say("sc-build-closes", { steps: steps.length > 1 ? "both" : (steps[0] ?? 1) });
}
