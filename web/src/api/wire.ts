/** Names for what goes over the wire; the types themselves are generated from the server's. */
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** All that games show, by the name of the game and by kind: `Games[name]["view"]`. */
export type Games = Schemas["Games"];

/** What a game shows, as far as rooms outside its folder know it. A session, a decision and so on
 *  of one game know more: `Session<Games[name]>`. */
export interface Shown {
  /** The table as a seat or a watcher may see it. */
  view: object;
  /** What is printed on things, by kind and number. */
  printed: Readonly<Record<string, readonly { name: string }[]>>;
  /** A card of the gallery. */
  card: object;
  /** Additional remarks on a decision and on an option. */
  remarks: object;
  option_remarks: object;
  /** A finished game in figures. */
  summary: object;
}

export type GameShown = Schemas["GameShown"];
export type ScenarioShown = Schemas["ScenarioShown"];
export type ChoiceShown = Schemas["ChoiceShown"];
export type MeasuredShown = Schemas["MeasuredShown"];
export type ProgramShown = Schemas["ProgramShown"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type TableMade = Schemas["TableMade"];
export type GuideMade = Schemas["GuideMade"];
export type SeatMade = Schemas["SeatMade"];
export type TableShown = Schemas["TableShown"];
export type SeatShown = Schemas["SeatShown"];
export type Pace = SeatShown["pace"];
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
export type FrameShown<Game extends Shown = Shown> = Omit<Schemas["FrameShown"], "view"> & {
  view: Game["view"];
};
export type PlayOn = Schemas["PlayOn"];
export type RecordTaken = Schemas["RecordTaken"];
export type AnalysisProgress = Schemas["AnalysisProgress"];
export type AnalysisShown = Schemas["AnalysisShown"];
export type AnalysisFailed = Schemas["AnalysisFailed"];
export type Checked = Schemas["Checked"];
export type Verdict = Schemas["Verdict"];

export type RefShown = Schemas["RefShown"];
export type OptionShown<Game extends Shown = Shown> = Omit<Schemas["OptionShown"], "remarks"> & {
  remarks: Game["option_remarks"];
};
export type DecisionShown<Game extends Shown = Shown> = Omit<
  Schemas["DecisionShown"],
  "options" | "remarks"
> & {
  options: OptionShown<Game>[];
  remarks: Game["remarks"];
};
export type AskedShown = Schemas["AskedShown"];
export type EventShown = Schemas["EventShown"];
export type LineShown = Schemas["LineShown"];
export type TableLine = Schemas["TableLine"];
export type UndoShown = Schemas["UndoShown"];
export type ChatLine = Schemas["ChatLine"];
export type ReasonShown = Schemas["ReasonShown"];
export type ThingGiven = Schemas["ThingGiven"];
export type ThingShown = Schemas["ThingShown"];

export type Update<Game extends Shown = Shown> = Omit<Schemas["Update"], "view" | "decision"> & {
  view: Game["view"] | null;
  decision: DecisionShown<Game> | null;
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
export type FromServer<Game extends Shown = Shown> =
  Exclude<Schemas["FromServer"], Schemas["Update"]> | Update<Game>;
