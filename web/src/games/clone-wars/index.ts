/** Clone Wars, as the client knows it. */
import type { GameScreen } from "../../shared/screen/gameScreen";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { partsOf } from "../../shared/screen/partsOf";
import { say } from "../../words/words";
import { openHands } from "./model/openHands";
import { turnOf } from "./model/view";
import { EMBLEMS } from "./art/sides/factions";
import "./art/sides/sides.css";

const part = partsOf("clone-wars");

export const CLONE_WARS: GameScreen = {
  name: "clone-wars",
  sides: {
    republic: { emblem: EMBLEMS.republic },
    separatist: { emblem: EMBLEMS.separatist },
    rebel: { emblem: EMBLEMS.rebel },
    empire: { emblem: EMBLEMS.empire },
    neutral: { emblem: EMBLEMS.neutral },
  },
  books: [
    {
      name: "clone-wars",
      prefix: "CW",
      chapters: {
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
      },
    },
  ],
  inBrief: [
    { glyph: "resources", line: say("lobby-learn-buy"), tint: "var(--res)" },
    { glyph: "target", line: say("lobby-learn-aim"), tint: "var(--separatist-hi)" },
    { glyph: "attack", line: say("lobby-learn-attack"), tint: "var(--atk)" },
    { glyph: "force", line: say("lobby-learn-force"), tint: "var(--force)" },
  ],
  span: "turn",
  usual: null,
  further: {},
  openHands,
  turnOf,
  landmark: null,
  alertOf: null,
  poster: new Lazy(async () => (await import("./Poster.svelte")).default),
  worlds: new Lazy(async () => (await import("./art/worlds/worlds")).ORRERY_WORLDS),
  table: part(async () => (await import("./drawnTable")).DRAWN),
  words: part(async () => (await import("./text/gameWords")).WORDS),
  lessons: part(async () => (await import("./guide/lessons")).LESSONS),
  gallery: part(async () => (await import("./gallery/gallery")).GALLERY),
  scenarioMap: null,
  drawings: import.meta.env.DEV
    ? part(async () => (await import("./Drawings.svelte")).default)
    : null,
};
