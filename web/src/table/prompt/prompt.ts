/** What the prompt bar says and offers, from what a session and the narrowing know. */
import type { Session } from "../../api/session";
import type { DecisionShown, OptionShown } from "../../api/wire";
import type { Choosing } from "../../shared/choosing/choosing.svelte";
import {
  collapse,
  type LikeOptions,
  type Thing,
  type Whole,
} from "../../shared/choosing/narrowing";
import type { PromptAction } from "../../shared/screen/description";
import type { GameScreen } from "../../shared/screen/gameScreen";
import type { TableFrame } from "../../shared/screen/tableFrame.svelte";
import { outcome, seatName } from "../../shared/tables/seatNames";
import { capital } from "../../words/capital";
import { say } from "../../words/words";
import { isDeserted, mayReturn, missed, othersSit, replaceable } from "../../shared/seats/absence";

/** Whose turn we are answering in; nobody in our own, or if a game has no turns. */
export function turnOfOther(session: Session, { turnOf }: GameScreen): string {
  const { view, seat, asked, isReplaced } = session;
  const active = view && turnOf ? session.seatOf(turnOf(view)) : null;
  if (!active || isReplaced || asked?.seat !== seat || active.seat === seat) return "";
  return seatName(active, seat);
}

/** Who acts: "Your turn", "Ben", "Ben is thinking", or how the game ended. */
export function headOf(session: Session, game: GameScreen): string {
  const { table, seat, asked, thinking, isReplaced } = session;
  if (table?.result) return outcome(table, seat);
  if (!asked) return say("web-one-moment");
  if (table?.stopped) return say("web-programs-stopped");
  if (isReplaced) return replacedHead(session);
  if (table && isDeserted(table)) return say("web-all-away-head");
  if (asked.seat === seat)
    return say(turnOfOther(session, game) ? "web-your-answer" : "web-your-turn");
  const asking = session.seatOf(asked.seat);
  const name = seatName(asking, seat);
  if (asking?.stand_in) return say("web-stand-in-of", { name });
  if (missed(session)) return say("web-away", { name });
  return thinking === asked.seat ? say("web-thinks", { name }) : say("web-turn-of", { name });
}

function replacedHead({ table, seat }: Session): string {
  const me = table?.seats.find((one) => one.seat === seat);
  const isForGood = table && me && !mayReturn(table, me);
  return say(isForGood ? "web-replaced-time-up" : "web-replaced");
}

/** An option in words, with its verb if the server's label leaves that to the list's heading. */
export function wordsOf({ label, verb, refs }: OptionShown): string {
  const named = refs.length === 0 ? "" : say("web-verb", { verb });
  const isPlain = !named || label.toLowerCase().startsWith(named.toLowerCase());
  return isPlain ? capital(label) : say("web-option-verb", { verb: named, label });
}

/** The default name of a verb. */
export function plainVerb(verb: string): string {
  return capital(verb.replaceAll(/[_-]/g, " "));
}

/** Options by what they do, in the order each kind is first offered. */
export function groupsOf(
  options: readonly Whole[],
  verbOf = plainVerb,
): [title: string, options: LikeOptions[]][] {
  const groups = new Map<string, LikeOptions[]>();
  for (const like of collapse(options)) {
    const title = verbOf(like.option.verb);
    groups.set(title, [...(groups.get(title) ?? []), like]);
  }
  return [...groups];
}

/** What would be undone: a gesture by the name it was made under. */
export function undoWords({ session, gestures }: Choosing): string {
  const undo = session.undoable;
  if (!undo) return "";
  if (undo.picks === 1) return undo.label;
  const named = gestures.findLast(
    ({ first, picks }) => first === undo.label && picks >= undo.picks,
  );
  return named?.label ?? say("web-and-picks", { what: undo.label, n: undo.picks - 1 });
}

/** Whether somebody has to agree before something is undone. */
export function asksOthers({ table, seat, undoable }: Session): boolean {
  return undoable?.fair === false && othersSit(table, seat);
}

/** The question before something is undone together with everything others have done since. */
export function undoConfirmation(choosing: Choosing): string {
  const { session } = choosing;
  if (!session.undoable?.theirs || asksOthers(session)) return "";
  return say("web-undo-theirs", { what: undoWords(choosing) });
}

/** What has been picked so far, in words; empty if nothing has. */
export function pathOf(path: readonly Thing[], nameOf: (thing: Thing) => string): string {
  const names = path.map(nameOf).filter(Boolean);
  return path.length ? say("web-path", { what: names.join(", ") }) : "";
}

/** Which option stands out: the one that is suggested, the only one, or the only one besides
 *  declining. Of several similar ones none does. */
export function primaryOf(
  decision: DecisionShown,
  buttons: readonly LikeOptions[],
): OptionShown | null {
  const at = (index: number | null) => (index === null ? null : (decision.options[index] ?? null));
  const shown = buttons.map(({ option }) => option);
  const suggested = at(decision.suggested);
  if (suggested && shown.includes(suggested)) return suggested;
  const done = at(decision.done);
  const [only, ...more] = shown.filter((option) => option !== done);
  if (only) return more.length ? null : only;
  return done && shown.includes(done) ? done : null;
}

/** What can be done while we are not asked: take back our seat from a program, or let one play for
 *  the player the game is waiting for. `now`: the server's time, where it matters. */
export function waitingActions(
  session: Session,
  frame: TableFrame,
  now: () => number,
): PromptAction[] {
  const { table, seat, isReplaced } = session;
  const me = session.seatOf(seat);
  if (table?.status !== "running" || !me) return [];
  if (isReplaced) {
    const act = () => void session.takeBack();
    return mayReturn(table, me) ? [{ label: say("web-take-back"), primary: true, act }] : [];
  }
  const gone = missed(session);
  if (!gone || !replaceable(session, now()).includes(gone)) return [];
  return [{ label: say("web-stand-in-offer"), act: () => (frame.replacing = gone.seat) }];
}

/** Most buttons that a bar has room for; the options list has them all. */
const MOST_BUTTONS = 6;

/** A button for each option that pointing cannot reach, the primary one last. `isListed`: nothing is
 *  drawn that could be pointed at, though it has a name there. */
export function buttonsOf(choosing: Choosing, isListed = false): PromptAction[] {
  const { decision } = choosing.session;
  const buttons = isListed ? collapse(choosing.wholes) : choosing.now.buttons;
  if (!decision) return [];
  const primary = primaryOf(decision, buttons);
  const few = buttons.filter(
    ({ option }, at) => at < MOST_BUTTONS || option === primary || option === doneOf(decision),
  );
  const actions = few.map(({ option, count }) => ({
    label: count > 1 ? say("web-counted", { label: wordsOf(option), count }) : wordsOf(option),
    act: () => choosing.choose(option),
    primary: option === primary,
  }));
  return actions.sort((one, two) => Number(one.primary) - Number(two.primary));
}

function doneOf({ done, options }: DecisionShown): OptionShown | null {
  return done === null ? null : (options[done] ?? null);
}
