/** The rulebooks, asked for once each, and what can be read off them. */
import { rulebook } from "../api/rest";
import type { Rulebook, RuleShown } from "../api/wire";
import type { GlyphName } from "../art/glyphs/paths";
import { say } from "../words/words";

const known = new Map<string, Promise<Rulebook>>();

export function bookOf(game: string): Promise<Rulebook> {
  const asked = known.get(game);
  if (asked) return asked;
  const asking = rulebook(game);
  known.set(game, asking);
  asking.catch(() => known.delete(game));
  return asking;
}

/** The address of a rule, or of a chapter by its area. */
export const addressOf = (game: string, place = "") => `/rules/${game}${place && `#${place}`}`;

const BOOKS: Record<string, string> = { CW: "clone-wars", SC: "starcraft", BW: "brood-war" };

/** Where a rule of any book stands: its id says in which. */
export const addressOfRule = (id: string) => addressOf(BOOKS[id.slice(0, 2)] ?? "", id);

const PREFIX: Record<string, string> = { "clone-wars": "cw", starcraft: "sc", "brood-war": "bw" };

export const chapterTitle = (game: string, area: string) =>
  say("rules-chapter", { chapter: `${PREFIX[game]}-${area.toLowerCase()}` });

export const isExample = (rule: RuleShown) => /-EX-?\d+$/.test(rule.id);

const GLYPHS_OF: Partial<Record<string, GlyphName>> = {
  SETUP: "galaxy",
  FORCE: "force",
  TURN: "clock",
  PLAY: "hand",
  BUY: "resources",
  ABILITY: "bolt",
  ATTACK: "attack",
  BOUNTY: "target",
  SHIP: "capital-ship",
  BASE: "base",
  EXILE: "exile",
  DECK: "deck",
  WIN: "flag",
  MODE: "settings",
  OPT: "plus",
  FAQ: "hint",
  EX: "note",
  KEY: "text-view",
  TIME: "clock",
  ROUND: "again",
  PLAN: "hand",
  EXEC: "play",
  ECON: "resources",
  BUILD: "base",
  MOVE: "arrow",
  RES: "draw",
  BATTLE: "attack",
  SKIRM: "damage",
  SPLASH: "bolt",
  GALAXY: "galaxy",
  RETREAT: "back",
  EVENT: "comet",
  UNIT: "unit",
  PLANET: "galaxy",
  LEAD: "officer",
  DEFEND: "lock",
  REGROUP: "again",
};
export const glyphOf = (area: string): GlyphName => GLYPHS_OF[area] ?? "book";
