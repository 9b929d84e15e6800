/** What a skirmish comes to, in a sentence for each side's attack. */
import { say } from "../../../../words/words";
import { within } from "../../model/within";
import type { CardPlaced, Role, Skirmish } from "./fought";
import { enemyOf } from "./fought";
import { type Fighter, type Printed, canHit, fighterOf } from "./things";

export type Tone = "falls" | "holds" | "open";

/** One side's attack against the other's health. */
export interface Verdict {
  readonly striker: Role;
  readonly tone: Tone;
  readonly said: string;
  /** Of the attack what is known; null: nothing. */
  readonly attack: number | null;
  readonly isAttackWhole: boolean;
  /** Null: not known. */
  readonly health: number | null;
  /** False: it reaches nobody here, however strong it is. */
  readonly hits: boolean;
}

/** Who strikes: "Your 6", "Anna's 6". */
export interface Striker {
  readonly isOwn: boolean;
  readonly name: string;
}

const isKnown = (cards: readonly CardPlaced[]) =>
  cards.length > 0 && cards.every(({ card }) => card !== null);

/** The verdict on what one side does to the other; null: there is nobody to say it of. */
export function verdictOf(
  skirmish: Skirmish,
  striker: Role,
  who: Striker,
  printed: Printed,
): Verdict | null {
  const target = enemyOf(striker);
  const [one, other] = [skirmish.front[striker], skirmish.front[target]];
  if (one === null || other === null) return null;
  const fighters = { one: fighterOf(printed, one), other: fighterOf(printed, other) };
  const isAttackWhole = skirmish.isOpen || isKnown(skirmish.cards[striker]);
  const hasHealth = skirmish.isOpen || isKnown(skirmish.cards[target]);
  const attack = skirmish.attack?.[striker] ?? null;
  const health = hasHealth ? (skirmish.health?.[target] ?? null) : null;
  const hits = canHit(fighters.one, fighters.other);
  const known = { striker, attack, isAttackWhole, health, hits };
  const whose = { whose: who.isOwn ? "own" : "other", name: who.name, unit: fighters.other.name };
  if (skirmish.isOver) return { ...known, ...ended(skirmish, target, attack, health, whose) };
  return { ...known, ...foreseen(known, fighters, whose) };
}

type Whose = { readonly whose: string; readonly name: string; readonly unit: string };
type Said = Pick<Verdict, "tone" | "said">;

function ended(
  { front, lost }: Skirmish,
  target: Role,
  attack: number | null,
  health: number | null,
  whose: Whose,
): Said {
  const unit = front[target];
  const fell = unit !== null && lost[target].includes(unit);
  if (attack === null || health === null)
    return fell
      ? { tone: "falls", said: say("sc-fight-fell", { unit: whose.unit }) }
      : { tone: "holds", said: say("sc-fight-stood", { unit: whose.unit }) };
  if (fell) return reached(attack, health, whose);
  if (attack < health) return short(attack, health, whose);
  const key = lost[target].length > 0 ? "sc-fight-other-fell" : "sc-fight-not-hit";
  return { tone: "holds", said: say(key, { ...whose, attack }) };
}

function foreseen(
  { attack, isAttackWhole, health, hits }: Omit<Verdict, "tone" | "said">,
  { one, other }: { one: Fighter; other: Fighter },
  whose: Whose,
): Said {
  if (!hits)
    return {
      tone: "holds",
      said: say("sc-fight-cannot-hit", { striker: one.name, unit: other.name }),
    };
  if (attack === null) return { tone: "open", said: say("sc-fight-no-card", whose) };
  if (health === null)
    return isAttackWhole
      ? { tone: "open", said: say("sc-fight-reach", { ...whose, attack }) }
      : { tone: "open", said: say("sc-fight-unknown", whose) };
  if (isAttackWhole)
    return attack >= health ? reached(attack, health, whose) : short(attack, health, whose);
  const missing = health - attack;
  if (missing <= 0) return reached(attack, health, whose);
  return {
    tone: "open",
    said: say("sc-fight-if", { ...whose, name: within(whose.name), missing }),
  };
}

function reached(attack: number, health: number, whose: Whose): Said {
  const key = attack === health ? "sc-fight-equal" : "sc-fight-reached";
  return { tone: "falls", said: say(key, { ...whose, attack, health }) };
}

function short(attack: number, health: number, whose: Whose): Said {
  return { tone: "holds", said: say("sc-fight-short", { ...whose, attack, n: health - attack }) };
}
