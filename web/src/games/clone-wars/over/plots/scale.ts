/** Positions in a plot over the turns of a game. */

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly turns: number;
}

/** The left edge of a turn's column; the turns count from 1. */
export function column({ left, right, turns }: Frame, turn: number): number {
  return left + ((turn - 1) * (right - left)) / Math.max(1, turns);
}

export function columnWidth({ left, right, turns }: Frame): number {
  return (right - left) / Math.max(1, turns);
}

/** At most `most` turns to write below the axis: the first, the last, and even steps between them. */
export function ticks(turns: number, most = 5): number[] {
  if (turns <= most) return Array.from({ length: turns }, (_, i) => i + 1);
  return Array.from({ length: most }, (_, i) => Math.round(1 + (i * (turns - 1)) / (most - 1)));
}

/** A step line: level through each column, then straight up or down. */
export function steps(
  frame: Frame,
  values: readonly number[],
  height: (value: number) => number,
): string {
  return values
    .map((value, i) => {
      const x = (at: number) => column(frame, at).toFixed(1);
      const y = height(value).toFixed(1);
      return i === 0 ? `M${x(1)} ${y}H${x(2)}` : `V${y}H${x(i + 2)}`;
    })
    .join("");
}

/** Half a marker with its gap, and a letter of a name on average, in pixels. */
const MARKER = 19;
const LETTER = 7.2;

/** On which side of its marker each name is written so that none overlap, from left to right in
 *  order of markers; no name if there is no room. `scale`: of the text. */
export function namesBeside(
  marks: readonly { x: number; name: string }[],
  width: number,
  scale = 1,
): ("left" | "right" | null)[] {
  let taken = 0;
  return marks.map(({ x, name }, i) => {
    const long = MARKER + name.length * LETTER * scale;
    const next = marks[i + 1];
    const before = Math.max(taken, i > 0 ? (marks[i - 1]?.x ?? 0) + MARKER : 0);
    const room = next ? next.x - MARKER : width;
    const where = x + long <= room ? "right" : x - long >= before ? "left" : null;
    taken = where === "right" ? x + long : x + MARKER;
    return where;
  });
}
