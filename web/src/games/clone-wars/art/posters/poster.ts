/** The poster of a card: chosen by its slug or its traits, drawn once, kept as a picture. */
import type { CardFacts } from "../../model/cardFacts";
import { pictureAddress } from "../drawing/picture";
import { seeded } from "../drawing/seeded";
import { BY_SLUG } from "./bySlug";
import { BY_TRAIT, GROUNDS, HEIGHTS, PEOPLE, SKIES } from "./byTrait";
import { drawPoster, isWhole, type Recipe } from "./recipe";

export type Pictured = Pick<CardFacts, "slug" | "faction" | "traits">;

function pick<T>(from: readonly T[], chance: () => number): T {
  const found = from[Math.floor(chance() * from.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

/** Which parts the poster of a card is made of; the same card always gets the same. */
export function recipeOf(card: Pictured): Recipe {
  const seed = `${card.slug} ${card.faction}`;
  const chosen = BY_SLUG[card.slug];
  if (chosen) return { ...chosen, seed };
  const chance = seeded(seed);
  const trait = card.traits.find((name) => name in BY_TRAIT);
  const subject = pick((trait && BY_TRAIT[trait]) || PEOPLE, chance);
  const flies = isWhole(subject) && (trait === "fighter" || trait === "transport");
  const scene = { device: pick(SKIES, chance), land: pick(flies ? HEIGHTS : GROUNDS, chance) };
  return { subject, scene, seed };
}

const drawn = new Map<string, string>();

/** The address of the poster as a picture. Every card is drawn once per page load. */
export function posterAddress(card: Pictured): string {
  const key = `${card.slug} ${card.faction}`;
  let address = drawn.get(key);
  if (address === undefined) {
    address = pictureAddress(drawPoster(recipeOf(card), card.faction));
    drawn.set(key, address);
  }
  return address;
}
