/** Battles as the game sends them (scripts/battles.py), for the page of all drawings and for tests. */
import type { StarCraftDecision, StarCraftView } from "../model/view";
import text from "./battles.json?raw";

export interface BattlePosition {
  readonly name: string;
  readonly view: StarCraftView;
  readonly decision: StarCraftDecision | null;
}

export const BATTLES = JSON.parse(text) as readonly BattlePosition[];

export function battleCalled(name: string): BattlePosition {
  const found = BATTLES.find((position) => position.name === name);
  if (!found) throw new Error(`no battle is called ${name}`);
  return found;
}
