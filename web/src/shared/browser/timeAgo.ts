/** Times as people say them. */
import { say, spokenLanguage } from "../../words/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a time was, in seconds since 1970: "just now", "12 min", "2 h", "3 days". */
export function ago(then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return say("web-just-now");
  if (passed < HOUR) return say("web-minutes", { n: Math.floor(passed / MINUTE) });
  if (passed < DAY) return say("web-hours", { n: Math.floor(passed / HOUR) });
  return say("web-days", { n: Math.floor(passed / DAY) });
}

const past = (passed: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(spokenLanguage()).format(-Math.floor(passed), unit);

/** The same as a point in the past: "just now", "12 minutes ago". */
export function since(then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return say("web-just-now");
  if (passed < HOUR) return past(passed / MINUTE, "minute");
  if (passed < DAY) return past(passed / HOUR, "hour");
  return past(passed / DAY, "day");
}
