/** Questions of building a galaxy as the game sends them (scripts/setups.py), for tests. */
import type { StarCraftDecision, StarCraftView } from "../model/view";
import text from "./setups.json?raw";

export interface SetupPosition {
  readonly name: string;
  readonly view: StarCraftView;
  readonly decision: StarCraftDecision;
}

const SETUPS = JSON.parse(text) as readonly SetupPosition[];

export function setupCalled(name: string): SetupPosition {
  const found = SETUPS.find((position) => position.name === name);
  if (!found) throw new Error(`no setup is called ${name}`);
  return found;
}
