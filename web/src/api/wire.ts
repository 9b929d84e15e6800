/** Names for what goes over the wire; the types themselves are made from the server's. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type GameShown = Schemas["GameShown"];
export type ChoiceShown = Schemas["ChoiceShown"];
export type ProgramShown = Schemas["ProgramShown"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type TableMade = Schemas["TableMade"];
export type GuideMade = Schemas["GuideMade"];
export type SeatMade = Schemas["SeatMade"];
export type TableShown = Schemas["TableShown"];
export type SeatShown = Schemas["SeatShown"];
export type ClockShown = Schemas["ClockShown"];
export type NewClock = Schemas["NewClock"];
export type ResultShown = Schemas["ResultShown"];
export type Claim = Schemas["Claim"];
export type Claimed = Schemas["Claimed"];
export type Rematch = Schemas["Rematch"];
export type ServerShown = Schemas["ServerShown"];
export type Report = Schemas["Report"];
export type NewReport = Schemas["NewReport"];
export type RuleShown = Schemas["Reading"];
export type RulePart = Schemas["Part"];
export type RuleBlock = Schemas["Block"];
export type RulePiece = Schemas["Piece"];
export type Rulebook = Schemas["Book"];

export type StepShown = Schemas["StepShown"];
export type ReplayShown = Schemas["ReplayShown"];
export type FrameShown = Omit<Schemas["FrameShown"], "view"> & { view: View };
export type PlayOn = Schemas["PlayOn"];
export type RecordTaken = Schemas["RecordTaken"];
export type Checked = Schemas["Checked"];
export type Verdict = Schemas["Verdict"];

export type RefShown = Omit<Schemas["RefShown"], "name"> & { name?: string };
export type OptionShown = Omit<Schemas["OptionShown"], "refs"> & { refs: RefShown[] };
export type DecisionShown = Omit<Schemas["DecisionShown"], "options" | "sums" | "aims"> & {
  options: OptionShown[];
  sums: View[];
  aims: View[];
};
export type AskedShown = Schemas["AskedShown"];
export type EventShown = Schemas["EventShown"];
export type LineShown = Schemas["LineShown"];
export type UndoShown = Schemas["UndoShown"];
export type ChatLine = Schemas["ChatLine"];
export type ReasonShown = Schemas["ReasonShown"];
export type ThingGiven = Schemas["ThingGiven"];

/** Plain data as a game makes it; a game's screen knows its shape. */
export type View = Readonly<Record<string, unknown>>;
/** What is printed on the things of a game, by kind and number. */
export type Printed = Readonly<Record<string, readonly View[]>>;

export type Update = Omit<Schemas["Update"], "view" | "decision"> & {
  view: View | null;
  decision: DecisionShown | null;
};
export type Welcome = Schemas["Welcome"];
export type Ack = Schemas["Ack"];
export type Refused = Schemas["Refused"];
export type Reasons = Schemas["Reasons"];
export type Hint = Schemas["Hint"];
export type UndoAsked = Schemas["UndoAsked"];
export type StandInAsked = Schemas["StandInAsked"];

export type ToServer = Schemas["ToServer"];
export type Hello = Schemas["Hello"];
export type FromServer = Exclude<Schemas["FromServer"], Schemas["Update"]> | Update;
