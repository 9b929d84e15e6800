/** StarCraft, as the client knows it. */
import type { GlyphName } from "../../art/glyphs/paths";
import type { GameScreen } from "../../shared/screen/gameScreen";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { plainGame } from "../../shared/screen/plainGame";
import { say } from "../../words/words";
import { EMBLEMS, FACTIONS, RACES } from "./art/sides/factions";
import { alertOf } from "./model/alerts";
import { openHands } from "./model/openHands";
import { turnOf } from "./model/view";
import "./sides.css";

const CHAPTERS: Readonly<Record<string, GlyphName>> = {
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

export const STARCRAFT: GameScreen = plainGame("starcraft", {
  sides: {
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, { emblem: EMBLEMS[faction] }])),
    ...Object.fromEntries(RACES.map((race) => [race, { emblem: null }])),
  },
  books: [
    { name: "starcraft", prefix: "SC", chapters: CHAPTERS },
    { name: "brood-war", prefix: "BW", chapters: CHAPTERS },
  ],
  usual: { players: 4, options: { players: "4", galaxy: "quick", factions: "random" } },
  openHands,
  turnOf,
  landmark: (landmark) => ({
    name: say("sc-replay-landmark", { landmark }),
    letter: say("sc-replay-letter", { landmark }),
    glyph: landmark === "battle" ? "attack" : null,
  }),
  alertOf,
  table: new Lazy(async () => (await import("./drawnTable")).DRAWN),
  words: new Lazy(async () => (await import("./text/gameWords")).WORDS),
  poster: new Lazy(async () => (await import("./Poster.svelte")).default),
  lessons: new Lazy(async () => (await import("./guide/lessons")).LESSONS),
  gallery: new Lazy(async () => (await import("./gallery/gallery")).GALLERY),
  drawings: import.meta.env.DEV
    ? new Lazy(async () => (await import("./Drawings.svelte")).default)
    : null,
});
