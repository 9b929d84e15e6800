/** Narrowing: which things can be picked, and what is left when some are (UX 3.1). No rules here.
 *
 *    const now = narrow(decision.options, path, stands);
 *    now.glow.get(keyOf(thing))   "take" (brackets), "aim" (ticks) or undefined (locked: ask why)
 *    now.left                     the options that name everything in the path
 *    now.buttons                  options that no further thing distinguishes: shown as buttons
 *    now.only                     the one option that is left once something was picked: send it
 *
 *  `path` is what the player has picked so far, in any order. `stands(ref)` says which things on the
 *  screen stand for what an option names: none for what is not drawn (an ability, an amount, a zone
 *  without a place), several if equal cards are one option. `drawnAs("card")` is the simple case.
 *  An option may come with what follows it in the same gesture (`Whole`): then it names that too.
 *
 *  Roles: "what" and "from" are taken, "to" is aimed at. "with" names the means (the attackers of an
 *  attack that is resolved): it glows only after something else was picked, never first.
 *
 *  The reactive path with sending, its delay and stepping back is `Choosing` (choosing.svelte.ts).
 */
import type { Sending } from "../../api/session";
import type { OptionShown, RefShown } from "../../api/wire";

export interface Thing {
  kind: string;
  number: number;
  /** Where it is, if equal ones elsewhere are something else. */
  at?: number;
}
export type Glow = "take" | "aim";
export type Stands = (ref: RefShown, option: OptionShown) => readonly Thing[];

/** What pointing leads to: an option, with the picks that follow it in the same gesture, and how they
 *  are carried out if not one after the other. */
export type Whole = OptionShown & {
  readonly then?: readonly string[];
  readonly sending?: Sending | undefined;
  /** What it comes to: the same for gestures that differ only in their order. */
  readonly comesTo?: string;
};

/** A whole gesture as text: its picks, one after another. */
export const textOf = ({ text, then = [] }: Whole): string => [text, ...then].join(", ");

/** Options that read the same to a player; picking them picks the first. */
export interface LikeOptions {
  option: Whole;
  count: number;
}

export interface Narrowed {
  path: readonly Thing[];
  left: readonly Whole[];
  glow: ReadonlyMap<string, Glow>;
  buttons: readonly LikeOptions[];
  only: Whole | null;
}

export const keyOf = ({ kind, number, at }: Thing): string =>
  at === undefined ? `${kind}:${number}` : `${kind}:${number}@${at}`;

/** Things of these kinds are drawn, each for itself. */
export function drawnAs(...kinds: string[]): Stands {
  return (ref) => (kinds.includes(ref.kind) ? [{ kind: ref.kind, number: ref.number }] : []);
}

/** Options that a player cannot tell apart become one, with a count. */
export function collapse(options: readonly Whole[]): LikeOptions[] {
  const like = new Map<string, LikeOptions>();
  for (const option of options) {
    const reads = option.comesTo ?? [option.label, ...(option.then ?? [])].join("\n");
    const known = like.get(reads);
    if (known) known.count += 1;
    else like.set(reads, { option, count: 1 });
  }
  return [...like.values()];
}

/** The things of an option that can still be picked after the path, with what picking them means. */
function open(option: OptionShown, path: readonly Thing[], stands: Stands): Map<string, Glow> {
  const picked = new Set(path.map(keyOf));
  const found = new Map<string, Glow>();
  for (const ref of option.refs) {
    if (ref.role === "with" && path.length === 0) continue;
    const keys = stands(ref, option).map(keyOf);
    if (keys.some((key) => picked.has(key))) continue;
    for (const key of keys) {
      if (found.get(key) !== "take") found.set(key, ref.role === "to" ? "aim" : "take");
    }
  }
  return found;
}

function names(option: OptionShown, thing: Thing, stands: Stands): boolean {
  const key = keyOf(thing);
  return option.refs.some((ref) => stands(ref, option).some((one) => keyOf(one) === key));
}

/** The things that do not distinguish options: every option that names anything names them. */
function common(named: readonly Map<string, Glow>[]): Set<string> {
  const [first, ...rest] = named;
  return new Set([...(first?.keys() ?? [])].filter((key) => rest.every((one) => one.has(key))));
}

export function narrow(
  options: readonly Whole[],
  path: readonly Thing[],
  stands: Stands,
): Narrowed {
  const left = options.filter((option) => path.every((thing) => names(option, thing, stands)));
  const things = left.map((option) => open(option, path, stands));
  const named = things.filter((one) => one.size > 0);
  const idle = common(named);
  // At first everything named glows; later only what leads on.
  const leadsOn = (key: string) => path.length === 0 || named.length === 1 || !idle.has(key);
  const glow = new Map<string, Glow>();
  for (const [key, as] of named.flatMap((one) => [...one])) {
    if (leadsOn(key) && glow.get(key) !== "take") glow.set(key, as);
  }
  const plain = left.filter((_, at) =>
    [...(things[at]?.keys() ?? [])].every((key) => idle.has(key)),
  );
  const alike = collapse(left);
  const only = path.length > 0 && alike.length === 1 ? (alike[0]?.option ?? null) : null;
  return { path, left, glow, buttons: collapse(plain), only };
}

/** Whether the path leads anywhere. */
export function leads(
  options: readonly OptionShown[],
  path: readonly Thing[],
  stands: Stands,
): boolean {
  return options.some((option) => path.every((thing) => names(option, thing, stands)));
}
