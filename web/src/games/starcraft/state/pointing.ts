/** What pointing means in StarCraft: which things on the screen stand for what an option names, and
 *  what can follow an option in the same gesture. All of it comes from the server. */
import type { OptionShown, RefShown } from "../../../api/wire";
import type { Pointing } from "../../../shared/choosing/choosing.svelte";
import type { Thing, Whole } from "../../../shared/choosing/narrowing";
import { say } from "../../../words/words";
import type { Lead, StarCraftOption } from "../model/view";

/** One's own pieces are never destroyed by pointing. */
const UNPOINTED = new Set(["destroy"]);
/** What only a button sends: nobody may guess from a half-made choice what it will be, and it cannot
 *  be taken back once others have gone on. */
const SEALED = new Set(["order-where", "place-planet"]);

/** Only one's own pieces could still be destroyed: hardly anybody does. */
const PASSED = new Set(["end-order", "before-battle"]);

/** An option with one of the ways in which its gesture can go on. */
export type StarCraftWhole = Whole & { readonly lead?: Lead };

export interface Naming {
  /** What a thing that an option names is called. */
  nameOf(ref: RefShown): string;
  /** The question being asked. */
  prompt(): string;
  /** Step back in what is being put together; false: there is nothing. */
  back(): boolean;
}

export function pointingOf({ nameOf, prompt, back }: Naming): Pointing {
  return {
    stands: thingsFor,
    isPointed: ({ verb }) => !UNPOINTED.has(verb),
    wholesOf: (option) => wholesOf(option as StarCraftOption, nameOf),
    isSealed: () => SEALED.has(prompt()),
    obvious: (options) =>
      PASSED.has(prompt()) ? (options.find(({ verb }) => verb === "done") ?? null) : null,
    back,
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
export function wholesOf(
  option: StarCraftOption,
  nameOf: Naming["nameOf"],
): readonly StarCraftWhole[] {
  const { leads } = option.remarks;
  if (leads.length === 0) return [option];
  return leads.map((lead) => whole(option, lead, nameOf));
}

function whole(option: StarCraftOption, lead: Lead, nameOf: Naming["nameOf"]): StarCraftWhole {
  const refs = [...option.refs, ...lead.refs.map(followed)];
  const label = labelOf(option, lead, refs.map(nameOf).filter(Boolean));
  return { ...option, refs, then: lead.then, label, lead };
}

/** What a whole gesture is called: by what it names, or by the verb that tells it from others. */
function labelOf(option: StarCraftOption, lead: Lead, names: readonly string[]): string {
  const [then] = lead.then;
  if (option.verb === "reveal" && then)
    return say("sc-web-reveal", { then, planet: names[0] ?? "" });
  return lead.refs.length > 0 && names.length > 0 ? names.join(", ") : option.label;
}

/** Where a gesture goes after its first thing is aimed at. */
function followed(ref: RefShown): RefShown {
  return ref.kind === "area" || ref.kind === "route" ? { ...ref, role: "to" } : ref;
}
