/** Which units can be chosen from, for each question that asks for units. */
import { type BattleDraft } from "./lanes.svelte";
import type { ByRole, Decision, Fight, Role, Skirmish } from "./fought";
import { canAdd, chosenFrom, countOf, named, optionsOf, severalOf } from "./forms";
import { counted, without } from "./laneModels";

export interface TrayUnit {
  readonly unit: number;
  /** How many of them are there. */
  readonly count: number;
  /** How many are chosen. */
  readonly chosen: number;
  readonly canAdd: boolean;
  readonly isHeld?: boolean;
}

/** One unit by itself: who goes in front, who falls. */
export function singles(decision: Decision): TrayUnit[] {
  return [...optionsOf(decision, "unit").keys()].map((unit) => ({
    unit,
    count: 1,
    chosen: 0,
    canAdd: true,
  }));
}

/** Several units: only those that belong to a whole choice with what is chosen can be added. Each part
 *  of the choice is one unit. */
export function victims(decision: Decision, draft: BattleDraft): TrayUnit[] {
  const several = chosenFrom(decision, draft);
  const picks = several.parts.map(({ pick }) => pick);
  return several.parts.flatMap((part, at) => {
    const unit = named(part, "unit");
    if (unit === null || picks.indexOf(part.pick) < at) return [];
    const count = countOf(picks, part.pick);
    const chosen = countOf(draft.victims, part.pick);
    return [{ unit, count, chosen, canAdd: canAdd(several, draft.victims, part.pick) }];
  });
}

export const pickOf = (decision: Decision, draft: BattleDraft, unit: number): string | null =>
  chosenFrom(decision, draft).parts.find((part) => named(part, "unit") === unit)?.pick ?? null;

export const heldName = (role: Role, unit: number) => `unit ${role} ${unit}`;

/** The units of a side that the server pairs: others only support. */
export function frontUnits(decision: Decision, role: Role): ReadonlySet<number | null> {
  const part = role === 0 ? "what" : "with";
  return new Set(severalOf(decision).parts.map((one) => named(one, "unit", part)));
}

/** Of a side those that wait for a place: in front, or of one's own also behind. */
export function unpaired(
  decision: Decision,
  draft: BattleDraft,
  armies: ByRole<readonly number[]>,
  role: Role,
  isOwn: boolean,
): TrayUnit[] {
  const inFront = draft.pairsOf(severalOf(decision).most).flatMap((pair) => pair[role] ?? []);
  const behind = isOwn ? draft.supports.map(([unit]) => unit) : [];
  const allowed = frontUnits(decision, role);
  const left = without(armies[role], [...inFront, ...behind]);
  const helpers = isOwn ? left.filter((unit) => !allowed.has(unit)) : [];
  return waiting([...left.filter((unit) => allowed.has(unit)), ...helpers], role, draft);
}

/** Own units that are in no skirmish yet. */
export function unassigned(
  { skirmishes }: Fight,
  draft: BattleDraft,
  army: readonly number[],
  role: Role,
): TrayUnit[] {
  const inside = ({ front, support }: Skirmish) => [
    ...(front[role] === null ? [] : [front[role]]),
    ...support[role],
  ];
  const used = [...skirmishes.flatMap(inside), ...draft.supports.map(([unit]) => unit)];
  return waiting(without(army, used), role, draft);
}

function waiting(units: readonly number[], role: Role, draft: BattleDraft): TrayUnit[] {
  return counted(units).map(([unit, count]) => ({
    unit,
    count,
    chosen: 0,
    canAdd: true,
    isHeld: draft.held === heldName(role, unit),
  }));
}

/** A unit at its place: in a skirmish or in an area. */
export interface PlacedPiece {
  readonly pick: string;
  readonly unit: number;
  readonly skirmish: number | null;
  readonly area: number | null;
  readonly isSupport: boolean;
  readonly isChosen: boolean;
  readonly canPick: boolean;
}

/** What one, or several together, are chosen from: equal units in the same place once each. */
export function piecesOf(decision: Decision, draft: BattleDraft): PlacedPiece[] {
  const several = severalOf(decision);
  const isOne = decision.several === null;
  return several.parts.flatMap((part, at) => {
    const unit = named(part, "unit");
    if (unit === null) return [];
    const before = several.parts.slice(0, at).filter(({ pick }) => pick === part.pick).length;
    const isChosen = countOf(draft.victims, part.pick) > before;
    return {
      pick: part.pick,
      unit,
      skirmish: named(part, "skirmish"),
      area: named(part, "area"),
      isSupport: part.pick.startsWith("exchange-support"),
      isChosen,
      canPick: isOne || isChosen || canAdd(several, draft.victims, part.pick),
    };
  });
}
