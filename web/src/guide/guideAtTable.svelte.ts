/** The guide that this browser has at a table, as soon as its lessons are there. */
import type { GameScreen } from "../shared/screen/gameScreen";
import { lessonsOf } from "./beginGuide";
import { Guide } from "./guide.svelte";
import { guideAt } from "./guideProgress";

export class GuideAtTable {
  /** None: the game is played without it. */
  now = $state.raw<Guide | null>(null);

  constructor(table: string, game: GameScreen) {
    if (guideAt(table)) void this.#begin(table, game);
  }

  async #begin(table: string, game: GameScreen): Promise<void> {
    const lessons = await lessonsOf(game);
    this.now = lessons && Guide.at(table, lessons);
  }
}
