/** A replay of a finished game: a `Session` as it was after one of its steps. */
import { factsOf } from "../api/printedFacts";
import { Problem, replay, tableShown } from "../api/rest";
import { untilDone } from "../api/retry";
import type { Happening, Session } from "../api/session";
import { changesIn } from "../api/story";
import type { FrameShown, LineShown, Shown, StepShown, TableShown } from "../api/wire";
import { gameOf } from "../games/index";
import { say } from "../words/words";
import { ReplayFrames } from "./replayFrames";
import { logUpTo, nextSeen, nextTurn, previousSeen, previousTurn, turnsOf } from "./timeline";

/** A watcher's perspective. */
export const WATCHER = -1;
/** Everybody's at once: all hands are open. */
export const OPEN = -2;

/** The steps of a game as a seat saw them, while they are fetched. */
interface Asked {
  of: number;
  replay: ReturnType<typeof replay>;
}

/** Whose steps are told: with all hands open, those of the first seat. */
const eyesOf = (perspective: number) => (perspective === OPEN ? 0 : perspective);

export class ReplaySession implements Session {
  readonly isLive = false;
  readonly secret = null;
  readonly connection = "open";
  readonly decision = null;
  readonly undoable = null;
  readonly thinking = null;
  readonly notice = null;
  readonly sending = null;
  readonly ahead = 0;
  readonly isReplaced = false;

