/** The steps of a game as a timeline: its turns, what stands out, and where the next step is. */
import type { LineShown, StepShown } from "../api/wire";
import type { GlyphName } from "../art/glyphs/paths";
import type { GameScreen, Landmark } from "../shared/screen/gameScreen";

export interface Turn {
  turn: number;
  /** Its first step, and the first of the next turn. */
  from: number;
  to: number;
  /** Whose turn it is; -1 before the first. */
  seat: number;
}

/** A step that stands out. */
export interface Mark {
  step: number;
  turn: number;
  line: string;
  /** Who scored, or began it. */
  seat: number;
  glyph: GlyphName;
}

/** A part of a turn that has a letter below the line. */
export interface Part {
  step: number;
  letter: string;
  name: string;
}

const linesOf = (step: StepShown | undefined): readonly LineShown[] => step?.log ?? [];

/** What happened in a step, in one line; empty if none of it is visible. */
export function lineOf(step: StepShown | undefined): string {
  return linesOf(step)
    .map(({ text }) => text)
    .join(" ");
}

/** The story up to and including a step. */
export function logUpTo(steps: readonly StepShown[], step: number): LineShown[] {
  return steps.slice(0, step + 1).flatMap((one) => [...linesOf(one)]);
}

const isSeen = (step: StepShown | undefined) => linesOf(step).length > 0;

/** The next step at which something is seen; the last one, if there is none. */
export function nextSeen(steps: readonly StepShown[], from: number): number {
  const found = steps.findIndex((step, at) => at > from && isSeen(step));
  return found < 0 ? steps.length - 1 : found;
}

/** The step before at which something was seen; the set-up, if there is none. */
export function previousSeen(steps: readonly StepShown[], from: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step, at) => at < from && isSeen(step)),
  );
}

export function turnsOf(steps: readonly StepShown[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ turn }, at) => {
    const last = turns.at(-1);
    if (last?.turn === turn) last.to = at + 1;
    else turns.push({ turn, from: at, to: at + 1, seat: -1 });
  });
  // The step that ends a turn already shows the next turn; whose it is comes from the step after
  // it.
  for (const turn of turns) {
    turn.seat = steps[Math.min(turn.from + 1, turn.to - 1)]?.seat ?? -1;
  }
  return turns;
}

/** Where the next turn begins; the end, after the last. */
export function nextTurn(turns: readonly Turn[], from: number): number {
  return turns.find((turn) => turn.from > from)?.from ?? (turns.at(-1)?.to ?? 1) - 1;
}

/** Where this turn began; where the one before it did, if we are there. */
export function previousTurn(turns: readonly Turn[], from: number): number {
  return turns.findLast((turn) => turn.from < from)?.from ?? 0;
}

/** The moments that a game marks with a sign; of a game that marks none, the steps in which somebody
 *  scored. */
export function marksOf(
  steps: readonly StepShown[],
  landmark: GameScreen["landmark"] = null,
): Mark[] {
  return steps.flatMap((step, at): Mark[] => {
    const { turn } = step;
    if (landmark) {
      const glyph = landmarksOf(step, landmark).find((one) => one.glyph)?.glyph;
      return glyph ? [{ step: at, turn, line: lineOf(step), seat: step.seat, glyph }] : [];
    }
    const before = steps[at - 1]?.score ?? step.score;
    const seat = step.score.findIndex((points, one) => points > (before[one] ?? 0));
    return seat < 0 ? [] : [{ step: at, turn, line: lineOf(step), seat, glyph: "damage" }];
  });
}

const landmarksOf = ({ landmarks = [] }: StepShown, landmark: (name: string) => Landmark) =>
  landmarks.map(landmark);

/** The parts of turns that a game names, for their letters. */
export function partsOf(steps: readonly StepShown[], landmark: GameScreen["landmark"]): Part[] {
  if (!landmark) return [];
  return steps.flatMap((step, at) =>
    landmarksOf(step, landmark)
      .filter(({ glyph }) => !glyph)
      .map(({ letter, name }) => ({ step: at, letter, name })),
  );
}

/** Where parts of the story begin within a turn. */
export function chaptersWithin(steps: readonly StepShown[], turns: readonly Turn[]): number[] {
  const starts = new Set(turns.map(({ from }) => from));
  return steps.flatMap((step, at) =>
    !starts.has(at) && linesOf(step).some(({ chapter }) => chapter) ? [at] : [],
  );
}
