/** Who is away from a table, for whom a program plays, and what that means for the others. */
import type { Session } from "../../api/session";
import type { ClockShown, SeatShown, TableShown } from "../../api/wire";
import { since } from "../../shared/browser/timeAgo";
import { duration } from "../../shared/tables/clocks";
import { seatName } from "../../shared/tables/seatNames";
import { say } from "../../words/words";

const isPerson = ({ kind }: SeatShown) => kind !== "program";
/** A person who plays: not one for whom a program does. */
const plays = (seat: SeatShown) => isPerson(seat) && !seat.stand_in;

/** Whether the time of a seat is up, so that a program plays for it. */
function isTimeUp({ clock }: TableShown, { seat, stand_in }: SeatShown): boolean {
  return stand_in !== "" && clock !== null && (clock.left[seat] ?? 0) <= 0;
}

/** Whether a seat for which a program plays may be taken back: not if all its time is up. */
export function mayReturn(table: TableShown, seat: SeatShown): boolean {
  return table.clock?.kind !== "game" || !isTimeUp(table, seat);
}

/** Whether programs play for all persons, and wait for one of them to come back. */
export function isDeserted(table: TableShown): boolean {
  const persons = table.seats.filter(isPerson);
  const isWaiting = table.status === "running" && !persons.some(plays);
  return isWaiting && persons.some((seat) => mayReturn(table, seat));
}

/** Whether somebody else plays who would be left alone. */
export function othersPlay(table: TableShown | null, mine: number | null): boolean {
  return table?.seats.some((seat) => seat.seat !== mine && plays(seat)) ?? false;
}

/** Whether another person sits at the table, who may come back: what is not fair needs their consent. */
export function othersSit(table: TableShown | null, mine: number | null): boolean {
  return table?.seats.some((seat) => seat.seat !== mine && isPerson(seat)) ?? false;
}

/** The persons who still play, and are away. */
export function absent(table: TableShown | null): SeatShown[] {
  if (table?.status !== "running") return [];
  return table.seats.filter((seat) => plays(seat) && seat.away !== null);
}

/** Those of them for whom a seat may let a program play, at a moment of the server's. */
export function replaceable({ table, seat }: Session, now: number): SeatShown[] {
  const me = table?.seats.find((one) => one.seat === seat);
  const wait = table?.replace_after ?? null;
  if (!me || !plays(me) || wait === null) return [];
  return absent(table).filter((one) => one !== me && now - (one.away ?? now) >= wait);
}

/** The clock, if time counts for a seat: for a person who plays, and where each move has its own time
 *  only for the one who moves. */
export function clockOf(table: TableShown | null, seat: SeatShown): ClockShown | null {
  if (!table?.clock || table.status !== "running" || !plays(seat)) return null;
  return table.clock.kind === "game" || table.asked === seat.seat ? table.clock : null;
}

/** Whom the game waits for, who is away. */
export function missed({ table, asked }: Session): SeatShown | null {
  return absent(table).find((seat) => seat.seat === asked?.seat) ?? null;
}

/** When a program may play for somebody who is away. */
function termsOf({ clock, replace_after: wait }: TableShown, name: string): string {
  if (clock) return say("web-away-clock", { name });
  return wait ? say("web-away-terms", { time: duration(wait) }) : "";
}

/** What the prompt bar says while nobody here is asked. `now`: the server's time, where it matters. */
export function waitingWords(session: Session, now: () => number): string {
  const { table, seat, isReplaced } = session;
  const me = session.seatOf(seat);
  if (!table) return "";
  if (me && isReplaced && !mayReturn(table, me)) return say("web-replaced-for-good");
  if (isDeserted(table)) return say(isReplaced ? "web-all-away-me" : "web-all-away");
  if (table.stopped) return say(`web-programs-stopped-${table.stopped}`);
  if (isReplaced) return say("web-replaced-why");
  const gone = missed(session);
  if (gone?.away) {
    const last = say("web-away-since", { since: since(gone.away, now()) });
    return me ? `${last} ${termsOf(table, seatName(gone, seat))}`.trim() : last;
  }
  return say(me ? "web-waits" : "web-waits-watching");
}

/** What happened to seats between two looks at a table, in sentences: nothing of one's own, which
 *  is said in greater words. */
export function newsOf(before: TableShown, after: TableShown, mine: number | null): string[] {
  return after.seats.flatMap((seat) => {
    const old = before.seats[seat.seat];
    const name = seatName(seat, null);
    if (!old || seat.seat === mine || !isPerson(seat)) return [];
    if (!old.stand_in && isTimeUp(after, seat)) return [say("web-news-time-up", { name })];
    if (!old.stand_in && seat.stand_in) return [say("web-news-stand-in", { name })];
    return old.stand_in && !seat.stand_in ? [say("web-news-back", { name })] : [];
  });
}
