/** A game of which the client knows only the name: it can still be played in words. */
import type { GameScreen } from "./gameScreen";

export function plainGame(name: string, some: Partial<GameScreen> = {}): GameScreen {
  return {
    name,
    sides: {},
    books: [],
    inBrief: [],
    span: "turn",
    usual: null,
    further: {},
    openHands: null,
    turnOf: null,
    landmark: null,
    alertOf: null,
    poster: null,
    worlds: null,
    table: null,
    words: null,
    lessons: null,
    gallery: null,
    scenarioMap: null,
    drawings: null,
    ...some,
  };
}
