/** The table of Clone Wars as the server shows it: numbers of cards index what is printed. */
import type { DecisionShown, Games, OptionShown, Schemas } from "../../../api/wire";

/** All that Clone Wars shows: `Session<CloneWars>`. */
export type CloneWars = Games["clone-wars"];

export type CloneWarsView = CloneWars["view"];
export type CloneWarsDecision = DecisionShown<CloneWars>;
export type CloneWarsOption = OptionShown<CloneWars>;
export type Side = Schemas["CloneWarsSideShown"];
export type InPlay = Schemas["CloneWarsInPlayShown"];
export type Base = Schemas["CloneWarsBaseShown"];
export type Pile = Schemas["CloneWarsPileShown"];
export type Held = Schemas["CloneWarsHeldShown"];
export type Group = Schemas["CloneWarsGroupShown"];
export type Summand = Schemas["CloneWarsSummand"];
export type Aim = Schemas["CloneWarsAim"];
export type AttackSum = Schemas["CloneWarsAttackSum"];

/** No card: an empty slot of the row, or the base as a target. */
export const NONE = -1;

/** The seat whose turn it is. */
export function turnOf(view: object): number {
  return (view as CloneWarsView).active;
}

/** The seat at the lower edge of the table: the reader's own, the first one for a watcher. */
export function nearSeat(view: CloneWarsView): 0 | 1 {
  return view.seat === 1 ? 1 : 0;
}
