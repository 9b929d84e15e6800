/** A scene ready to be played. */
import { Playback, type Ground } from "../../../motion/playback";
import type { CardFacts } from "../model/cardFacts";
import { lengthOf, type Beat, type Scene } from "./beats";
import { fade, PROJECTORS } from "./projectors";

export interface StageSet extends Ground {
  facts: readonly CardFacts[];
  factions: readonly string[];
  /** Which seat is at the bottom. */
  near: number;
  /** Nothing travels: things fade. */
  isStill: boolean;
}

export class ScenePlayback extends Playback {
  readonly events: number;
  readonly isOwn: boolean;
  readonly ms: number;

  constructor(
    readonly set: StageSet,
    scene: Scene,
  ) {
    super(set);
    this.events = scene.events;
    this.isOwn = scene.isOwn;
    this.ms = lengthOf(scene.beats);
    for (const beat of scene.beats) {
      if (set.isStill) fade(this, beat);
      else project(this, beat);
    }
  }
}

function project<Kind extends Beat["kind"]>(
  playback: ScenePlayback,
  beat: Beat & { kind: Kind },
): void {
  (PROJECTORS[beat.kind] as (playback: ScenePlayback, beat: Beat) => void)(playback, beat);
}
