/** Every card of both boxes, for the page of all drawings and for tests. */
import { FACTIONS } from "../sides/factions";
import { isReconstructed, type CardFacts } from "../../model/cardFacts";
import type { CardXLWords } from "./CardXL.svelte";
import fixtures from "./fixtures.json";

function isCard(value: unknown): value is CardFacts {
  if (typeof value !== "object" || value === null) return false;
  const card = value as Partial<CardFacts>;
  return (
    typeof card.slug === "string" &&
    FACTIONS.some((faction) => faction === card.faction) &&
    (card.type === "unit" || card.type === "capital_ship" || card.type === "base")
  );
}

export const SAMPLES: readonly CardFacts[] = (fixtures as unknown[]).filter(isCard);

export function named(slug: string): CardFacts {
  const card = SAMPLES.find((sample) => sample.slug === slug);
  if (!card) throw new Error(`no sample is called ${slug}`);
  return card;
}

export function kindOf(card: CardFacts): string {
  return card.traits.map((trait) => trait.replace("_", " ")).join(" · ");
}

export function zoomWords(card: CardFacts): CardXLWords {
  const reconstructed = {
    heading: "Reconstructed",
    text: `figures and ability. Confidence: ${card.sources.confidence ?? ""}`,
  };
  return {
    kind: `${card.faction} · ${card.type} · ${kindOf(card)}`,
    figures: { attack: "attack", resources: "resources", force: "Force", hit_points: "hit points" },
    reward: "reward to who defeats it",
    noText: "No ability.",
    reconstructedMark: "reconstructed",
    attested: { heading: "From the rulebook", text: "name and side" },
    ...(card.type === "capital_ship"
      ? { foot: "stays in play until destroyed · shields the base" }
      : {}),
    ...(isReconstructed(card) ? { reconstructed } : {}),
  };
}
