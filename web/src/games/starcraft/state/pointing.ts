/** What pointing means in StarCraft: which things on the screen stand for what an option names, and
 *  what can follow an option in the same gesture. All of it comes from the server. */
import type { OptionShown, RefShown } from "../../../api/wire";
import type { Pointing } from "../../../shared/choosing/choosing.svelte";
import type { Thing, Whole } from "../../../shared/choosing/narrowing";
import type { Lead, StarCraftOption } from "../model/view";

/** One's own pieces are never destroyed by pointing. */
const UNPOINTED = new Set(["destroy"]);
/** What only a button sends: nobody may guess from a half-made choice what it will be, and it cannot
 *  be taken back once others have gone on. */
const SEALED = new Set(["order-where", "place-planet"]);

export interface Naming {
  /** What a thing that an option names is called. */
  nameOf(ref: RefShown): string;
  /** The question being asked. */
  prompt(): string;
}

export function pointingOf({ nameOf, prompt }: Naming): Pointing {
  return {
    stands: thingsFor,
    isPointed: ({ verb }) => !UNPOINTED.has(verb),
    wholesOf: (option) => wholesOf(option as StarCraftOption, nameOf),
    isSealed: () => SEALED.has(prompt()),
    obvious: () => null,
    confirmationOf: () => "",
  };
}

/** A unit that an option takes from an area is that unit there: equal ones elsewhere are others. */
export function thingsFor(ref: RefShown, option: OptionShown): readonly Thing[] {
  const from = option.refs.find(({ role, kind }) => role === "from" && kind === "area");
  if (!from) return [{ kind: ref.kind, number: ref.number }];
  if (ref === from) return [];
  if (ref.kind === "unit") return [{ kind: "unit", number: ref.number, at: from.number }];
  return [{ kind: ref.kind, number: ref.number }];
}

/** An option with each way in which its gesture can go on. */
export function wholesOf(option: StarCraftOption, nameOf: Naming["nameOf"]): readonly Whole[] {
  const { leads } = option.remarks;
  if (leads.length === 0) return [option];
  return leads.map((lead) => whole(option, lead, nameOf));
}

function whole(option: StarCraftOption, lead: Lead, nameOf: Naming["nameOf"]): Whole {
  const refs = [...option.refs, ...lead.refs.map(followed)];
  const names = refs.map(nameOf).filter(Boolean).join(", ");
  const label = lead.refs.length > 0 && names ? names : option.label;
  return { ...option, refs, then: lead.then, label };
}

/** Where a gesture goes after its first thing is aimed at. */
function followed(ref: RefShown): RefShown {
  return ref.kind === "area" || ref.kind === "route" ? { ...ref, role: "to" } : ref;
}
