/** What pointing means in StarCraft: which things on the screen stand for what an option names, and
 *  what can follow an option in the same gesture. All of it comes from the server. */
import type { OptionShown, RefShown } from "../../../api/wire";
import type { Pointing } from "../../../shared/choosing/choosing.svelte";
import type { Thing, Whole } from "../../../shared/choosing/narrowing";
import { say } from "../../../words/words";
import { PIECE, type Piece } from "../model/pieces";
import { DEFEND, type Lead, type Payment, type StarCraftOption } from "../model/view";
import { DESTROY } from "./destroying.svelte";

/** What only a button sends: nobody may guess from a half-made choice what it will be, or it cannot
 *  be taken back once others have gone on. */
const SEALED = new Set([
  ...["order-where", "place-planet", "learn-technology", "play-event", "end-benefit"],
  ...["saboteur", "informant", "research-bonus", "start-of-planning", "end-of-planning"],
  ...["double-time", "industrial-strategy", "maelstrom", "deplete", "assault-from", "assault-to"],
  ...["discard-to-limit", "choose-leader", "subtle-planning", "inspiring-leadership"],
  ...["choose-planet", "name-first-player", "stop-order", "subtle-influence", "swarm-flies"],
  ...["psi-disrupter", "ultimate-sacrifice", "ultimate-sacrifice-area", "hero-figure"],
  "return-figure",
]);
const BUYING = new Set(["build-forces", "build-upgrades", "build-base"]);
/** In one of these a purchase begins, goes on, and is paid for. */
const PAID_WITHIN = [
  ...BUYING,
  ...["new-unit-area", "sacrifice", "tech-unit-area", "discount", "pay"],
  ...["learn-technology", "gain-upgrade", "industrial-strategy"],
];
/** Two ends or two routes: it does not matter which was named first. */
const IN_ANY_ORDER = new Set(["exchange-end", "prepare-invasion"]);
const ACCEPT = "pay";
/** By question: what its verbs give, where they name nothing. */
const GIVEN: Readonly<Record<string, Readonly<Record<string, Piece>>>> = {
  "build-forces": { "new-worker": "worker", transport: "transport", install: "installation" },
  "build-base": { base: "base" },
  "end-benefit": { conquest: "point" },
  "research-bonus": { "draw-event": "event-card" },
};

/** An option with one way in which its gesture goes on, what that costs and how it is paid for. */
export type StarCraftWhole = Whole & Pick<StarCraftOption, "remarks">;

/** Only one's own pieces could still be destroyed: hardly anybody does. */
const PASSED = new Set(["end-order", "before-battle"]);

export interface Naming {
  /** What a thing that an option names is called. */
  nameOf(ref: RefShown): string;
  /** One's own order on top of a planet's stack; empty: it has none, or nobody knows. */
  orderOn(planet: number): string;
  /** What is drawn instead of carrying an order out. */
  draws(): string;
  /** The question being asked. */
  prompt(): string;
  /** Step back in what is being put together; false: there is nothing. */
  back(): boolean;
  /** The workers that pay instead of the proposal, as picks; null: the proposal is fine. */
  workersFor(payment: Payment): readonly string[] | null;
  /** Whether what is bought has been picked, not only where it goes. */
  isNamed(): boolean;
  /** Whether one's own pieces are to be destroyed; otherwise nothing leads there. */
  isDestroying(): boolean;
}

export function pointingOf(naming: Naming): Pointing {
  const { prompt, isNamed, isDestroying, back } = naming;
  return {
    stands: thingsFor,
    isPointed: ({ verb }) => (verb === DESTROY) === isDestroying(),
    wholesOf: (option) => wholesOf(option as StarCraftOption, naming),
    isSealed: (whole) =>
      SEALED.has(prompt()) || isDestroying() || (!isNamed() && closesStep(whole as StarCraftWhole)),
    obvious: (options) =>
      PASSED.has(prompt()) ? (options.find(({ verb }) => verb === "done") ?? null) : null,
    back,
    confirmationOf: () => "",
  };
}

const closesStep = ({ remarks }: StarCraftWhole) =>
  remarks.costs.some(({ kind }) => kind === "closes");

/** A unit that an option takes from an area is that unit there: equal ones elsewhere are others. */
export function thingsFor(ref: RefShown, option: OptionShown): readonly Thing[] {
  const from = option.refs.find(({ role, kind }) => role === "from" && kind === "area");
  if (!from) return [{ kind: ref.kind, number: ref.number }];
  if (ref === from) return [];
  if (ref.kind === "unit") return [{ kind: "unit", number: ref.number, at: from.number }];
  return [{ kind: ref.kind, number: ref.number }];
}

