/** The state of a table, for its screen and the frame around it: of a live game (`LiveSession`) or
 *  a replay (`ReplaySession`). */
import type { Connection } from "./socket";
import type { Changes } from "./story";
import type {
  Ack,
  AskedShown,
  DecisionShown,
  EventShown,
  FromServer,
  Hint,
  LineShown,
  ReasonShown,
  Schemas,
  SeatShown,
  Shown,
  TableLine,
  TableShown,
  ThingGiven,
  UndoShown,
} from "./wire";

/** One update, to be shown: what happened, who did it, and the table afterwards, if it was sent. */
export interface Happening<Game extends Shown = Shown> {
  number: number;
  actor: number | null;
  events: EventShown[];
  /** The lines of the story that tell of it. */
  lines: readonly LineShown[];
  undone: boolean;
  view: Game["view"] | null;
}

/** Something to tell the player at once. */
export interface Notice {
  code: string;
  sentence: string;
  rule: string;
}

/** Which question is asked: by its prompt, and the card whose text asks. */
export function questionOf(decision: DecisionShown | null): string {
  return decision ? `${decision.prompt} ${decision.about}` : "";
}

/** How picks that are sent together are carried out: see `Pick` of the server's contract. What is sent
 *  in one group is undone together. */
export type Sending = Pick<Schemas["Pick"], "how" | "within"> & { group?: string };

/** A gesture on its way. */
export interface Sent {
  /** The decision it answers: once another one is shown, it was carried out. */
  readonly of: DecisionShown | null;
  /** When it is acknowledged or refused. */
  readonly over: Promise<FromServer | null>;
}

/** Everything in it is reactive. `LiveSession` explains each part. */
export interface Session<Game extends Shown = Shown> {
  readonly id: string;
  /** Proves that the seat is ours; none for a watcher. */
  readonly secret: string | null;
  /** The game is live. Otherwise nothing can be picked, and nobody answers questions. */
  readonly isLive: boolean;
  /** It is shown before all eyes: by players who share a device. */
  readonly isOpenly?: boolean;
  /** The step that is shown in a replay. */
  readonly step?: number;
  /** What happened in the step that is shown in a replay. */
  readonly stepEvents?: readonly EventShown[];
  readonly table: TableShown | null;
  /** How far the server's clock is ahead of ours, in seconds. */
  readonly ahead: number;
  readonly seat: number | null;
  readonly side: string;
  readonly view: Game["view"] | null;
  /** The table in words, for a game that is not drawn. */
  readonly inWords?: readonly TableLine[];
  /** Empty until it has been fetched. */
  readonly printed: Partial<Game["printed"]>;
  /** A program plays for our seat, which we may take back. */
  readonly isReplaced: boolean;
  readonly asked: AskedShown | null;
  readonly decision: DecisionShown<Game> | null;
  readonly undoable: UndoShown | null;
  readonly log: readonly LineShown[];
  /** How many lines of the story came before those in `log`, in a long game that we joined late. */
  readonly earlier?: number;
  readonly changes: Changes;
  readonly thinking: number | null;
  readonly connection: Connection;
  readonly notice: Notice | null;
  /** The gesture that is being sent, until it is acknowledged or refused. */
  readonly sending: Sent | null;
  /** A program decides, and no clock runs: whoever does not want to wait may skip. */
  readonly isProgramAsked?: boolean;
  /** Programs play, and what they do is shown step by step. */
  readonly isPaced?: boolean;
  readonly happenings: readonly Happening<Game>[];
  /** What happened since we joined, in order; nothing in a replay. */
  readonly events?: readonly EventShown[];

  takeHappenings(): readonly Happening<Game>[];
  seatOf(number: number | null | undefined): SeatShown | null;
  pick(picks: string[], sending?: Sending): Promise<Ack | null>;
  undo(): Promise<Ack | null>;
  resign(): Promise<boolean>;
  standIn(seat: number): Promise<boolean>;
  takeBack(): Promise<boolean>;
  why(things: ThingGiven[]): Promise<ReasonShown[]>;
  hint(): Promise<Hint | null>;
  tellEarlier?(): Promise<void>;
  skip?(): void;
  dismiss(): void;
}
