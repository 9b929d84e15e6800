/** Cards of StarCraft in the gallery: in words, until its table is drawn. */
import type { Games } from "../../../api/wire";
import type { GalleryItem } from "../../../shared/screen/gallery";
import { say } from "../../../words/words";

/** All that StarCraft shows. */
export type StarCraft = Games["starcraft"];
type Figures = StarCraft["card"]["figures"];

export interface StarCraftItem extends GalleryItem {
  /** "Standard card · 2 copies" */
  line: string;
  /** Figures, price and units in words, one each. */
  facts: string[];
  said: string;
  provenance: string;
  /** What of it was reconstructed, in words. */
  reconstructedParts: string[];
}

const named = (slug: string) =>
  slug.replace(/_/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function factsOf({ major, majors, minor, cost, units, all_units }: Figures): string[] {
  const told: string[] = [];
  for (const pair of majors ?? (major ? [major] : []))
    told.push(say("gallery-attack-health", { ...pair }));
  if (minor) told.push(say("gallery-otherwise", { ...minor }));
  if (cost)
    told.push(
      cost.minerals + cost.gas > 0 ? say("gallery-price", { ...cost }) : say("gallery-free"),
    );
  if (units?.length) told.push(units.map(named).join(", "));
  if (all_units) told.push(say("gallery-for-all"));
  return told;
}

export function starCraftItem(card: StarCraft["card"]): StarCraftItem {
  const { figures, sources } = card;
  const reconstructed = Object.entries(sources.provenance_of ?? {})
    .filter(([, from]) => from === "reconstructed" || from === "memory")
    .map(([part]) => say("gallery-part", { part }));
  const line = [
    say("gallery-use", { use: figures.kind ?? figures.use ?? "" }),
    ...(figures.stage === undefined ? [] : [say("gallery-stage", { n: figures.stage })]),
    say("gallery-copies", { n: figures.copies ?? 1 }),
  ];
  // A Combat card's name says what it is for.
  const facts = factsOf(card.kind === "combat_card" ? { ...figures, units: [] } : figures);
  const whole = sources.provenance === "reconstructed";
  return {
    key: card.slug,
    name: card.name,
    box: card.set,
    side: figures.race ?? "",
    kind: card.kind,
    cost: figures.cost ? figures.cost.minerals + figures.cost.gas : null,
    figures: figures.major ? { attack: figures.major.attack } : {},
    reconstructed: whole || reconstructed.length > 0,
    text: [card.text, ...facts, ...line].join(" "),
    line: line.join(" · "),
    facts,
    said: card.text,
    provenance: sources.provenance,
    reconstructedParts: [...new Set(reconstructed)],
  };
}
