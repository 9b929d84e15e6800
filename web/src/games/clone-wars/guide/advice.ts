/** What would be good to do now in the first game, what it is called, and where to click. */
import type { OptionShown } from "../../../api/wire";
import type { Lessons, Turns } from "../../../shared/screen/lessons";
import { listed } from "../../../shared/tables/seatNames";
import { say } from "../../../words/words";
import { shownFigures } from "../model/cardFacts";
import { cardIn } from "../model/offers";
import type { CloneWars } from "../model/view";
import { isAllBought, isOnPlan } from "./plan";
import {
  enemy,
  factOf,
  far,
  isActing,
  nameOf,
  near,
  optionsOf,
  own,
  readyAttack,
  rowTarget,
  type Moment,
  type Seen,
  viewOf,
} from "./tableFacts";

/** What to do once the hand is played. */
const LATE = ["commit", "resolve", "buy"];
/** What to do once the attacks are over. */
const LAST = ["buy", "end"];

/** What is planned, while the game goes as planned; otherwise what a program would do. An attack
 *  that is ready is resolved first. */
export function advise(turns: Turns, seen: Seen): OptionShown | null {
  const advised = planned(turns, seen) ?? counselled(seen);
  const ready = advised && LAST.includes(advised.verb) ? readyAttack(seen) : undefined;
  return ready ?? advised;
}

/** The first planned thing that is possible this turn, after everything is played. */
function planned(turns: Turns, seen: Seen): OptionShown | null {
  if (!isOnPlan(turns, seen)) return null;
  const options = optionsOf(seen);
  const picks = turns[String(viewOf(seen).turn)] ?? [];
  const left = picks.filter((one) => one !== "end" || isAllBought(turns, seen));
  const text = left.find((one) => options.some((option) => option.text === one));
  const found = options.find((option) => option.text === text);
  const isEarly = found && (LATE.includes(found.verb) || found.verb === "end");
  return (isEarly ? options.find(({ verb }) => verb === "play") : null) ?? found ?? null;
}

/** What a program would pick; if it has no answer, the usual order of a turn. */
function counselled(seen: Seen): OptionShown | null {
  if (seen.counsel === null) return null;
  const options = optionsOf(seen);
  const first = (verb: string) => options.find((option) => option.verb === verb);
  return (
    options.find(({ text }) => text === seen.counsel) ??
    first("play") ??
    first("end") ??
    options.find(({ verb }) => verb !== "done") ??
    null
  );
}

/** What it is called: a gesture of several picks by its name. */
export function label(option: OptionShown, moment: Moment): string {
  const card = nameOf(moment, cardIn(option, "what"));
  switch (option.verb) {
    case "play":
      return plays(moment) > 1 ? say("guide-do-play-all") : say("guide-do-play", { card });
    case "commit":
      return attackLabel(option, moment);
    case "resolve":
      return say("guide-do-resolve");
    case "buy":
      return say("guide-do-buy", { card });
    case "use":
      return isPicked(moment) ? say("guide-do-use-it") : say("guide-do-use", { card });
    case "end":
      return say("guide-do-end");
    default:
      return option.label.charAt(0).toUpperCase() + option.label.slice(1);
  }
}

/** What a recommended card gives for its cost. */
export function why(option: OptionShown, moment: Moment): string {
  const card = option.verb === "buy" ? factOf(moment, cardIn(option, "what")) : undefined;
  const gives = card ? shownFigures(card) : [];
  if (!card || gives.length === 0) return "";
  const figures = gives.map(({ name, value }) => say("cw-figure", { figure: name, n: value }));
  return say("guide-why-buy", { n: card.figures.cost ?? 0, figures: listed(figures) });
}

function attackLabel(option: OptionShown, moment: Moment): string {
  const card = nameOf(moment, cardIn(option, "what"));
  const target = nameOf(moment, rowTarget(moment, option));
  const base = nameOf(moment, enemy(moment).base?.card);
  if (!target)
    return isPicked(moment) ? say("guide-do-attack-base", { base }) : say("guide-do-attack");
  return isPicked(moment)
    ? say("guide-do-aim-target", { target })
    : say("guide-do-aim", { card, target });
}

/** A card was picked, and its target or its use must be chosen. */
const isPicked = ({ path }: Seen) => path.length > 0;
const plays = (seen: Seen) => (isActing(seen) ? own(seen).hand.cards : 0);
const key = (name: string) => `.prompt [aria-keyshortcuts="${name}"]`;

/** A card where it is drawn; for equal cards in a stack, the stack. */
export function drawn(place: string, card: number | undefined): string[] {
  const within = `[data-place^="${place}"]`;
  return [`${within} [data-card="${card}"]`, `${within} [data-cards~="${card}"]`];
}

/** The enemy's base with its name, on a phone or on a table. */
export const enemyBase = (seen: Seen) =>
  [".enemy > .world", ".spot"].map((spot) => `${spot}:has([data-place="base:${far(seen)}"])`);

/** What to click next. */
export const controls: Lessons<CloneWars>["controls"] = (option, moment) => {
  const card = cardIn(option, "what");
  const target = rowTarget(moment, option);
  const mine = `play:${near(moment)}`;
  if (!isActing(moment)) return answers(option, moment);
  switch (option.verb) {
    case "play":
      return [...(plays(moment) > 1 ? [key("p")] : []), ...drawn("hand", card), key("p")];
    case "commit":
      if (isPicked(moment)) return target === undefined ? enemyBase(moment) : drawn("row", target);
      return [...(target === undefined ? [key("a")] : []), ...drawn(mine, card)];
    case "resolve":
      return [key("r"), ".resolve"];
    case "buy":
      return [...drawn("row", card), ...drawn("pilots", card)];
    case "use":
      if (isPicked(moment)) return [".strip button"];
      return uses([...drawn(mine, card), `[data-card="${card}"]`]);
    default:
      return [key("e")];
  }
};

/** The ability symbol on a card or a base; if there is none, the card. */
const uses = (cards: readonly string[]) => [...cards.map((card) => `${card} [data-use]`), ...cards];

/** Where a question is answered: a button that stands out, a card, or a line of words. */
function answers(option: OptionShown, moment: Moment): string[] {
  if (isPicked(moment)) return [".ask .then button", key("u")];
  const card = `[data-card="${cardIn(option, "what")}"]`;
  const line = `.ask li:nth-child(${optionsOf(moment).indexOf(option) + 1}) button`;
  if (option.verb === "choose") return [line];
  return [key("u"), `.ask ${card}`, line, card, ".prompt"];
}
