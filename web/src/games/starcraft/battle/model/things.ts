/** What is printed on units and cards, as the board reads it. */
import { type CardFace, faceOf } from "../../cards/face";
import type { Unit } from "../../model/galaxy";
import type { StarCraftPrinted } from "../../model/view";

export type Printed = StarCraftPrinted;

export interface Fighter extends Unit {
  /** What it can attack: "ground", "flying". */
  readonly hits: readonly string[];
}

export interface CombatCard {
  readonly card: number;
  /** With its figures, which tell it from others: "Zergling 6/3". */
  readonly name: string;
  readonly face: CardFace;
}

export function fighterOf({ unit: units }: Printed, unit: number): Fighter {
  const { slug = "", name = "", figures = {} } = units[unit] ?? {};
  const hits = Array.isArray(figures["attacks"]) ? figures["attacks"] : [];
  return { unit, slug, name, flies: figures["type"] === "flying", hits: hits.map(String) };
}

/** Whether the print lets a unit attack another: nothing ever adds to it. */
export const canHit = (one: Fighter, other: Fighter): boolean =>
  one.hits.includes(other.flies ? "flying" : "ground");

export function combatCardOf({ card: cards }: Printed, card: number): CombatCard | null {
  const thing = cards[card];
  return thing ? { card, name: thing.name, face: faceOf(thing) } : null;
}
