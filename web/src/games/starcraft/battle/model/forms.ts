/** How each question of a battle is answered on the board: which part of it glows, and which gesture
 *  is sent. All picks are texts that the server gave. */
import { say } from "../../../../words/words";
import { BATTLE_FORMS, type BattleForm } from "../../model/forms";
import type { ByRole, Decision, Fight, LaneOffers, Option, Several } from "./fought";
import { lossOf, offersOf } from "./fought";
import { type BattleDraft, draftedAt } from "./lanes.svelte";

export type How = "exact" | "set" | "run";

/** A whole answer, as the session sends it. */
export interface Sent {
  readonly picks: readonly string[];
  readonly how: How;
  /** The prompts that it answers: it ends at any other. */
  readonly within: readonly string[];
  readonly label: string;
  /** Who supports which pair, once the skirmishes have their numbers. */
  readonly supports?: readonly SupportWish[];
}

/** A unit that will support a pair: of equal pairs, the one at this place among them. */
export interface SupportWish {
  readonly unit: number;
  readonly front: ByRole<number>;
  readonly nth: number;
}

/** Questions whose answer destroys own units. */
const HARMS = new Set([
  "consume",
  "escape-lose",
  "supporter",
  "broodling",
  "splash",
  "nuke",
  "retreat-lose",
  ...["early-loss", "feedback", "give-up-stolen"],
]);

export const formOf = (decision: Decision | null): BattleForm | null =>
  decision ? (BATTLE_FORMS[decision.prompt] ?? null) : null;

export const doesHarm = ({ prompt }: Decision): boolean => HARMS.has(prompt);

/** One option by itself. */
export const single = ({ prompt }: Decision, { text, label }: Option): Sent => ({
  picks: [text],
  how: "exact",
  within: [prompt],
  label,
});

/** The number of the first thing of a kind that an option or a part of a choice names. */
export function named({ refs }: Pick<Option, "refs">, kind: string, role?: string): number | null {
  const found = refs.find((ref) => ref.kind === kind && (role === undefined || ref.role === role));
  return found?.number ?? null;
}

export function optionFor(decision: Decision, kind: string, number: number): Option | null {
  return decision.options.find((option) => named(option, kind) === number) ?? null;
}

/** Options of things of one kind, by number. */
export function optionsOf(decision: Decision, kind: string): Map<number, Option> {
  return new Map(
    decision.options.flatMap((option) => {
      const number = named(option, kind);
      return number === null ? [] : [[number, option] as const];
    }),
  );
}

/** What ends or declines, if it can be picked. */
export const declining = ({ options, done }: Decision): Option | null =>
  done === null ? null : (options[done] ?? null);

// Choices of several parts

/** The parts of a choice; where the server names none, its options one by one. */
export function severalOf({ several, options }: Decision): Several {
  if (several) return several;
  const parts = options.map(({ text, refs }) => ({ pick: text, refs }));
  return { least: 1, most: 1, parts, wholes: [] };
}

export const countOf = (picks: readonly string[], pick: string) =>
  picks.filter((one) => one === pick).length;

const isWithin = (picks: readonly string[], whole: readonly string[]) =>
  picks.every((pick) => countOf(picks, pick) <= countOf(whole, pick));

/** Whether one more pick leads to a whole choice. */
export function canAdd(
  { most, parts, wholes }: Several,
  chosen: readonly string[],
  pick: string,
): boolean {
  const next = [...chosen, pick];
  const there = parts.filter((part) => part.pick === pick).length;
  if (next.length > most || countOf(next, pick) > there) return false;
  return wholes.length === 0 || wholes.some((whole) => isWithin(next, whole));
}

/** Whether these picks are a whole choice. */
export function isWhole({ least, most, wholes }: Several, chosen: readonly string[]): boolean {
  if (wholes.length === 0) return chosen.length >= least && chosen.length <= most;
  return wholes.some((whole) => whole.length === chosen.length && isWithin(chosen, whole));
}

/** The units that fall, leave or are lost, sent together. */
export function victimsSent(decision: Decision, draft: BattleDraft): Sent | null {
  const { victims } = draft;
  if (!isWhole(severalOf(decision), victims)) return null;
  return {
    picks: victims,
    how: "set",
    within: [decision.prompt],
    label: say("sc-fight-send-victims", { n: victims.length, harm: String(doesHarm(decision)) }),
  };
}

/** Units that change places, sent together. */
function piecesSent(decision: Decision, draft: BattleDraft): Sent | null {
  const { victims: picks } = draft;
  if (!isWhole(severalOf(decision), picks)) return null;
  const within = [decision.prompt, "exchange-for"];
  return { picks, how: "set", within, label: say("sc-fight-send-exchange") };
}

// Where units go

/** Who can be lost by going to an area, where that can be chosen; null: nobody chooses. */
export function lossesAt(option: Option): Several | null {
  const wholes = option.remarks.leads.map((lead) => fallenIn(lead.costs).map(String));
  const most = lossOf(option) ?? 0;
  if (wholes.length < 2 || most === 0) return null;
  const units = [...new Set(wholes.flat())];
  const parts = units.flatMap((pick) => {
    const ref = { role: "what", kind: "unit", number: Number(pick) } as const;
    const n = Math.max(...wholes.map((whole) => countOf(whole, pick)));
    return Array.from({ length: n }, () => ({ pick, refs: [ref] }));
  });
  return { least: most, most, parts, wholes };
}

const fallenIn = (costs: Option["remarks"]["costs"]): number[] =>
  costs.find(({ kind }) => kind === "lost")?.refs.map(({ number }) => number) ?? [];

