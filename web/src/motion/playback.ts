/** What is animated of a scene, whatever game it belongs to: all its animations are made at once and
 *  wait. Until it plays, arriving things are hidden at their destination, and departing things are
 *  still visible. Only transform and opacity move. When it ends, by itself or by force, nothing is
 *  left of it. */
import type { Place, Places, Spot } from "./places";

export interface PieceAnimation {
  element: Element;
  frames: Keyframe[];
  at: number;
  ms: number;
  /** Its first frame is shown before its time. */
  stands?: boolean;
  easing?: string;
  /** Moves something that is already on the table, relative to where it is. */
  added?: boolean;
}

export interface Ground {
  stage: HTMLElement;
  before: Places;
  after: Places;
}

export class Playback {
  readonly #animations: Animation[] = [];
  readonly #pieces: Element[] = [];
  readonly #endings: (() => void)[] = [];

  constructor(readonly ground: Ground) {}

  /** Where something was when it happened, or where it would be now. */
  from(spot: Spot): Place | undefined {
    return this.ground.before.at(spot) ?? this.ground.after.at(spot);
  }

  to(spot: Spot): Place | undefined {
    return this.ground.after.at(spot);
  }

  /** Put something on the stage, unseen until it moves. */
  show(element: Element): void {
    this.#pieces.push(element);
    this.ground.stage.append(element);
  }

  animate({
    element,
    frames,
    at,
    ms,
    stands = false,
    easing = "linear",
    added,
  }: PieceAnimation): Animation {
    const animation = element.animate(frames, {
      delay: at,
      duration: ms,
      easing,
      fill: stands ? "backwards" : "none",
      composite: added ? "add" : "replace",
    });
    animation.pause();
    this.#animations.push(animation);
    return animation;
  }

  /** Do something at its time, unless the scene ends before. */
  when(element: Element, at: number, act: () => void): void {
    this.animate({ element, frames: [], at: 0, ms: Math.max(1, at) }).onfinish = act;
  }

  /** Hide what comes to a place until it arrives. */
  hold(place: Place | undefined, until: number): void {
    if (!place || place.isShared) return;
    this.animate({
      element: place.element,
      frames: [{ opacity: 0 }, { opacity: 0 }],
      at: 0,
      ms: until,
    });
  }

  atEnd(act: () => void): void {
    this.#endings.push(act);
  }

  play(rate: number): Promise<void> {
    for (const animation of this.#animations) {
      animation.playbackRate = rate;
      animation.play();
    }
    const all = this.#animations.map((animation) => animation.finished);
    return Promise.allSettled(all).then(() => this.end());
  }

  hasten(rate: number): void {
    for (const animation of this.#animations) animation.updatePlaybackRate(rate);
  }

  end(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel();
    for (const act of this.#endings.splice(0)) act();
    for (const piece of this.#pieces.splice(0)) piece.remove();
  }
}
