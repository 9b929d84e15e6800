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
export type CardKind = "standard" | "reinforcement" | "play_area" | "event";

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
  if (kind === "event") return "event";
  const own = figures["kind"];
  return own === "reinforcement" || own === "play_area" ? own : "standard";
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
    units: slugs(figures["units"]),
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
