/** The live state of a table, as one seat (or a watcher) may know it.
 *
 *  A game's screen gets a `Session` (session.ts) and draws what is in it; everything is reactive:
 *
 *    session.table       the table everybody sees: game, seats, status, score, result (TableShown)
 *    session.seat        our seat, null for a watcher        session.side   what it plays
 *    session.view        the game's own data (typed by the game's screen)
 *    session.printed     printed facts by kind and number: session.printed.card?.[12]
 *    session.asked       who is asked by which prompt; .decision: what we are, with the options, or null
 *    session.undoable    what undo() would undo, and whether at once (fair)
 *    session.log         the story; session.changes: the part of it since our last decision
 *    session.chat, .thinking (seat of a program), .connection, .wish (somebody asks to undo)
 *    session.absence     somebody wants a program to play for an absent player
 *    session.isReplaced  a program plays for us until takeBack(): nothing can be picked
 *    session.sending     a gesture is being sent; .notice: why it was refused, or stopped: dismiss() it
 *    session.isPaced     programs are playing, and their moves are shown step by step; skip() ends that
 *    session.takeHappenings()   what happened since it was last called, oldest first: to animate.
 *                        Read `session.happenings` (reactive) to know when there is something.
 *
 *    session.pick(["play rex", "play padme"])   one gesture, one message, one undo
 *    session.undo()  consent(agree, wish)  resign()  standIn(seat)  takeBack()  say(text)
 *    await session.why([{ kind: "card", number: 12 }])   reasons    await session.hint()
 *
 *  Picks and undos that were not answered are sent again, under the same id, after a reconnect.
 *  `Seating` (seating.svelte.ts) holds the sessions of a browser with several seats.
 */
import { say, spokenLanguage } from "../words/words";
import { Pacing } from "./pacing.svelte";
import { factsOf } from "./printedFacts";
import { Requests, newId, type Request } from "./requests";
import { untilDone } from "./retry";
import { questionOf, type Happening, type Notice, type Sending, type Session } from "./session";
import { TableSocket, socketAddress, type Connection } from "./socket";
import { changesIn, type Changes } from "./story";
import type {
  Ack,
  AskedShown,
  ChatLine,
  DecisionShown,
  EventShown,
  FromServer,
  Hint,
  LineShown,
  Pace,
  ReasonShown,
  Refused,
  Shown,
  StandInAsked,
  TableLine,
  TableShown,
  ThingGiven,
  UndoAsked,
  UndoShown,
  Update,
  Welcome,
} from "./wire";

const MOST_HAPPENINGS = 200;
/** Notices about a lost connection, which are cleared by the next welcome. */
const PASSED = new Set(["restarting", "busy", "too-many", "offline"]);
/** What is said while the printed facts cannot be fetched. */
const NO_FACTS = "no-facts";