  /** The table as it is now, after the game. */
  whole = $state.raw<TableShown | null>(null);
  printed = $state.raw<Partial<Shown["printed"]>>({});
  steps = $state.raw<readonly StepShown[]>([]);
  /** A seat's, or a watcher's. */
  perspective = $state(WATCHER);
  /** The step that is wanted; it is shown as soon as it is fetched. */
  at = $state(0);
  /** Why the game cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  happenings = $state.raw<readonly Happening[]>([]);
  #frame = $state.raw<FrameShown | null>(null);
  #source: ReplayFrames | null = null;
  #wish = 0;
  #isLeft = false;

  constructor(readonly id: string) {}

  // How it was at the step that is shown

  readonly turns = $derived.by(() => turnsOf(this.steps));
  readonly shown = $derived.by(() => this.#frame?.number ?? 0);
  readonly view: object | null = $derived.by(() => this.#frame?.view ?? null);
  readonly inWords = $derived.by(() => this.steps[this.shown]?.in_words ?? []);
  readonly asked = $derived.by(() => this.#frame?.asked ?? null);
  readonly seat = $derived.by(() => {
    if (this.perspective === WATCHER) return null;
    return this.perspective === OPEN ? 0 : this.perspective;
  });
  readonly side = $derived.by(() => this.seatOf(this.seat)?.side ?? "");
  readonly log: readonly LineShown[] = $derived.by(() => logUpTo(this.steps, this.shown));
  readonly changes = $derived.by(() => changesIn(this.log, this.seat));
  readonly table: TableShown | null = $derived.by(() => {
    const step = this.steps[this.shown];
    if (!this.whole || !step) return null;
    const { turn, score } = step;
    return { ...this.whole, status: "running", result: null, turn, score };
  });

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  seatOf(number: number | null | undefined) {
    return this.whole?.seats.find((one) => one.seat === number) ?? null;
  }

  // What is done with it

  get step(): number {
    return this.shown;
  }

  get stepEvents() {
    return this.#frame?.events ?? [];
  }

  /** Begin at a step, from a perspective. */
  async open(step: number, perspective: number): Promise<void> {
    await this.#try(async () => {
      await untilDone(() => this.#open(step, perspective), {
        isWanted: () => !this.#isLeft,
        failed: (problem) => (this.problem = problem),
      });
    });
  }

  async #open(step: number, perspective: number): Promise<void> {
    // Nothing waits for anything else: the table only says whether it may be shown.
    const facts = factsOf(this.id);
    const first = { of: eyesOf(perspective), replay: replay(this.id, eyesOf(perspective)) };
    for (const asked of [facts, first.replay]) asked.catch(() => undefined); // it is awaited below
    const whole = await tableShown(this.id);
    if (whole.status !== "over") throw new Problem(409, "running", say("web-replay-running"));
    this.printed = await facts;
    this.whole = whole;
    await this.#look(perspective < whole.seats.length ? perspective : WATCHER, step, first);
  }

  /** The page was left. */
  close(): void {
    this.#isLeft = true;
  }

  /** See the same step from another perspective. */
  async see(perspective: number): Promise<void> {
    await this.#try(() => this.#look(perspective, this.at));
  }

  /** Jump to a step without animation. */
  async jump(step: number): Promise<void> {
    await this.#try(() => this.#show(step, false));
  }

  /** Go to the next step at which something is seen, with animation. */
  async next(): Promise<void> {
    await this.#try(() => this.#show(nextSeen(this.steps, this.at), true));
  }

  previous = () => this.jump(previousSeen(this.steps, this.at));
  nextTurn = () => this.jump(nextTurn(this.turns, this.at));
  previousTurn = () => this.jump(previousTurn(this.turns, this.at));

  /** `first`: the steps that were asked for before the table was known. */
  async #look(wanted: number, step: number, first: Asked | null = null): Promise<void> {
    const wish = ++this.#wish;
    const perspective = wanted === OPEN && !this.openHands ? WATCHER : wanted;
    const eyes = eyesOf(perspective);
    const { steps } = await (first?.of === eyes ? first.replay : replay(this.id, eyes));
    const source = this.#framesOf(perspective, steps.length);
    const at = Math.min(Math.max(0, step), steps.length - 1);
    const [frame] = await source.between(at, at);
    if (wish !== this.#wish || !frame) return;
    this.#source = source;
    this.steps = steps;
    this.perspective = perspective;
    this.at = at;
    this.happenings = [];
    this.#frame = frame;
    source.prepare(at);
  }

  #framesOf(perspective: number, length: number): ReplayFrames {
    const merge = this.openHands;
    if (perspective !== OPEN || !merge) return new ReplayFrames(this.id, [perspective], length);
    const seats = this.whole?.seats.map(({ seat }) => seat) ?? [];
    return new ReplayFrames(this.id, seats, length, merge);
  }

  /** How hands are opened; null if there are none. */
  get openHands() {
    return gameOf(this.whole?.game ?? "").openHands;
  }

  async #show(step: number, isPlayed: boolean): Promise<void> {
    const source = this.#source;
    if (!source || !this.#frame) return;
    const wish = ++this.#wish;
    const from = this.#frame.number;
    this.at = Math.min(Math.max(0, step), this.last);
    const first = isPlayed && from < this.at ? from + 1 : this.at;
    const frames = await source.between(first, this.at);
    const frame = frames.at(-1);
    if (wish !== this.#wish || !frame) return; // another step is wanted meanwhile
    this.happenings = isPlayed && from < this.at ? this.#happened(frames) : [];
    this.#frame = frame;
    source.prepare(this.at);
  }

  /** What happened in these frames, as a gesture: only its last part comes with a view. */
  #happened(frames: readonly FrameShown[]): Happening[] {
    return frames.map(({ number, events, view }, at) => ({
      number,
      actor: this.steps[number]?.seat ?? null,
      events,
      lines: [],
      undone: false,
      view: at === frames.length - 1 ? view : null,
    }));
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }

  takeHappenings(): readonly Happening[] {
    const taken = this.happenings;
    if (taken.length) this.happenings = [];
    return taken;
  }

  // What only a live game can do

  pick = () => Promise.resolve(null);
  undo = () => Promise.resolve(null);
  resign = () => Promise.resolve(false);
  standIn = () => Promise.resolve(false);
  takeBack = () => Promise.resolve(false);
  why = () => Promise.resolve([]);
  hint = () => Promise.resolve(null);
  dismiss = () => undefined;
}
