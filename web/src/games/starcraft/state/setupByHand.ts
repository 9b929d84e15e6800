/** Building the galaxy by hand. It is fetched when it is needed; until then its questions are answered
 *  like any other. */
import type { Component } from "svelte";

import type { Thing } from "../../../shared/choosing/narrowing";
import type { PromptAction } from "../../../shared/screen/description";
import type { MapGround } from "../board/ground";
import type { Galaxy } from "../model/galaxy";
import type { Marks } from "../model/marks";

export interface SetupByHand {
  /** Buttons of the prompt bar; null: as everywhere. */
  readonly actions: readonly PromptAction[] | null;
  /** What is asked, with what is chosen so far; empty: as the game says it. */
  readonly question: string;
  /** What glows; null: as everywhere. */
  readonly marks: Marks | null;
  /** The planet that the question is about; null: the whole galaxy. */
  readonly closeOn: number | null;
  /** Factions are being chosen: there is no galaxy yet. */
  readonly isChoosing: boolean;
  /** The galaxy with what is about to be placed. */
  drawn(galaxy: Galaxy): Galaxy;
  /** False: the thing means nothing of its own here. */
  point(thing: Thing, beside?: Element | null, all?: boolean): boolean;
  /** Step back in what is being put together; false: there is nothing. */
  back(): boolean;
  /** Over the map: cells, the planet about to be laid, free slots. */
  readonly Over: Component<{ map: MapGround }>;
  readonly Factions: Component<{ isPhone?: boolean }>;
  /** Beside the map, on a phone below it. */
  readonly Rail: Component<{ isPhone?: boolean }>;
}
