/** Cards of StarCraft in the gallery. */
import type { Games } from "../../../api/wire";
import type { GalleryItem } from "../../../shared/screen/gallery";
import { say } from "../../../words/words";
import { type CardFace, faceOf, unitName } from "../cards/face";
import { sourcesOf } from "../cards/sources";

/** All that StarCraft shows. */
export type StarCraft = Games["starcraft"];
type Figures = StarCraft["card"]["figures"];

export interface StarCraftItem extends GalleryItem {
  /** "Standard card · 2 copies" */
  line: string;
  /** Figures, price and units in words, one each. */
  facts: string[];
  /** What it costs, in words; empty: nothing is paid for it. */
  price: string;
  said: string;
  face: CardFace;
}

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

export function starCraftItem(card: StarCraft["card"]): StarCraftItem {
  const { figures } = card;
  const face = faceOf(card);
  const line = [
    say("gallery-use", { use: figures.kind ?? figures.use ?? "" }),
    ...(figures.stage === undefined ? [] : [say("gallery-stage", { n: figures.stage })]),
    say("gallery-copies", { n: figures.copies ?? 1 }),
  ];
  // A Combat card's name says what it is for.
  const facts = factsOf(card.kind === "combat_card" ? { ...figures, units: [] } : figures);
  return {
    key: card.slug,
    name: card.name,
    box: card.set,
    side: figures.race ?? "",
    kind: card.kind,
    cost: figures.cost ? figures.cost.minerals + figures.cost.gas : null,
    figures: figures.major ? { attack: figures.major.attack } : {},
    reconstructed: sourcesOf(face).reconstructed !== undefined,
    text: [card.text, ...facts, ...line].join(" "),
    line: line.join(" · "),
    facts,
    price: priceOf(figures),
    said: card.text,
    face,
  };
}