export class LiveSession<Game extends Shown = Shown> implements Session<Game> {
  readonly isLive = true;
  table = $state.raw<TableShown | null>(null);
  seat = $state<number | null>(null);
  side = $state("");
  view = $state.raw<Game["view"] | null>(null);
  inWords = $state.raw<readonly TableLine[]>([]);
  printed = $state.raw<Partial<Game["printed"]>>({});
  asked = $state.raw<AskedShown | null>(null);
  #decision = $state.raw<DecisionShown<Game> | null>(null);
  #undoable = $state.raw<UndoShown | null>(null);
  log = $state.raw<readonly LineShown[]>([]);
  earlier = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state<number | null>(null);
  wish = $state.raw<UndoAsked | null>(null);
  absence = $state.raw<StandInAsked | null>(null);
  connection = $state<Connection>("connecting");
  notice = $state.raw<Notice | null>(null);
  sending = $state.raw<Session["sending"]>(null);
  happenings = $state.raw<readonly Happening<Game>[]>([]);
  /** What happened since we joined, in order; `at`: where its part of the story begins. */
  #happened = $state.raw<readonly { at: number; events: readonly EventShown[] }[]>([]);
  readonly events = $derived(this.#happened.flatMap(({ events }) => events));
  ahead = $state(0);
  /** The host has deleted the table. */
  isGone = $state(false);
  changes: Changes = $derived(changesIn(this.log, this.seat));
  isReplaced: boolean = $derived((this.seatOf(this.seat)?.stand_in ?? "") !== "");
  decision: DecisionShown<Game> | null = $derived(this.isReplaced ? null : this.#decision);
  undoable: UndoShown | null = $derived(this.isReplaced ? null : this.#undoable);

  #number = 0;
  #isFetching = false;
  #requests = new Requests();
  #socket: TableSocket<Game>;
  readonly #pacing: Pacing;

  /** `pause`: milliseconds between two moves of programs that are shown. `beside`: the secret of a seat
   *  on this device, for a session that shows what everybody may see. */
  constructor(
    readonly id: string,
    readonly secret: string | null,
    pause: () => number = () => 0,
    beside: string | null = null,
  ) {
    this.#pacing = new Pacing(pause);
    this.#socket = new TableSocket(socketAddress(id), {
      hello: () => ({
        type: "hello",
        secret,
        beside,
        after: this.#number || null,
        locale: spokenLanguage(),
      }),
      heard: (message) => this.#hear(message),
      changed: (state) => this.#connected(state),
    });
  }

  get isProgramAsked(): boolean {
    const { status, clock } = this.table ?? {};
    return status === "running" && clock === null && this.#isByProgram(this.asked?.seat ?? null);
  }

  get isPaced(): boolean {
    return this.isProgramAsked && this.#pacing.isOn;
  }

  // What a player does

  /** Do not wait for programs, here or on the server: skip to a person's next decision. */
  skip(): void {
    this.#pacing.skip();
    if (this.seat !== null) void this.#ask({ type: "skip", id: newId() });
  }

  /** How fast programs should play; the server keeps it with the table. */
  async setPace(pace: Pace): Promise<void> {
    const me = this.seatOf(this.seat);
    if (!me || me.pace === pace || this.connection !== "open") return;
    await this.#ask({ type: "pace", id: newId(), pace });
  }

  /** Send picks as one gesture; null if it was refused, or while another one is in progress. */
  async pick(picks: string[], { group, ...sending }: Sending = {}): Promise<Ack | null> {
    if (this.sending || picks.length === 0) return null;
    const before = questionOf(this.decision);
    const id = group ? `${group}:${this.#number}` : newId();
    const pick: Request = { type: "pick", id, after: this.#number, picks, ...sending };
    const ack = await this.#send(pick, true);
    // A new question explains by itself why the rest was not done.
    const isAskedElse = this.decision !== null && questionOf(this.decision) !== before;
    if (ack?.stopped && ack.picks < picks.length && !isAskedElse) {
      this.#tell(ack.stopped, say(`web-stopped-${ack.stopped}`, { done: ack.picks }));
    }
    return ack;
  }

  /** Undo the latest gesture, or ask the others to agree. */
  async undo(): Promise<Ack | null> {
    if (this.sending || !this.undoable) return null;
    return this.#send({ type: "undo", id: newId(), after: this.#number }, true);
  }

  /** Answer the request with this number. */
  async consent(agree: boolean, wish: number): Promise<boolean> {
    return (await this.#ask({ type: "consent", id: newId(), agree, wish }))?.type === "ack";
  }

  async resign(): Promise<boolean> {
    return (await this.#ask({ type: "resign", id: newId() }))?.type === "ack";
  }

  /** Let a program play: for us at once, for someone who is away if the others agree. */
  async standIn(seat: number): Promise<boolean> {
    return (await this.#ask({ type: "stand-in", id: newId(), seat }))?.type === "ack";
  }

  /** Play ourselves again. */
  async takeBack(): Promise<boolean> {
    return (await this.#ask({ type: "take-back", id: newId() }))?.type === "ack";
  }

  /** Say something; returns whether it was sent. */
  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: "say", id: newId(), text }))?.type === "ack";
  }

  /** Why not: the reasons for every move that pointing at these things may mean. */
  async why(things: ThingGiven[]): Promise<ReasonShown[]> {
    const answer = await this.#ask({ type: "why", id: newId(), things });
    return answer?.type === "reasons" ? answer.reasons : [];
  }

  /** What a program would pick. */
  async hint(): Promise<Hint | null> {
    const answer = await this.#ask({ type: "hint", id: newId() });
    return answer?.type === "hint" ? answer : null;
  }

  /** Fetch the lines that came before those we know. */
  async tellEarlier(): Promise<void> {
    const answer = await this.#ask({ type: "story", id: newId(), before: this.earlier });
    if (answer?.type !== "story" || answer.first + answer.lines.length !== this.earlier) return;
    this.earlier = answer.first;
    this.log = [...answer.lines, ...this.log];
  }

  dismiss(): void {
    this.notice = null;
  }

  /** What happened since this was last called. */
  takeHappenings(): readonly Happening<Game>[] {
    const taken = this.happenings;
    if (taken.length) this.happenings = [];
    return taken;
  }

  close(): void {
    this.#pacing.close();
    this.#socket.close();
  }

  /** The seat as the table shows it. */
  seatOf(number: number | null | undefined) {
    return this.table?.seats.find((one) => one.seat === number) ?? null;
  }

  // What goes out

  async #send(message: Request, again: boolean): Promise<Ack | null> {
    this.#pacing.flush();
    this.dismiss();
    this.sending = { of: this.decision, over: this.#ask(message, again) };
    const answer = await this.sending.over;
    this.sending = null;
    return answer?.type === "ack" ? answer : null;
  }

  async #ask(message: Request, again = false): Promise<FromServer | null> {
    const mayWait = again && !this.#isLeft;
    if (this.#socket.send(message) || mayWait) return this.#requests.wait(message, again);
    this.#tell("offline", say("web-offline"));
    return null;
  }

  // What comes in

  /** There is no connection, and there will be none. */
  get #isLeft(): boolean {
    return this.connection === "closed" || this.connection === "refused";
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "lost" || state === "busy") this.#requests.giveUp(false);
    if (this.#isLeft) this.#requests.giveUp(true);
  }

  #hear(message: FromServer<Game>): void {
    switch (message.type) {
      case "welcome":
        this.#pacing.flush();
        return this.#welcome(message);
      case "update":
        return this.#receive(message);
      case "table":
        return this.#pacing.add(() => this.#show(message.table), false, "behind");
      case "chat":
        return void (this.chat = [...this.chat, message.line]);
      case "thinking":
        this.thinking = message.seat;
        return;
      case "undo-asked":
        this.wish = message.seat === null ? null : message;
        return;
      case "stand-in-asked":
        this.absence = message.seat === null ? null : message;
        return;
      case "closed":
        this.isGone = true;
        return;
      case "refused":
        return this.#refused(message);
      case "restarting":
        return this.#tell("restarting", message.sentence);
      case "ack":
      case "reasons":
      case "hint":
      case "story":
        return this.#requests.settle(message.id, message);
    }
  }

