/** What the notes of the first game look at: the table as it stands, and what can be done. */
import type { OptionShown } from "../../api/wire";
import type { CardFacts } from "../../art/cards/facts";
import type { Moment } from "../../guide/notes";
import { needOf } from "../aims";
import { type Aim, type CloneWarsView, NONE, nearSeat, type Side } from "../model";
import { cardIn } from "../offers";

export type Seen = Omit<Moment, "advice">;

export const viewOf = ({ view }: Seen) => view as unknown as CloneWarsView;
export const near = (seen: Seen): 0 | 1 => nearSeat(viewOf(seen));
export const far = (seen: Seen): 0 | 1 => (near(seen) === 0 ? 1 : 0);
export const own = (seen: Seen): Side => viewOf(seen).sides[near(seen)];
export const enemy = (seen: Seen): Side => viewOf(seen).sides[far(seen)];
export const optionsOf = ({ decision }: Seen): readonly OptionShown[] => decision?.options ?? [];

export const isActing = ({ decision }: Seen) => decision?.prompt === "action";
export const isAsked = ({ decision }: Seen, prompt: string) => decision?.prompt === prompt;
export const can = (seen: Seen, verb: string) => optionsOf(seen).some((one) => one.verb === verb);

export function factOf({ printed }: Seen, card: number | undefined): CardFacts | undefined {
  return printed.card?.[card ?? NONE] as CardFacts | undefined;
}
export const nameOf = (seen: Seen, card: number | undefined) => factOf(seen, card)?.name ?? "";

/** The card of the row that an attack is aimed at; none if it is the base. */
export function rowTarget(seen: Seen, option: OptionShown): number | undefined {
  const to = cardIn(option, "to");
  return to !== undefined && viewOf(seen).row.includes(to) ? to : undefined;
}

/** Whether a card of the row is being attacked. */
export const attacksRow = (seen: Seen) => viewOf(seen).groups.some(({ target }) => target !== NONE);

function aims({ decision }: Seen): readonly Aim[] {
  return (decision?.aims ?? []) as unknown as readonly Aim[];
}

/** The cards of the row that could be beaten now. */
export function beatable(seen: Seen): number[] {
  return aims(seen)
    .filter(({ target }) => target !== NONE)
    .filter((aim) => aim.joining.reduce((all, { value }) => all + value, 0) >= needOf(aim))
    .map(({ target }) => target);
}

/** Whether an attack would add something. */
export function adds(seen: Seen, option: OptionShown): boolean {
  const target = rowTarget(seen, option) ?? NONE;
  const aim = aims(seen).find((one) => one.target === target);
  const joins = aim?.joining.find(({ card }) => card === cardIn(option, "what"));
  return (joins?.value ?? 0) > 0;
}
