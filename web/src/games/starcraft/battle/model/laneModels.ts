/** The lanes of the board: the skirmishes with what is drafted at them. */
import {
  type CardPlaced,
  type Decision,
  type Fight,
  type LaneOffers,
  type Option,
  type Role,
  type Skirmish,
  DEFENDER,
  aidOf,
  enemyOf,
  offersOf,
  roleOf,
} from "./fought";
import { formOf, isLaid, optionFor, severalOf } from "./forms";
import { type BattleDraft, draftedAt, sumsWith } from "./lanes.svelte";

/** What can be done at a lane, or what has become of it. */
export type LaneState = "choose" | "draft" | "set" | "ready" | "over" | "units" | "waits";

export interface LaneModel {
  readonly at: number;
  readonly skirmish: Skirmish;
  readonly state: LaneState;
  /** The cards that can be laid here. */
  readonly offers: LaneOffers | null;
  /** Resolves this skirmish. */
  readonly option: Option | null;
  /** What one's own unit adds if it supports here; null: nobody told. */
  readonly aid: (unit: number) => number | null;
}

/** Whose side is drawn below: one's own, or else the defender's. */
export const lowerRole = (fight: Fight, own: number | null): Role => roleOf(fight, own) ?? DEFENDER;

export function laneModels(
  fight: Fight,
  own: number | null,
  decision: Decision | null,
  draft: BattleDraft,
): LaneModel[] {
  const form = formOf(decision);
  const role = roleOf(fight, own);
  const aidAt = ({ front }: Pick<Skirmish, "front">) => aidAgainst(decision, role, front);
  if (decision && form === "pairs" && fight.skirmishes.length === 0)
    return draft.pairsOf(severalOf(decision).most).map((front, at) => ({
      at,
      skirmish: {
        ...NOTHING,
        front,
        support: putAt(NOTHING.support, role ?? 0, draft.supportsAt(at)),
      },
      state: "units",
      offers: null,
      option: null,
      aid: aidAt({ front }),
    }));
  const lanes = offersOf(decision);
  return fight.skirmishes.map((skirmish, at) => {
    const offers = lanes.find((lane) => lane.skirmish === at) ?? null;
    const option = decision && form === "lanes" ? optionFor(decision, "skirmish", at) : null;
    const shown =
      role === null ? skirmish : withDraft(skirmish, role, offers, draft, form === "supports", at);
    return {
      at,
      skirmish: shown,
      state: stateOf(shown, offers, draft, option, form),
      offers,
      option,
      aid: aidAt(shown),
    };
  });
}

/** What units add against the enemy in front, as far as the server says it. */
function aidAgainst(decision: Decision | null, role: Role | null, front: Skirmish["front"]) {
  const muster = decision?.remarks.muster;
  return (unit: number) =>
    muster && role !== null ? aidOf(muster, unit, front[enemyOf(role)]) : null;
}

const NOTHING: Skirmish = {
  front: [null, null],
  support: [[], []],
  cards: [[], []],
  lines: [],
  attack: null,
  health: null,
  isOpen: false,
  isOver: false,
  lost: [[], []],
  withdrawn: [[], []],
};

function stateOf(
  { isOver, cards }: Skirmish,
  offers: LaneOffers | null,
  draft: BattleDraft,
  option: Option | null,
  form: ReturnType<typeof formOf>,
): LaneState {
  if (isOver) return "over";
  if (option) return "ready";
  if (form === "supports") return "units";
  if (offers && form === "cards") return isLaid(offers, draft) ? "draft" : "choose";
  return cards.some((side) => side.length > 0) ? "set" : "waits";
}

function withDraft(
  skirmish: Skirmish,
  role: Role,
  offers: LaneOffers | null,
  draft: BattleDraft,
  isSupporting: boolean,
  at: number,
): Skirmish {
  const drafted = isSupporting ? draft.supportsAt(at) : [];
  const support = putAt(skirmish.support, role, [...skirmish.support[role], ...drafted]);
  if (!offers) return { ...skirmish, support };
  const laid = draftedAt(offers, draft);
  const cards = putAt(skirmish.cards, role, [...skirmish.cards[role], ...laid.map(placed)]);
  return { ...skirmish, support, cards, ...sumsWith(offers, laid) };
}

const placed = ({ card }: { readonly card: number | null }): CardPlaced => ({
  card,
  face_up: false,
  from_deck: card === null,
  looked: false,
});

const putAt = <Kind>(pair: readonly [Kind, Kind], role: Role, thing: Kind): [Kind, Kind] =>
  role === 0 ? [thing, pair[1]] : [pair[0], thing];

/** Units without those: each is taken out once. */
export function without(units: readonly number[], gone: readonly number[]): number[] {
  const left = [...units];
  for (const unit of gone) {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Equal units with their number. */
export function counted(units: readonly number[]): [unit: number, n: number][] {
  const found = new Map<number, number>();
  for (const unit of units) found.set(unit, (found.get(unit) ?? 0) + 1);
  return [...found];
}
