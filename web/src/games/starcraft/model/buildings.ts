/** The building types of a race, as its sheet prints them. */
import type { Price, StarCraftPrinted } from "./view";

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
