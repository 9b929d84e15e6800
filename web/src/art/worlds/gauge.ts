/** The ring of hit points round a world: one segment each, over three quarters of a circle, open at the bottom. */

export const START = 135;
export const SPAN = 270;

export type SegmentState = "left" | "planned" | "lost";

export interface Segment {
  readonly path: string;
  readonly state: SegmentState;
}

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** From lower left, clockwise. What is lost goes from the right end, before it what is about to be lost. */
export function segments(
  radius: number,
  hitPoints: number,
  damage: number,
  planned: number,
): Segment[] {
  const step = SPAN / hitPoints;
  const gap = Math.min(step * 0.3, hitPoints > 12 ? 4 : 5);
  const standing = Math.max(0, hitPoints - damage);
  const safe = Math.max(0, standing - planned);
  return Array.from({ length: hitPoints }, (_, i) => {
    const from = START + i * step + gap / 2;
    const to = START + (i + 1) * step - gap / 2;
    return {
      path: `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`,
      state: i < safe ? "left" : i < standing ? "planned" : "lost",
    };
  });
}

/** An arc open at the bottom like the gauge: the shield of ships. */
export function openArc(radius: number): string {
  const end = START + SPAN;
  return `M${at(radius, START - 13)}A${radius} ${radius} 0 1 1 ${at(radius, end + 13)}`;
}
