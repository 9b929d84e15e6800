/** Leadership cards in words: what they bring, and for how long they count. */
import { say } from "../../../words/words";
import type { SignName } from "../art/glyphs/signs";
import { isUnitName, type UnitName } from "../art/glyphs/units";
import { unitSaid } from "../model/saying";
import { unitName } from "./face";

type Figures = Readonly<Record<string, unknown>>;

export interface Forces {
  readonly units: Readonly<Record<string, number>>;
  readonly workers: number;
  readonly transports: number;
  readonly bases: number;
}

/** "3 Marines, 1 Firebat, 9 workers, 1 transport, 1 base". */
export function forcesSaid({ units, workers, transports, bases }: Forces): string {
  const counted = Object.entries(units).map(([slug, n]) =>
    unitSaid({ unit: 0, slug, name: unitName(slug), flies: false }, n),
  );
  const others = [
    [workers, "gallery-workers"],
    [transports, "gallery-transports"],
    [bases, "gallery-bases"],
  ] as const;
  const pieces = others.filter(([n]) => n > 0).map(([n, message]) => say(message, { n }));
  return [...counted, ...pieces].join(", ");
}

/** What is said of a card beside its text. */
export interface LeaderShown {
  readonly sign: SignName | UnitName;
  /** Hero, Special Victory. */
  readonly tags: readonly string[];
  /** The forces with which one begins; empty: none of its own. */
  readonly forces: string;
  /** For how long it counts. */
  readonly lasts: string;
}

export function leaderShown(figures: Figures): LeaderShown {
  const hero = heroOf(figures);
  const forces = figures["starting_forces"] as Forces | undefined;
  const traits = Array.isArray(figures["traits"]) ? figures["traits"] : [];
  const lasts = figures["keep"] === true ? "game" : String(figures["lasts"] ?? "moment");
  return {
    sign: hero ?? "leadership",
    tags: traits.map((trait) => say("gallery-trait", { trait: String(trait) })),
    forces: forces ? forcesSaid(forces) : "",
    lasts: say("gallery-lasts", { lasts }),
  };
}

/** The hero that a card brings. */
function heroOf({ hero }: Figures): UnitName | null {
  const slug = typeof hero === "string" ? hero : (hero as { id?: string } | undefined)?.id;
  return slug !== undefined && isUnitName(slug) ? slug : null;
}
