/** Who is away from a table, for whom a program plays, and what that means for the others. */
import type { Session } from "../../api/session";
import type { ClockShown, SeatShown, TableShown } from "../../api/wire";
import { since } from "../browser/timeAgo";
import { duration } from "../tables/clocks";
import { seatName } from "../tables/seatNames";
import { say } from "../../words/words";

const isPerson = ({ kind }: SeatShown) => kind !== "program";
/** A person who is playing, not replaced by a program. */
const plays = (seat: SeatShown) => isPerson(seat) && !seat.stand_in;

/** Whether the time of a seat is up, so that a program plays for it. */
function isTimeUp({ clock }: TableShown, { seat, stand_in }: SeatShown): boolean {
  return stand_in !== "" && clock !== null && (clock.left[seat] ?? 0) <= 0;
}

/** Whether a seat for which a program plays may be taken back: not if all its time is up. */
export function mayReturn(table: TableShown, seat: SeatShown): boolean {
  return table.clock?.kind !== "game" || !isTimeUp(table, seat);
}

/** Whether programs are playing for everyone, and waiting for someone to come back. */
export function isDeserted(table: TableShown): boolean {
  const persons = table.seats.filter(isPerson);
  const isWaiting = table.status === "running" && !persons.some(plays);
  return isWaiting && persons.some((seat) => mayReturn(table, seat));
}

/** Whether somebody else is playing who would be left alone. */
export function othersPlay(table: TableShown | null, mine: number | null): boolean {
  return table?.seats.some((seat) => seat.seat !== mine && plays(seat)) ?? false;
}

/** Whether another person has a seat and may come back: an unfair undo needs their consent. */
export function othersSit(table: TableShown | null, mine: number | null): boolean {
  return table?.seats.some((seat) => seat.seat !== mine && isPerson(seat)) ?? false;
}

/** The people who are still playing, and are away. */
export function absent(table: TableShown | null): SeatShown[] {
  if (table?.status !== "running") return [];
  return table.seats.filter((seat) => plays(seat) && seat.away !== null);
}

/** Those of them that a seat may let a program play for, at a given server time. */
export function replaceable({ table, seat }: Session, now: number): SeatShown[] {
  const me = table?.seats.find((one) => one.seat === seat);
  const wait = table?.replace_after ?? null;
  if (!me || !plays(me) || wait === null) return [];
  return absent(table).filter((one) => one !== me && now - (one.away ?? now) >= wait);
}

/** The clock, if time matters for a seat: for a person who is playing and, with time per move, only
 *  for the one to move. */
export function clockOf(table: TableShown | null, seat: SeatShown): ClockShown | null {
  if (!table?.clock || table.status !== "running" || !plays(seat)) return null;
  return table.clock.kind === "game" || table.asked === seat.seat ? table.clock : null;
}

/** The absent player the game is waiting for. */
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

/** What happened to seats between two looks at a table, in sentences; nothing about our own, which
 *  has its own notice. */
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