/** An area with those who are lost on the way, as one. */
export function areaSent(decision: Decision, draft: BattleDraft): Sent | null {
  const option = draft.area === null ? null : optionFor(decision, "area", draft.area);
  if (!option) return null;
  const losses = lossesAt(option);
  const chosen = draft.victims;
  const way = option.remarks.leads.find(({ costs }) => {
    const fallen = fallenIn(costs).map(String);
    return fallen.length === chosen.length && isWithin(chosen, fallen);
  });
  if (losses && !way) return null;
  return {
    picks: [option.text, ...(losses ? (way?.then ?? []) : [])],
    how: "exact",
    within: [],
    label: say("sc-fight-send-area", { n: lossOf(option) ?? 0 }),
  };
}

/** What is chosen together at a question: its parts, or who is lost by going to the chosen area. */
export function chosenFrom(decision: Decision, draft: BattleDraft): Several {
  const option = draft.area === null ? null : optionFor(decision, "area", draft.area);
  return (option && lossesAt(option)) ?? severalOf(decision);
}

/** Pairs in any order: each lane of the draft is a part of the choice. */
export function pairsSent(decision: Decision, draft: BattleDraft): Sent | null {
  const { parts, most } = severalOf(decision);
  const picks = draft.pairsOf(most).flatMap(([attacking, defending]) => {
    const part = parts.find(
      (one) => named(one, "unit", "what") === attacking && named(one, "unit", "with") === defending,
    );
    return attacking !== null && part ? [part.pick] : [];
  });
  if (picks.length < most) return null;
  const supports = wishesOf(draft, most);
  const label = say("sc-fight-send-pairs", { n: most, supports: supports.length });
  return { picks, how: "set", within: [decision.prompt], label, supports };
}

/** Drafted supports by the pairs they belong to: lanes get their numbers when pairs are sent. */
function wishesOf(draft: BattleDraft, most: number): SupportWish[] {
  const pairs = draft.pairsOf(most);
  return draft.supports.flatMap(([unit, lane]) => {
    const [one, other] = pairs[lane] ?? [null, null];
    if (one === null || other === null) return [];
    const nth = pairs.slice(0, lane).filter(([a, b]) => a === one && b === other).length;
    return [{ unit, front: [one, other] as const, nth }];
  });
}

/** The same supports, by the skirmishes there are now. */
export function supportsFor(
  { skirmishes }: Fight,
  wishes: readonly SupportWish[],
): (readonly [unit: number, lane: number])[] {
  return wishes.flatMap(({ unit, front: [one, other], nth }) => {
    const equal = skirmishes.flatMap(({ front }, at) =>
      front[0] === one && front[1] === other ? [at] : [],
    );
    const lane = equal[nth];
    return lane === undefined ? [] : [[unit, lane] as const];
  });
}

export function supportsSent(decision: Decision, draft: BattleDraft): Sent | null {
  const several = severalOf(decision);
  const picks = draft.supports.flatMap(([unit, lane]) => {
    const part = several.parts.find(
      (one) => named(one, "unit") === unit && named(one, "skirmish") === lane,
    );
    return part ? [part.pick] : [];
  });
  if (!isWhole(several, picks)) return null;
  const label = say("sc-fight-send-supports", { n: picks.length });
  return { picks, how: "set", within: [decision.prompt], label };
}

// Cards

export const LAYING: readonly string[] = ["standard-card", "reinforcement-card"];
const LOOK = "look";

/** Whether a lane has what it needs: a standard card where one is asked for. */
export function isLaid(lane: LaneOffers, draft: BattleDraft): boolean {
  const needs = lane.offers.some(({ slot }) => slot === "standard");
  return !needs || draftedAt(lane, draft).some(({ slot }) => slot === "standard");
}

/** The cards of all lanes in one go; looking at the deck ends it at its lane, so that the lanes after
 *  it may still be empty. */
export function cardsSent(decision: Decision, draft: BattleDraft): Sent | null {
  const lanes = offersOf(decision);
  const look = lanes.findIndex((lane) => draft.cardsAt(lane.skirmish).standard === LOOK);
  const sent = look < 0 ? lanes : lanes.slice(0, look + 1);
  if (sent.length === 0 || !sent.every((lane) => isLaid(lane, draft))) return null;
  return {
    picks: sent.flatMap((lane) => picksAt(lane, draft)),
    how: "run",
    within: decision.prompt === "replacement-card" ? [decision.prompt] : LAYING,
    label: say("sc-fight-commit", { n: sent.length, look: String(look >= 0) }),
  };
}

/** A card, then its reinforcement or none; with a card of the deck there is none to ask for. */
function picksAt(lane: LaneOffers, draft: BattleDraft): string[] {
  const laid = draftedAt(lane, draft);
  const picks = laid.map(({ pick }) => pick);
  if (laid.some(({ slot, card }) => slot === "reinforcement" || card === null)) return picks;
  const none = lane.offers.find(({ slot, card }) => slot === "reinforcement" && card === null);
  return none ? [...picks, none.pick] : picks;
}

/** All skirmishes left in their order, until something is asked. */
export function leftToRight(decision: Decision): Sent {
  return {
    picks: decision.options.map(({ text }) => text),
    how: "run",
    within: [decision.prompt],
    label: say("sc-fight-left-to-right"),
  };
}

/** What the filled button of the prompt bar sends now; null: something is still missing. */
export function ready(decision: Decision, draft: BattleDraft): Sent | null {
  switch (formOf(decision)) {
    case "pairs":
      return pairsSent(decision, draft);
    case "supports":
      return supportsSent(decision, draft);
    case "cards":
      return cardsSent(decision, draft);
    case "victims":
      return victimsSent(decision, draft);
    case "pieces":
      return decision.several ? piecesSent(decision, draft) : null;
    case "areas":
      return areaSent(decision, draft);
    default:
      return null;
  }
}
