/** Tells screen readers when our own time is nearly over. */
import type { Session } from "../../api/session";
import { announcer } from "../../shared/browser/announce.svelte";
import { currentTime } from "../../shared/browser/currentTime";
import { leftOf, passed } from "../../shared/tables/clocks";
import { say } from "../../words/words";

/** For an effect: announces each moment once, if it comes while the page is open. */
export function announceTime(session: Session): () => void {
  let before = 0;
  return () => {
    const { table, seat, ahead } = session;
    const clock = table?.clock;
    if (!clock || seat === null || clock.running !== seat) {
      before = 0;
      return;
    }
    const left = leftOf(clock, seat, currentTime.seconds + ahead);
    const moment = passed(before, left);
    before = left;
    if (moment !== undefined) announcer.say(say("web-clock-told", { n: moment }));
  };
}
