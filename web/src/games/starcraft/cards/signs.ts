/** Signs for what cards do. */
import type { SignName } from "../art/glyphs/signs";
import type { TokenName } from "../art/glyphs/tokens";
import type { CardFace } from "./face";

export const SIGN_OF: Readonly<Record<string, SignName | TokenName>> = {
  attack: "attack",
  health: "health",
  splash: "splash",
  "lose-attack": "held",
  cloaking: "unseen",
  detector: "detector",
  "cancel-standard": "cross",
  "cancel-reinforcement": "cross",
  "no-support": "held",
  stasis: "held",
  repair: "worker",
  dive: "splash",
  broodling: "splash",
  nuke: "splash",
};

/** What a card does besides adding to attack and health. */
export function signsOf({ signs }: CardFace): (SignName | TokenName)[] {
  const others = signs.filter(({ does }) => does !== "attack" && does !== "health");
  return [...new Set(others.flatMap(({ does }) => SIGN_OF[does] ?? []))];
}
