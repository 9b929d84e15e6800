/** What is shown of an event: beats, each with its time, from one place to another. No beat knows
 *  how it is drawn. Durations are in milliseconds at normal speed. */
import * as timing from "../../../motion/timing";

/** A part of the table, as its attribute `data-place` names it. */
export type Zone =
  | `row:${number}`
  | `hand:${number}`
  | `play:${number}`
  | `base:${number}`
  | `pool:${number}`
  | `score:${number}`
  | `pile:${number}:${"deck" | "discard" | "exile"}`
  | "pile:galaxy"
  | "pile:galaxy-discard"
  | "pilots"
  | "force";

/** Where something is: at a card that lies in a zone, or in the zone if the card is not drawn. */
export interface Spot {
  zone: Zone;
  card?: number;
}

/** Which side of a card is seen while it moves. */
export type Face = "up" | "down" | "turns-up";
/** What a figure beside a thing means: damage, prevented damage, repair, a total. */
export type Tone = "harm" | "stopped" | "mended" | "total";

type Seen =
  /** A card goes from one place to another; from nowhere, it turns over where it is. */
  | { kind: "move"; card: number; back: string; face: Face; from: Spot | null; to: Spot }
  | { kind: "hop"; from: Spot; to: Spot }
  | { kind: "count"; spot: Spot; from: number; to: number }
  | { kind: "burst"; spot: Spot; tone: Tone; n: number }
  | { kind: "break"; card: number; from: Spot; to: Spot }
  | { kind: "fall"; card: number; from: Spot; to: Spot }
  | { kind: "lean"; spot: Spot; towards: Spot }
  | { kind: "bolt"; from: Spot; to: Spot }
  | { kind: "flash"; spot: Spot }
  | { kind: "ripple"; spot: Spot }
  | { kind: "appear"; spot: Spot }
  | { kind: "light"; seat: number };

export type Beat = Seen & { at: number; ms: number };
export type BeatOf<Kind extends Seen["kind"]> = Extract<Beat, { kind: Kind }>;

/** One update as it is animated. */
export interface Scene {
  beats: Beat[];
  /** Events that it shows. */
  events: number;
  /** It follows from what the reader did. */
  isOwn: boolean;
}

export const MS = {
  play: 200,
  ingot: 180,
  move: 260,
  undo: 120,
  sweep: 300,
  draw: 160,
  shuffle: 240,
  aim: 180,
  fire: 240,
  burst: 620,
  break: 420,
  fall: 900,
  flash: 360,
  rise: 420,
  light: 900,
  count: 240,
} as const;

/** The delay between the starts of similar things. */
export const APART = {
  picks: 70,
  ingots: 60,
  hits: 60,
  drawn: 70,
  swept: 20,
  refilled: 60,
  fired: 40,
} as const;

/** Beats that nothing waits for: they may go on when the scene is over, and hide nothing. */
const AFTERGLOW: readonly Beat["kind"][] = ["fall", "light", "burst", "flash"];
const isAfterglow = ({ kind }: Beat) => AFTERGLOW.includes(kind);

/** When everything has reached its place. */
export const lengthOf = (beats: readonly Beat[]): number => timing.lengthOf(beats, isAfterglow);

/** The beats at another speed. */
export const stretched = (beats: readonly Beat[], by: number): Beat[] =>
  timing.stretched(beats, by, isAfterglow);
