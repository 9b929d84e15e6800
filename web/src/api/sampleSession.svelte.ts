/** A session for tests: its state, and what happens, is set by hand. */
import type { Happening, Session } from "./session";
import type { Connection } from "./socket";
import type {
  Ack,
  DecisionShown,
  EventShown,
  Hint,
  LineShown,
  ReasonShown,
  SeatShown,
  Shown,
  TableShown,
  UndoShown,
} from "./wire";

export class SampleSession<Game extends Shown = Shown> implements Session<Game> {
  readonly id: string = "t1";
  readonly secret: string | null = "secret";
  readonly isLive: boolean = true;
  readonly ahead = 0;
  readonly side: string = "";
  readonly isReplaced = false;
  readonly asked = null;
  readonly thinking = null;
  readonly notice = null;
  readonly changes = { from: 0, to: 0 };
  readonly events: readonly EventShown[] = [];
  table = $state.raw<TableShown | null>(null);
  seat = $state<number | null>(0);
  view = $state.raw<Game["view"] | null>(null);
  printed = $state.raw<Partial<Game["printed"]>>({});
  decision = $state.raw<DecisionShown<Game> | null>(null);
  undoable = $state.raw<UndoShown | null>(null);
  log = $state.raw<readonly LineShown[]>([]);
  connection = $state<Connection>("open");
  sending = $state.raw<Session<Game>["sending"]>(null);
  happenings = $state.raw<readonly Happening<Game>[]>([]);

  constructor(some: Partial<Session<Game>> = {}) {
    Object.assign(this, some);
  }

  takeHappenings(): readonly Happening<Game>[] {
    const taken = this.happenings;
    if (taken.length > 0) this.happenings = [];
    return taken;
  }

  seatOf(number: number | null | undefined): SeatShown | null {
    return this.table?.seats[number ?? -1] ?? null;
  }

  pick(picks: string[]): Promise<Ack | null> {
    return Promise.resolve({ type: "ack", id: "", picks: picks.length, stopped: "" });
  }

  undo(): Promise<Ack | null> {
    return Promise.resolve(null);
  }

  resign(): Promise<boolean> {
    return Promise.resolve(false);
  }

  standIn(): Promise<boolean> {
    return Promise.resolve(false);
  }

  takeBack(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): Promise<ReasonShown[]> {
    return Promise.resolve([]);
  }

  hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }

  dismiss(): void {
    // nothing is told
  }
}
