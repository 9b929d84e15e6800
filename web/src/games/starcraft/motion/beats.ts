/** What is shown of what happened on the galaxy: beats, each with its time and place. No beat knows how
 *  it is drawn. Durations are in milliseconds at normal speed. */
import * as timing from "../../../motion/timing";
import type { SignName } from "../art/glyphs/signs";
import type { Faction } from "../art/sides/factions";
import type { OrderKind } from "../model/galaxy";

/** A part of the table, as its attribute `data-place` names it. */
export type Zone =
  `area:${number}` | `route:${number}` | `stack:${number}` | `seat:${number}` | `flag:${number}`;

/** What moves: a unit by its number, a base, a transport; of the expansion an installation by its kind,
 *  and tokens of the map. */
export type Piece =
  | { readonly unit: number }
  | { readonly installation: string }
  | "base"
  | "transport"
  | "guard"
  | "coin-conquest";
export type ResourceName = "conquest" | "minerals" | "gas";
export type Tone = "news" | "harm" | "good";

interface OnePiece {
  readonly piece: Piece;
  readonly side: Faction;
}

type Seen =
  /** An order turns over and is held with what it is called; then it fades, if it is discarded. */
  | {
      kind: "flip";
      planet: number;
      side: Faction;
      order: OrderKind;
      isSpecial: boolean;
      label: string;
      isGone: boolean;
    }
  /** An order comes to lie on a planet, face down. */
  | { kind: "lay"; planet: number; seat: number; side: Faction }
  /** Along a route, or on the planet itself. */
  | ({ kind: "march"; from: number; to: number; route: number | null } & OnePiece)
  | ({ kind: "appear"; zone: Zone } & OnePiece)
  | ({ kind: "fall"; zone: Zone; label: string } & OnePiece)
  /** So much more or less of something. */
  | { kind: "gain"; zone: Zone; sign: SignName | ResourceName; n: number }
  /** A flag goes on along the track of conquest points. */
  | { kind: "walk"; seat: number; n: number }
  | { kind: "clash"; zone: Zone }
  | { kind: "pulse"; zone: Zone; tone: Tone }
  | { kind: "note"; zone: Zone; text: string; tone: Tone };

export type Beat = Seen & timing.Timed;
export type BeatOf<Kind extends Seen["kind"]> = Extract<Beat, { kind: Kind }>;
export type Unplaced = Seen;

export const MS = {
  flip: 320,
  held: 500,
  lay: 300,
  march: 620,
  appear: 380,
  fall: 520,
  gain: 700,
  walk: 350,
  clash: 560,
  pulse: 420,
  note: 900,
} as const;

/** Similar things begin one after the other, but soon. */
export const APART = 70;
/** However many they are. */
export const MOST_APART = 420;

const AFTERGLOW: readonly Beat["kind"][] = ["gain", "pulse", "note"];
const isAfterglow = ({ kind }: Beat) => AFTERGLOW.includes(kind);

export const lengthOf = (beats: readonly Beat[]): number => timing.lengthOf(beats, isAfterglow);

/** All of it within so many milliseconds. */
export function within(beats: readonly Beat[], most: number): Beat[] {
  const length = lengthOf(beats);
  return length > most ? timing.stretched(beats, most / length, isAfterglow) : [...beats];
}
