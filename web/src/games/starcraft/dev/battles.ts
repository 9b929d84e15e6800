/** Battles as the game sends them (scripts/battles.py), for the page of all drawings and for tests. */
import type { Decision, View } from "../battle/model/fought";
import type { Printed } from "../battle/model/things";
import text from "./battles.json?raw";

export interface BattlePosition {
  readonly name: string;
  readonly view: View;
  readonly decision: Decision | null;
}

const read = JSON.parse(text) as {
  printed: Printed;
  positions: readonly BattlePosition[];
};
export const BATTLE_PRINTED = read.printed;
export const BATTLES = read.positions;

export function battleCalled(name: string): BattlePosition {
  const found = BATTLES.find((position) => position.name === name);
  if (!found) throw new Error(`no battle is called ${name}`);
  return found;
}
