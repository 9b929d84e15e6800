/** When beats of a scene happen, whatever they show. Durations are in milliseconds at normal speed. */

export interface Timed {
  at: number;
  ms: number;
}

/** A scene of your own move is over after this time; one of another player's, this long after it
 *  happened. */
export const MOST = { own: 500, others: 4000 } as const;

/** Beats that nothing waits for: they may go on when the scene is over, and hide nothing. */
type IsAfterglow<Beat> = (beat: Beat) => boolean;

/** When everything has reached its place. */
export function lengthOf<Beat extends Timed>(
  beats: readonly Beat[],
  isAfterglow: IsAfterglow<Beat>,
): number {
  return beats.reduce(
    (most, beat) => Math.max(most, isAfterglow(beat) ? beat.at : beat.at + beat.ms),
    0,
  );
}

/** The beats at another speed; those that nothing waits for keep their length. */
export function stretched<Beat extends Timed>(
  beats: readonly Beat[],
  by: number,
  isAfterglow: IsAfterglow<Beat>,
): Beat[] {
  return beats.map((beat) => ({
    ...beat,
    at: beat.at * by,
    ms: isAfterglow(beat) ? beat.ms : beat.ms * by,
  }));
}