/** An option with each way in which its gesture can go on. */
export function wholesOf(option: StarCraftOption, naming: Naming): readonly StarCraftWhole[] {
  const { leads } = option.remarks;
  if (option.verb === "defend") return [{ ...option, refs: defended(option.refs) }];
  const named = (refs: readonly RefShown[]) => [
    ...pieceIn(naming.prompt(), option.verb, refs),
    ...refs,
  ];
  const aimed = (refs: readonly RefShown[]) => [
    ...option.refs,
    ...(option.verb === DESTROY ? placed : followed)(refs),
  ];
  // What names a thing twice cannot be pointed at: such a gesture is made step by step.
  const isPlain = leads.length === 0 || leads.some(({ refs }) => isTwice(aimed(refs)));
  if (isPlain) return [{ ...option, refs: named(option.refs) }];
  return leads.map((lead) => {
    const refs = named(aimed(lead.refs));
    const names = refs.map((ref) => naming.nameOf(ref)).filter(Boolean);
    const isRuin = option.verb === DESTROY;
    const label = isRuin ? destroyLabel(refs, naming) : labelOf(option, lead, names, naming);
    return {
      ...option,
      refs,
      label,
      remarks: { ...lead, leads: [] },
      ...(IN_ANY_ORDER.has(naming.prompt()) ? { comesTo: together(option.verb, refs) } : {}),
      ...sent(option, lead, naming),
    };
  });
}

/** A Defend order names its token, and only after that an area: an area alone is part of its planet. */
const defended = (refs: readonly RefShown[]): RefShown[] => [
  { role: "what", kind: "order", number: DEFEND },
  ...refs.map((ref) => ({ ...ref, role: "with" })),
];

/** The things of a gesture, whichever was picked first. */
const together = (verb: string, refs: readonly RefShown[]): string =>
  [verb, ...refs.map(({ kind, number }) => `${kind} ${number}`).toSorted()].join();

const isTwice = (refs: readonly RefShown[]): boolean =>
  new Set(refs.map(({ kind, number }) => `${kind} ${number}`)).size < refs.length;

/** What a whole gesture is called: by what it names, or by the verb that tells it from others. */
function labelOf(
  option: StarCraftOption,
  lead: Lead,
  names: readonly string[],
  { orderOn, draws }: Naming,
): string {
  const [then] = lead.then;
  if (option.verb === "reveal" && then) {
    const order = orderOn(option.refs[0]?.number ?? -1) || "none";
    return say("sc-web-reveal", { then, planet: names[0] ?? "", order, draws: draws() });
  }
  if (lead.refs.some(({ kind }) => kind === "order")) {
    const [planet = "", order = ""] = names;
    return say("sc-web-order-on", { order, planet });
  }
  return lead.refs.length > 0 && names.length > 0 ? names.join(", ") : option.label;
}

/** The picks of a gesture; if others than the proposed workers pay, in whatever order that is asked.
 *  What follows one's own order was chosen knowing it: it goes on when that is revealed. */
function sent({ reveals }: StarCraftOption, { then, payment }: Lead, { workersFor }: Naming) {
  const workers = payment && then.includes(ACCEPT) ? workersFor(payment) : null;
  if (!workers) return reveals ? { then, sending: { how: "run" } as const } : { then };
  const others = then.filter((pick) => pick !== ACCEPT);
  return { then: [...others, ...workers], sending: { how: "set", within: PAID_WITHIN } as const };
}

/** What an option gives, where nothing names it but its verb; after other steps of a Build order, a
 *  base is named by its area alone. */
function pieceIn(prompt: string, verb: string, refs: readonly RefShown[]): RefShown[] {
  const isBase = BUYING.has(prompt) && verb === "done" && refs.some(({ kind }) => kind === "area");
  const piece = isBase ? "base" : GIVEN[prompt]?.[verb];
  return piece ? [{ role: "what", kind: "piece", number: PIECE[piece] }] : [];
}

/** Where a gesture goes after its first thing is aimed at. */
const followed = (refs: readonly RefShown[]): readonly RefShown[] =>
  refs.map((ref) => (ref.kind === "area" || ref.kind === "route" ? { ...ref, role: "to" } : ref));

function destroyLabel(refs: readonly RefShown[], { nameOf }: Naming): string {
  const unit = refs.find(({ kind }) => kind === "unit");
  const place = refs.find(({ kind }) => kind === "area" || kind === "route");
  const piece = unit ? "unit" : place?.kind === "route" ? "transport" : "base";
  const named = { unit: unit ? nameOf(unit) : "", place: place ? nameOf(place) : "" };
  return say("sc-web-destroy", { piece, ...named });
}

/** A unit that is destroyed is that unit in its area; a base stands for itself by the area alone. */
function placed(refs: readonly RefShown[]): readonly RefShown[] {
  const unit = refs.find(({ kind }) => kind === "unit");
  const [place] = refs;
  if (!unit || place?.kind !== "area") return place ? [place] : [];
  return [{ ...place, role: "from" }, unit];
}