  #welcome(message: Welcome): void {
    if (PASSED.has(this.notice?.code ?? "")) this.dismiss();
    this.ahead = message.now - Date.now() / 1000;
    this.seat = message.seat;
    if (this.secret !== null && message.seat === null) {
      this.#decision = null;
      this.#undoable = null;
      this.#tell("left-seat", say("web-left-seat"));
    }
    this.chat = message.chat;
    this.thinking = null;
    this.wish = null;
    this.absence = null;
    this.#show(message.table);
    if (message.side) this.side = message.side;
    for (const request of this.#requests.messages) this.#socket.send(request);
  }

  #show(table: TableShown): void {
    this.table = table;
    this.side = this.seatOf(this.seat)?.side ?? "";
    const isBare = Object.keys(this.printed).length === 0;
    if (table.status !== "waiting" && isBare && !this.#isFetching) void this.#fetchFacts();
  }

  /** Fetch what is printed on the cards, retrying as often as necessary. */
  async #fetchFacts(): Promise<void> {
    this.#isFetching = true;
    try {
      const found = await untilDone(() => factsOf(this.id), {
        isWanted: () => !this.#isLeft,
        failed: ({ detail }) => this.#tell(NO_FACTS, detail),
      });
      if (found) this.printed = found;
      if (this.notice?.code === NO_FACTS) this.dismiss();
    } catch {
      // The next message about the table tries again.
    }
    this.#isFetching = false;
  }

  /** A program's move waits its turn to be shown, unless our own clock is running; a person's move
   *  shows everything before it at once. */
  #receive(message: Update<Game>): void {
    this.#number = message.number;
    const isPaced = this.#isByProgram(message.actor) && this.table?.clock === null;
    const goesOn = isPaced && this.#isByProgram(message.asked?.seat ?? null);
    const isTold = message.log.length > 0; // what says nothing takes no time
    const show = () => this.#update(message);
    if (!isPaced) this.#pacing.flush();
    this.#pacing.add(show, isPaced && isTold, goesOn ? "together" : "at-once");
  }

  #isByProgram(number: number | null): boolean {
    const seat = this.seatOf(number);
    return seat !== null && (seat.kind === "program" || seat.stand_in !== "");
  }

  #update(message: Update<Game>): void {
    if (!this.#isByProgram(message.asked?.seat ?? null)) this.#pacing.rest();
    const undone = message.events.length === 0 && message.log_from < this.earlier + this.log.length;
    this.#tellOn(message.log_from, message.log);
    this.#keep(message, undone);
    if (message.view) {
      this.view = message.view;
      this.inWords = message.in_words ?? [];
      this.asked = message.asked;
      this.#decision = message.decision;
      this.#undoable = message.undo;
    }
    if (message.actor === null) return; // the story so far: nothing to animate
    const { number, actor, events, log: lines, view } = message;
    const waiting = [...this.happenings, { number, actor, events, lines, undone, view }];
    this.happenings = waiting.slice(-MOST_HAPPENINGS);
  }

  /** The story continues from a line; if we do not know that line, our story begins there. */
  #tellOn(from: number, lines: readonly LineShown[]): void {
    const known = from - this.earlier;
    if (known < 0 || known > this.log.length) {
      this.earlier = from;
      this.log = lines;
    } else {
      this.log = [...this.log.slice(0, known), ...lines];
    }
  }

  #keep({ log_from: at, events }: Update<Game>, undone: boolean): void {
    const before = undone ? this.#happened.filter((one) => one.at < at) : this.#happened;
    this.#happened = [...before, { at, events }].slice(-MOST_HAPPENINGS);
  }

  #refused(message: Refused): void {
    this.#tell(message.code, message.sentence, message.rule);
    this.#requests.settle(message.id, message);
  }

  #tell(code: string, sentence: string, rule = ""): void {
    this.notice = { code, sentence, rule };
  }
}
