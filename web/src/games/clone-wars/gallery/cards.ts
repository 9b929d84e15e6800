/** Cards of Clone Wars in the gallery. */
import type { GalleryItem } from "../../../shared/screen/gallery";
import { say } from "../../../words/words";
import { isReconstructed, type CardFacts } from "../model/cardFacts";
import type { CloneWars } from "../model/view";
import { kindOf } from "../text/cardLabels";

export interface CloneWarsItem extends GalleryItem {
  card: CardFacts;
  group: string;
}

export function cloneWarsItem(card: CloneWars["card"]): CloneWarsItem {
  return {
    key: card.slug,
    name: card.name,
    box: card.set,
    side: card.faction,
    kind: card.type,
    cost: card.figures.cost ?? null,
    figures: card.figures,
    reconstructed: isReconstructed(card),
    text: [kindOf(card, true), ...card.text, card.reward ?? ""].join(" "),
    card,
    group: card.group,
  };
}

const SIDES = ["republic", "separatist", "rebel", "empire", "neutral"];
const GROUPS = ["galaxy", "starter", "pilot"];
const KINDS = ["unit", "capital_ship", "base"];

/** In a natural order: by box and side, units before ships and bases, cheapest first. */
export function laidOut(items: CloneWarsItem[]): CloneWarsItem[] {
  const rank = ({ box, side, kind, group, cost }: CloneWarsItem) => [
    box === "clone_wars" ? 0 : 1,
    SIDES.indexOf(side),
    KINDS.indexOf(kind),
    GROUPS.indexOf(group),
    cost ?? 0,
  ];
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, two) => {
      const at = one.rank.findIndex((value, place) => value !== two.rank[place]);
      return at < 0 ? 0 : (one.rank[at] ?? 0) - (two.rank[at] ?? 0);
    })
    .map(({ item }) => item);
}

/** The chapters of the rulebook that concern a card. */
export function chaptersOf({ card }: CloneWarsItem): string[] {
  const text = [...card.text, card.reward ?? ""].join(" ").toLowerCase();
  const found: [string, boolean][] = [
    ["SHIP", card.type === "capital_ship"],
    ["BASE", card.type === "base"],
    ["PLAY", card.type !== "base"],
    ["BUY", (card.figures.cost ?? 0) > 0 || text.includes("buy")],
    ["ATTACK", (card.figures.attack ?? 0) > 0],
    ["BOUNTY", card.figures.target_value !== undefined],
    ["FORCE", (card.figures.force ?? 0) > 0 || text.includes("force")],
    ["ABILITY", card.text.length > 0],
    ["EXILE", text.includes("exile")],
  ];
  return found.filter(([, is]) => is).map(([area]) => area);
}

/** "2 copies · Galaxy deck" */
export function lineOf({ card, group }: CloneWarsItem): string {
  const copies = card.figures.copies ?? 1;
  return [say("gallery-group", { group }), say("gallery-copies", { n: copies })].join(" · ");
}
