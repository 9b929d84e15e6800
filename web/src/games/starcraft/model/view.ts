/** What StarCraft shows, by short names. */
import type { Schemas } from "../../../api/wire";

export type StarCraftView = Schemas["StarCraftView"];
export type StarCraftPrinted = Schemas["StarCraftPrinted"];
export type PlayerShown = Schemas["StarCraftPlayerShown"];
export type StandingShown = Schemas["StarCraftStandingShown"];
export type ThingFacts = Schemas["StarCraftThingFacts"];
