/** The table of StarCraft as the server shows it: numbers of things index what is printed. */
import type { DecisionShown, Games, OptionShown, Schemas } from "../../../api/wire";

/** All that StarCraft shows: `Session<StarCraft>`. */
export type StarCraft = Games["starcraft"];

export type StarCraftView = StarCraft["view"];
export type StarCraftPrinted = StarCraft["printed"];
export type StarCraftDecision = DecisionShown<StarCraft>;
export type StarCraftOption = OptionShown<StarCraft>;
export type Lead = Schemas["StarCraftLead"];
export type Payment = Schemas["StarCraftPaymentShown"];
export type Source = Schemas["StarCraftSourceShown"];
export type Price = Schemas["StarCraftPrice"];
/** A planet as it may lie. */
export type Lying = Schemas["StarCraftLyingShown"];
export type PlayerShown = Schemas["StarCraftPlayerShown"];
export type StandingShown = Schemas["StarCraftStandingShown"];
export type ThingFacts = Schemas["StarCraftThingFacts"];

/** The kinds of orders, by number. */
export const ORDERS = [
  "build",
  "mobilize",
  "research",
  "special_build",
  "special_mobilize",
  "special_research",
  "defend",
  "star",
] as const;

/** The Defend order, which goes into an area and never lies on a planet. */
export const DEFEND = ORDERS.indexOf("defend");

/** What is drawn instead of carrying out an order: where players have picked their Event cards for
 *  the whole game, it is Combat cards. */
export const drawsOf = ({ players }: StarCraftView): "cards" | "event" =>
  players.some(({ plans }) => plans) ? "cards" : "event";

/** The seat whose turn it is. */
export function turnOf(view: object): number {
  return (view as StarCraftView).active;
}
