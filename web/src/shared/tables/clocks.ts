/** A table's clock: how much time seats have, and how to say it. */
import type { ClockShown, NewClock } from "../../api/wire";
import { say } from "../../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** With this many seconds left it is urgent. */
export const URGENT = 30;
/** When screen readers announce it, in seconds left. */
const TOLD = [60, 30, 10];

/** How much time a seat has left at a given server time, in seconds. */
export function leftOf({ left, running, since }: ClockShown, seat: number, now: number): number {
  const passed = running === seat ? Math.max(0, now - since) : 0;
  return Math.max(0, (left[seat] ?? 0) - passed);
}

/** A time as a clock shows it: "4:12", "1:05:09", "2 d 4 h". Rounded up. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) {
    const hours = Math.ceil(whole / HOUR);
    return say("web-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = `${hours ? two(minutes) : minutes}:${two(whole % MINUTE)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** A time as it is chosen: "5 minutes", "3 days". */
export function duration(seconds: number): string {
  if (seconds % DAY === 0) return say("web-clock-for-days", { n: seconds / DAY });
  if (seconds % MINUTE === 0) return say("web-clock-for-minutes", { n: seconds / MINUTE });
  return say("web-clock-for-seconds", { n: seconds });
}

/** How long seats may take, for a list: "5 min a move". */
export function limit({ kind, seconds }: NewClock): string {
  const isMinutes = seconds % MINUTE === 0 && seconds < DAY;
  const time = isMinutes ? say("web-minutes", { n: seconds / MINUTE }) : duration(seconds);
  return say(`web-clock-limit-${kind}`, { time });
}

/** What happens at such a table, in a sentence. */
export function limitMeans({ kind, seconds }: NewClock): string {
  return say(`web-clock-means-${kind}`, { time: duration(seconds) });
}

/** Which announcement is due between two looks at a running clock. */
export function passed(before: number, now: number): number | undefined {
  return TOLD.findLast((moment) => before > moment && now <= moment);
}
