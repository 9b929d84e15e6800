/** Which units can be chosen from, for each question that asks for units. */
import { type BattleDraft } from "./lanes.svelte";
import type { ByRole, Decision, Fight, Role, Skirmish } from "./fought";
import { canAdd, countOf, named, optionsOf, severalOf } from "./forms";
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
  const several = severalOf(decision);
  const picks = several.parts.map(({ pick }) => pick);
  return several.parts.flatMap((part, at) => {
    const unit = named(part, "unit");
    if (unit === null || picks.indexOf(part.pick) < at) return [];
    const count = countOf(picks, part.pick);
    const chosen = countOf(draft.victims, part.pick);
    return [{ unit, count, chosen, canAdd: canAdd(several, draft.victims, part.pick) }];
  });
}

export const pickOf = (decision: Decision, unit: number): string | null =>
  severalOf(decision).parts.find((part) => named(part, "unit") === unit)?.pick ?? null;

export const heldName = (role: Role, unit: number) => `unit ${role} ${unit}`;

/** Of a side those that wait for a place in front: only units that the server pairs. */
export function unpaired(
  decision: Decision,
  draft: BattleDraft,
  armies: ByRole<readonly number[]>,
  role: Role,
): TrayUnit[] {
  const { parts, most } = severalOf(decision);
  const allowed = new Set(parts.map((part) => named(part, "unit", role === 0 ? "what" : "with")));
  const used = draft.pairsOf(most).flatMap((pair) => pair[role] ?? []);
  return waiting(
    without(armies[role], used).filter((unit) => allowed.has(unit)),
    role,
    draft,
  );
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
