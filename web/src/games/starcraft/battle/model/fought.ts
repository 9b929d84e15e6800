/** The battle as the board draws it, out of what the server shows: the only file that knows how the
 *  server calls things. */
import type { Schemas } from "../../../../api/wire";
import type { StarCraftDecision, StarCraftOption, StarCraftView } from "../../model/view";

export type View = StarCraftView;
export type Summand = Schemas["StarCraftSummandShown"];
export type CardPlaced = Schemas["StarCraftCardPlaced"];
export type Decision = StarCraftDecision;
export type Option = StarCraftOption;
export type Several = NonNullable<Decision["several"]>;

/** Attacker and defender of a battle. */
export type Role = 0 | 1;
export type ByRole<Kind> = readonly [Kind, Kind];
export const ATTACKER: Role = 0;
export const DEFENDER: Role = 1;
export const enemyOf = (role: Role): Role => (role === ATTACKER ? DEFENDER : ATTACKER);

export interface Skirmish {
  /** The unit in front; null: there is none, or none yet. */
  readonly front: ByRole<number | null>;
  readonly support: ByRole<readonly number[]>;
  readonly cards: ByRole<readonly CardPlaced[]>;
  readonly lines: readonly Summand[];
  /** What the known cards come to; null: no card lies there. */
  readonly attack: ByRole<number> | null;
  readonly health: ByRole<number> | null;
  /** Nothing else will count. */
  readonly isOpen: boolean;
  readonly isOver: boolean;
  /** Who fell here, and who left it for another area. */
  readonly lost: ByRole<readonly number[]>;
  readonly withdrawn: ByRole<readonly number[]>;
}

/** Units that left the area together, and those of them that found no room. */
export interface Retreat {
  readonly seat: number;
  readonly units: readonly number[];
  /** Null: nowhere. */
  readonly to: number | null;
  readonly lost: readonly number[];
}

/** The battle now, or the last one. */
export interface Fight {
  readonly area: number;
  readonly seats: ByRole<number>;
  readonly isSpecial: boolean;
  /** From 1 to 9. */
  readonly step: number;
  readonly isOver: boolean;
  /** It did not take place. */
  readonly isCalledOff: boolean;
  /** Who fought when it began; null: nothing is known of it. */
  readonly units: ByRole<readonly number[]> | null;
  /** Combat cards drawn in step 3; null: nothing is known of it. */
  readonly drawn: ByRole<number> | null;
  readonly skirmishes: readonly Skirmish[];
  /** Units given up before it, or lost to splash damage and nukes. */
  readonly lost: ByRole<readonly number[]>;
  readonly retreats: readonly Retreat[];
  /** Who holds the area after it; null: nobody, or not known yet. */
  readonly holder: number | null;
  /** Whose base was destroyed. */
  readonly baseLost: number | null;
}

/** A kind of card, or what is laid instead of one, at one skirmish; `card` is null for a card of the
 *  deck and for none, and `attack` and `health` are what the own side gains. */
export type Offer = Schemas["StarCraftOfferShown"];
/** A skirmish at which cards have yet to be laid. */
export type LaneOffers = Schemas["StarCraftLaneOffers"];

const NOBODY = [[], []] as const;
const LAST_STEP = 9;
const some = (number: number): number | null => (number < 0 ? null : number);

/** The battle that is being fought, or was fought last; null: there was none. */
export function fightOf(view: View): Fight | null {
  const fought = view.figures?.fought;
  if (fought) return toldOf(fought);
  return view.battle ? seenIn(view.battle, view) : null;
}

type Fought = NonNullable<NonNullable<View["figures"]>["fought"]>;

function toldOf(fought: Fought): Fight {
  const { given_up, splash, nuked } = fought;
  const fallen = (role: Role) => [...given_up[role], ...splash[role], ...nuked[role]];
  return {
    area: fought.area,
    seats: fought.seats,
    isSpecial: fought.special,
    step: Math.min(fought.step, LAST_STEP),
    isOver: fought.ended,
    isCalledOff: fought.called_off,
    units: fought.units,
    drawn: [fought.drawn[ATTACKER].cards, fought.drawn[DEFENDER].cards],
    skirmishes: fought.lanes.map(laneTold),
    lost: [fallen(ATTACKER), fallen(DEFENDER)],
    retreats: fought.retreats.map((one) => ({ ...one, to: some(one.to) })),
    holder: some(fought.holder),
    baseLost: some(fought.base_lost),
  };
}

function laneTold(lane: Fought["lanes"][number]): Skirmish {
  const hasCards = lane.cards.some((side) => side.length > 0);
  const gone = (role: Role) => lane.withdrawn[role].map(({ unit }) => unit);
  return {
    front: [some(lane.front[ATTACKER]), some(lane.front[DEFENDER])],
    support: lane.support,
    cards: lane.cards,
    lines: lane.lines,
    attack: hasCards ? lane.attack : null,
    health: hasCards ? lane.health : null,
    isOpen: lane.open,
    isOver: lane.over,
    lost: lane.lost,
    withdrawn: [gone(ATTACKER), gone(DEFENDER)],
  };
}

/** As far as the view alone shows it: a skirmish that is over has no cards any more. */
function seenIn(battle: NonNullable<View["battle"]>, { figures }: View): Fight {
  return {
    area: battle.area,
    seats: battle.seats,
    isSpecial: battle.special > 0,
    step: battle.step,
    isOver: false,
    isCalledOff: false,
    units: null,
    drawn: null,
    skirmishes: battle.skirmishes.map(({ front, support, cards, over }, at) => {
      const lane = figures?.lanes[at];
      return {
        front: [some(front[ATTACKER]), some(front[DEFENDER])],
        support,
        cards,
        lines: lane?.lines ?? [],
        attack: lane?.attack ?? null,
        health: lane?.health ?? null,
        isOpen: lane?.open ?? false,
        isOver: over > 0,
        lost: NOBODY,
        withdrawn: NOBODY,
      };
    }),
    lost: NOBODY,
    retreats: [],
    holder: null,
    baseLost: null,
  };
}

/** The skirmishes that wait for cards of the player who is asked. */
export const offersOf = (decision: Decision | null): readonly LaneOffers[] =>
  decision?.remarks.lanes ?? [];

/** How many units are lost with an option; null: nothing is told of it. */
export function lossOf({ remarks }: Option): number | null {
  return remarks.costs.find(({ kind }) => kind === "lost")?.n ?? null;
}

/** Units while they are set up: who adds what where, and what the server proposes. */
export type Muster = NonNullable<Decision["remarks"]["muster"]>;

/** What a unit adds where it supports a skirmish against another; null: nobody told. */
export function aidOf({ aid }: Muster, unit: number, against: number | null): number | null {
  return aid.find((one) => one.unit === unit && one.against === against)?.attack ?? null;
}

/** The role of a seat in a battle; null: it only looks on. */
export function roleOf({ seats }: Fight, seat: number | null): Role | null {
  if (seat === seats[ATTACKER]) return ATTACKER;
  return seat === seats[DEFENDER] ? DEFENDER : null;
}

/** The units of both sides in the contested area, those in skirmishes and those that wait. */
export function armiesOf(view: View, { area, isOver }: Fight): ByRole<readonly number[]> {
  const there = view.areas.find((one) => one.area === area)?.units ?? [];
  return isOver ? NOBODY : [view.invaded === area ? view.invaders : [], there];
}
