/** The worlds of Clone Wars by the slugs of their bases. */
import type { NamedWorld, Recipe } from "../../../../art/worlds/painting/recipe";
import { seededRecipe } from "../../../../art/worlds/painting/seededRecipe";
import type { OrreryWorlds } from "../../../../shared/screen/gameScreen";
import { EMPIRE } from "./empire";
import { REBEL } from "./rebel";
import { REPUBLIC } from "./republic";
import { SEPARATIST } from "./separatist";

export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...REPUBLIC,
  ...SEPARATIST,
  ...EMPIRE,
  ...REBEL,
};

const known = new Map<string, NamedWorld>();

/** A world by its base; one of a card pack is made from its name. */
export function worldOf(slug: string): NamedWorld {
  const found = known.get(slug) ?? { slug, recipe: RECIPES[slug] ?? seededRecipe(slug) };
  known.set(slug, found);
  return found;
}

const worlds = (slugs: string) => slugs.split(" ").map(worldOf);

export const ORRERY_WORLDS: OrreryWorlds = {
  tables: worlds(
    "kamino dac naboo felucia ryloth mygeeto christophsis geonosis utapau serenno kashyyyk mon_cala",
  ),
  quiet: worlds("kamino dac naboo christophsis bespin rishi"),
  inner: worlds("mustafar_separatist xorrn"),
};
