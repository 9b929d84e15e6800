/** StarCraft, as the client knows it. */
import type { GlyphName } from "../../art/glyphs/paths";
import type { GameScreen } from "../../shared/screen/gameScreen";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { partsOf } from "../../shared/screen/partsOf";
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

/** What the timeline marks with a sign, not with a letter. */
const SIGNS: Readonly<Record<string, GlyphName>> = { battle: "attack", win: "flag" };

const AGAINST_THREE = {
  players: 4,
  options: { players: "4", galaxy: "quick", factions: "random" },
};

const part = partsOf("starcraft");

export const STARCRAFT: GameScreen = plainGame("starcraft", {
  sides: {
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, { emblem: EMBLEMS[faction] }])),
    ...Object.fromEntries(RACES.map((race) => [race, { emblem: null }])),
  },
  books: [
    { name: "starcraft", prefix: "SC", chapters: CHAPTERS },
    { name: "brood-war", prefix: "BW", chapters: CHAPTERS },
  ],
  span: "round",
  usual: AGAINST_THREE,
  further: {
    brood_war: {
      ...AGAINST_THREE,
      options: { ...AGAINST_THREE.options, expansion: "brood_war" },
    },
  },
  openHands,
  turnOf,
  landmark: (landmark) => ({
    name: say("sc-replay-landmark", { landmark }),
    letter: say("sc-replay-letter", { landmark }),
    glyph: SIGNS[landmark] ?? null,
  }),
  alertOf,
  table: part(async () => {
    // What this window needs comes along with it.
    void import("./parts")
      .then(({ fetchFor }) => fetchFor(window.innerWidth))
      .catch(() => undefined);
    return (await import("./drawnTable")).DRAWN;
  }),
  words: part(async () => (await import("./text/gameWords")).WORDS),
  poster: new Lazy(async () => (await import("./Poster.svelte")).default),
  lessons: part(async () => (await import("./guide/lessons")).LESSONS),
  scenarioMap: part(async () => (await import("./scenario/ScenarioMap.svelte")).default),
  gallery: part(async () => (await import("./gallery/gallery")).GALLERY),
  drawings: import.meta.env.DEV
    ? part(async () => (await import("./Drawings.svelte")).default)
    : null,
});
