/** What is on the face of a card, read from what is printed. */
import { type Race, RACES } from "../art/sides/factions";
import type { ThingFacts } from "../model/view";

export interface Values {
  readonly attack: number;
  readonly health: number;
}
export interface Price {
  readonly minerals: number;
  readonly gas: number;
}
/** What a card does, in one word, with a number if it has one. */
export interface CardSign {
  readonly does: string;
  readonly n: number;
}

/** `standard` and `reinforcement` are played in skirmishes; technologies may be either, or lie in the
 *  play area. */
export type CardKind = "standard" | "reinforcement" | "play_area" | "event" | "leadership";

export interface CardFace {
  readonly slug: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly isTechnology: boolean;
  readonly race: Race | null;
  /** The units in front that it matches. */
  readonly units: readonly string[];
  /** The units in support with which a reinforcement is valid. */
  readonly supports: readonly string[];
  readonly isForAll: boolean;
  readonly majors: readonly Values[];
  readonly minor: Values | null;
  readonly cost: Price | null;
  readonly signs: readonly CardSign[];
  /** Of an Event card. */
  readonly stage: number;
  readonly use: string;
  readonly isForced: boolean;
  /** What is printed on it in how many copies. */
  readonly copies: number;
  /** The rule that says in full what it does; empty: none of its own. */
  readonly rule: string;
  readonly text: string;
  readonly sources: ThingFacts["sources"];
}

type Figures = Readonly<Record<string, unknown>>;
type Printed = Pick<ThingFacts, "slug" | "name" | "kind" | "text" | "sources"> & {
  readonly figures: object;
};

const isRecord = (value: unknown): value is Figures =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const slugs = (value: unknown) => list(value).filter((one) => typeof one === "string");

function valuesOf(value: unknown): Values[] {
  return isRecord(value)
    ? [{ attack: Number(value["attack"]), health: Number(value["health"]) }]
    : [];
}

function kindOf(kind: string, figures: Figures): CardKind {
  if (kind === "event" || kind === "leadership") return kind;
  const own = figures["kind"];
  return own === "reinforcement" || own === "play_area" ? own : "standard";
}

/** Units in the order in which the card's name has them. */
function inNameOrder(units: readonly string[], name: string): string[] {
  const at = (slug: string) => name.indexOf(unitName(slug));
  return units.toSorted((one, other) => at(one) - at(other));
}

export function faceOf({ slug, name, kind, figures: printed, text, sources }: Printed): CardFace {
  const figures = { ...printed } as Figures;
  const cost = figures["cost"];
  return {
    slug,
    name: typeof figures["name"] === "string" ? figures["name"] : name,
    kind: kindOf(kind, figures),
    isTechnology: kind === "technology",
    race: RACES.find((race) => race === figures["race"]) ?? null,
    units: inNameOrder(slugs(figures["units"]), name),
    supports: slugs(figures["support_units"]),
    isForAll: figures["all_units"] === true,
    majors: [...valuesOf(figures["major"]), ...list(figures["majors"]).flatMap(valuesOf)],
    minor: valuesOf(figures["minor"])[0] ?? null,
    cost: isRecord(cost) ? { minerals: Number(cost["minerals"]), gas: Number(cost["gas"]) } : null,
    signs: list(figures["signs"]).flatMap((one) =>
      isRecord(one) ? { does: String(one["does"]), n: Number(one["n"]) } : [],
    ),
    stage: Number(figures["stage"] ?? 0),
    use: String(figures["use"] ?? ""),
    isForced: figures["forced"] === true,
    copies: Number(figures["copies"] ?? 1),
    rule: String(figures["rule"] ?? ""),
    text,
    sources,
  };
}

/** The sum that a reinforcement adds, as far as it is a number: attack first. */
export function bonusOf({ signs }: CardFace): { does: "attack" | "health"; n: number } | null {
  for (const does of ["attack", "health"] as const) {
    const n = Math.max(0, ...signs.filter((one) => one.does === does).map((one) => one.n));
    if (n > 0) return { does, n };
  }
  return null;
}

/** A unit's slug as its name: "siege_tank" is Siege Tank. */
export const unitName = (slug: string): string =>
  slug.replace(/_/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const RULES: Readonly<Record<CardKind, readonly string[]>> = {
  standard: ["SC-SKIRM-10", "SC-BATTLE-14"],
  reinforcement: ["SC-SKIRM-03", "SC-SKIRM-04"],
  play_area: ["SC-RES-05"],
  event: ["SC-EVENT-03"],
  leadership: ["BW-LEAD-04", "BW-LEAD-08"],
};
const RULES_OF_USE: Readonly<Record<string, string>> = {
  keep: "SC-EVENT-05",
  strategy: "SC-EVENT-06",
  common_area: "SC-EVENT-07",
};

/** The rules about a card, its own first. */
export function rulesOf({ rule, kind, use }: CardFace): string[] {
  return [rule, RULES_OF_USE[use] ?? "", ...RULES[kind]].filter(Boolean);
}
