/** A seat's session before all eyes: the table as everybody may see it, and the question of one seat,
 *  which names nothing hidden. For players who share a device. */
import type { LiveSession } from "./liveSession.svelte";
import type { Sending } from "./session";
import { changesIn } from "./story";
import type { Pace, ThingGiven } from "./wire";

/** What a live session is to those who draw it. */
export type SeatSession = Pick<LiveSession, keyof LiveSession> & { readonly isOpenly?: boolean };

export class OpenSession implements SeatSession {
  readonly isLive = true;
  readonly isOpenly = true;
  /** What it undoes may be a secret. */
  readonly undoable = null;

  /** `own` is asked; `all` shows what everybody may see. */
  constructor(
    readonly own: LiveSession,
    readonly all: LiveSession,
  ) {}

  // What everybody may see
  get view() {
    return this.all.view;
  }
  get inWords() {
    return this.all.inWords;
  }
  get log() {
    return this.all.log;
  }
  get earlier() {
    return this.all.earlier;
  }
  get changes() {
    return changesIn(this.all.log, this.own.seat);
  }
  get happenings() {
    return this.all.happenings;
  }
  get events() {
    return this.all.events;
  }
  takeHappenings() {
    return this.all.takeHappenings();
  }
  tellEarlier() {
    return this.all.tellEarlier();
  }

  // What the seat is asked, and does
  get id() {
    return this.own.id;
  }
  get secret() {
    return this.own.secret;
  }
  get seat() {
    return this.own.seat;
  }
  get side() {
    return this.own.side;
  }
  get table() {
    return this.own.table;
  }
  get printed() {
    return this.own.printed;
  }
  get asked() {
    return this.own.asked;
  }
  get decision() {
    return this.own.asked?.open ? this.own.decision : null;
  }
  get chat() {
    return this.own.chat;
  }
  get thinking() {
    return this.own.thinking;
  }
  get wish() {
    return this.own.wish;
  }
  get absence() {
    return this.own.absence;
  }
  get connection() {
    return this.own.connection;
  }
  get notice() {
    return this.own.notice;
  }
  get sending() {
    return this.own.sending;
  }
  get ahead() {
    return this.own.ahead;
  }
  get isGone() {
    return this.own.isGone;
  }
  get isReplaced() {
    return this.own.isReplaced;
  }
  get isPaced() {
    return this.own.isPaced;
  }
  get isProgramAsked() {
    return this.own.isProgramAsked;
  }
  pick(picks: string[], sending?: Sending) {
    return this.own.pick(picks, sending);
  }
  undo() {
    return this.own.undo();
  }
  consent(agree: boolean, wish: number) {
    return this.own.consent(agree, wish);
  }
  resign() {
    return this.own.resign();
  }
  standIn(seat: number) {
    return this.own.standIn(seat);
  }
  takeBack() {
    return this.own.takeBack();
  }
  say(text: string) {
    return this.own.say(text);
  }
  why(things: ThingGiven[]) {
    return this.own.why(things);
  }
  hint() {
    return this.own.hint();
  }
  setPace(pace: Pace) {
    return this.own.setPace(pace);
  }
  skip() {
    this.own.skip();
  }
  dismiss() {
    this.own.dismiss();
  }
  seatOf(number: number | null | undefined) {
    return this.own.seatOf(number);
  }
  close() {
    this.own.close();
  }
}
