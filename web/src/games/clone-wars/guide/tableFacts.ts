/** What the notes of the first game look at: the current table, and what can be done. */
import type { OptionShown } from "../../../api/wire";
import type * as lessons from "../../../shared/screen/lessons";
import { needOf } from "../model/aims";
import type { CardFacts } from "../model/cardFacts";
import { cardIn } from "../model/offers";
import {
  type Aim,
  type CloneWars,
  type CloneWarsView,
  NONE,
  nearSeat,
  type Side,
} from "../model/view";

export type Seen = lessons.Seen<CloneWars>;
export type Moment = lessons.Moment<CloneWars>;
export type Note = lessons.Note<CloneWars>;

export const viewOf = ({ view }: Seen): CloneWarsView => view;
export const near = (seen: Seen): 0 | 1 => nearSeat(viewOf(seen));
export const far = (seen: Seen): 0 | 1 => (near(seen) === 0 ? 1 : 0);
export const own = (seen: Seen): Side => viewOf(seen).sides[near(seen)];
export const enemy = (seen: Seen): Side => viewOf(seen).sides[far(seen)];
export const optionsOf = ({ decision }: Seen): readonly OptionShown[] => decision?.options ?? [];

export const isActing = ({ decision }: Seen) => decision?.prompt === "action";
export const isAsked = ({ decision }: Seen, prompt: string) => decision?.prompt === prompt;
export const can = (seen: Seen, verb: string) => optionsOf(seen).some((one) => one.verb === verb);

export function factOf({ printed }: Seen, card: number | undefined): CardFacts | undefined {
  return printed.card?.[card ?? NONE];
}
export const nameOf = (seen: Seen, card: number | undefined) => factOf(seen, card)?.name ?? "";

/** The card of the row that an attack is aimed at; none if it is the base. */
export function rowTarget(seen: Seen, option: OptionShown): number | undefined {
  const to = cardIn(option, "to");
  return to !== undefined && viewOf(seen).row.includes(to) ? to : undefined;
}

function aims({ decision }: Seen): readonly Aim[] {
  return decision?.remarks.aims ?? [];
}

/** An attack that was put together and does something: it hits the base, or beats its card. */
export function readyAttack(seen: Seen): OptionShown | undefined {
  const isEnough = (aim: Aim) => (aim.target === NONE ? aim.total > 0 : aim.total >= needOf(aim));
  const ready = aims(seen).filter(isEnough);
  const targets = ready.map(({ target }) => (target === NONE ? enemy(seen).base?.card : target));
  return optionsOf(seen).find(
    (option) => option.verb === "resolve" && targets.includes(cardIn(option, "to")),
  );
}
