/** Cards and pieces of StarCraft in the gallery. */
import type { Games } from "../../../api/wire";
import type { GalleryItem } from "../../../shared/screen/gallery";
import { say } from "../../../words/words";
import { type Faction, isFaction, RACE_OF, type Race } from "../art/sides/factions";
import { type CardFace, faceOf, unitName } from "../cards/face";
import { forcesSaid } from "../cards/leadership";
import { sourcesOf } from "../cards/sources";

/** All that StarCraft shows. */
export type StarCraft = Games["starcraft"];
type Card = StarCraft["card"];
type Figures = Card["figures"];

export interface StarCraftItem extends GalleryItem {
  /** "Standard card · 2 copies" */
  line: string;
  /** Figures, price and units in words, one each. */
  facts: string[];
  /** What it costs, or the forces it brings, in words; empty: nothing is paid for it. */
  price: string;
  said: string;
  face: CardFace;
  slug: string;
  /** Of a Leadership card. */
  hero: string;
  faction: Faction | null;
  /** Of a unit. */
  flies: boolean;
}

/** Cards with figures of their own, not pieces. */
const DEALT = ["combat_card", "technology", "event"];

function priceOf({ cost }: Pick<Figures, "cost">): string {
  if (!cost) return "";
  return cost.minerals + cost.gas > 0 ? say("gallery-price", { ...cost }) : say("gallery-free");
}

/** Figures, price and units in words, one each. */
function factsOf({ major, majors, minor, cost, units, all_units }: Figures): string[] {
  const told: string[] = [];
  for (const pair of majors ?? (major ? [major] : []))
    told.push(say("gallery-attack-health", { ...pair }));
  if (minor) told.push(say("gallery-otherwise", { ...minor }));
  if (cost) told.push(priceOf({ cost }));
  if (units?.length) told.push(units.map(unitName).join(", "));
  if (all_units) told.push(say("gallery-for-all"));
  return told;
}

/** "Starting forces: 6 Zerglings, 8 workers, 2 transports, 2 bases". */
const forcesOf = ({ starting_forces: forces }: Figures): string[] =>
  forces ? [say("gallery-forces", { forces: forcesSaid(forces) })] : [];

/** The areas of a planet, one each. */
function areasOf({ areas = [] }: Figures): string[] {
  return areas.map(({ yields, amount, unit_limit: limit, allows }, at) =>
    say("gallery-area", {
      ...{ number: at + 1, yields, amount, limit },
      allows: allows.length === 1 ? (allows[0] ?? "all") : "all",
    }),
  );
}

/** What kind of card it is, in a few words each. */
function lineOf(kind: string, figures: Figures): string[] {
  const n = figures.copies;
  if (kind === "leadership")
    return [
      say("gallery-stage", { n: figures.stage ?? 1 }),
      ...(figures.traits ?? []).map((trait) => say("gallery-trait", { trait })),
      say("gallery-lasts", { lasts: figures.keep ? "game" : (figures.lasts ?? "moment") }),
    ];
  if (!DEALT.includes(kind)) return [say("gallery-pieces", { n })];
  return [
    say("gallery-use", { use: figures.kind ?? figures.use ?? "" }),
    ...(figures.stage === undefined ? [] : [say("gallery-stage", { n: figures.stage })]),
    say("gallery-copies", { n }),
  ];
}

function sideOf({ race, faction }: Figures): { race: Race | ""; faction: Faction | null } {
  const own = faction && isFaction(faction) ? faction : null;
  return { race: (race as Race | undefined) ?? (own ? RACE_OF[own] : ""), faction: own };
}

export function starCraftItem(card: Card): StarCraftItem {
  const { figures, kind } = card;
  const { race, faction } = sideOf(figures);
  const face = faceOf({ ...card, figures: { ...figures, ...(race && { race }) } });
  const line = lineOf(kind, figures);
  // A Combat card's name says what it is for.
  const facts = [
    ...factsOf(kind === "combat_card" ? { ...figures, units: [] } : figures),
    ...forcesOf(figures),
    ...areasOf(figures),
  ];
  return {
    key: card.slug,
    slug: card.slug,
    name: card.name,
    box: card.set,
    side: race,
    kind,
    cost: figures.cost ? figures.cost.minerals + figures.cost.gas : null,
    figures: figures.major ? { attack: figures.major.attack } : {},
    reconstructed: sourcesOf(face).reconstructed !== undefined,
    text: [card.text, ...facts, ...line].join(" "),
    line: line.join(" · "),
    facts,
    price: priceOf(figures) || forcesOf(figures).join(),
    said: card.text || areasOf(figures).join(". "),
    face,
    hero: kind === "leadership" ? (figures.hero ?? "") : "",
    faction,
    flies: figures.type === "flying",
  };
}
