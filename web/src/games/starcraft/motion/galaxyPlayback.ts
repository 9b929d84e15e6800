/** An order ready to be played over the galaxy. */
import { Playback, type Ground } from "../../../motion/playback";
import type { Place } from "../../../motion/places";
import type { StarCraftPrinted } from "../model/view";
import type { Beat, Piece, Zone } from "./beats";
import { fade, PROJECTORS } from "./projectors";
import type { Point } from "./ways";

/** The size of a chip, and of an order, as pieces are drawn. */
const CHIP = 28;
const ORDER = 32;
const within = (least: number, size: number, most: number) => Math.max(least, Math.min(most, size));
/** Things at one place stand a little apart. */
const SPREAD = [
  [0, 0],
  [12, 7],
  [-12, 7],
  [0, -13],
  [15, -8],
  [-15, -8],
] as const;

export interface GalaxyGround extends Ground {
  readonly printed: StarCraftPrinted;
  /** Nothing travels: things fade. */
  readonly isStill: boolean;
}

export class GalaxyPlayback extends Playback {
  readonly printed: StarCraftPrinted;
  /** How large chips are on the map, against those that move. */
  readonly chipScale: number;
  readonly #standing = new Map<string, number>();
  readonly #rows = new Map<Zone, number>();
  readonly #arriving = new Set<Element>();

  constructor(ground: GalaxyGround, beats: readonly Beat[]) {
    super(ground);
    this.printed = ground.printed;
    const chip = document.querySelector(".galaxy .chip")?.getBoundingClientRect().width ?? CHIP;
    this.chipScale = within(0.6, chip / CHIP, 1.3);
    for (const beat of beats) {
      if (ground.isStill) fade(this, beat);
      else project(this, beat);
    }
  }

  /** The order on top of a planet's stack, or where it lay. */
  top(planet: number): Place | undefined {
    const zone: Zone = `stack:${planet}`;
    return this.to({ zone, card: 0 }) ?? this.from({ zone, card: 0 });
  }

  orderScale({ rect }: Place): number {
    return within(0.5, Math.min(rect.width, rect.height) / ORDER, 1.3);
  }

  /** A point beside those that others already go to. */
  spread({ x, y }: Point): Point {
    const key = `${Math.round(x)} ${Math.round(y)}`;
    const n = this.#standing.get(key) ?? 0;
    this.#standing.set(key, n + 1);
    const [dx, dy] = SPREAD[n % SPREAD.length] ?? [0, 0];
    return { x: x + dx * this.chipScale, y: y + dy * this.chipScale };
  }

  /** Which line of words this is at a place, from 0. */
  row(zone: Zone): number {
    const n = this.#rows.get(zone) ?? 0;
    this.#rows.set(zone, n + 1);
    return n;
  }

  /** Hide a unit in the area that it comes to, until it is there. */
  holdArrival({ piece, to }: { piece: Piece; to: number }, until: number): void {
    if (typeof piece === "string" || !("unit" in piece)) return;
    const selector = `[data-place="area:${to}"] [data-card="${piece.unit}"]`;
    const chips = [...document.querySelectorAll(selector)];
    const chip = chips.findLast((one) => !this.#arriving.has(one));
    if (!chip) return;
    this.#arriving.add(chip);
    this.hold({ element: chip, rect: chip.getBoundingClientRect(), isShared: false }, until);
  }
}

function project<Kind extends Beat["kind"]>(
  playback: GalaxyPlayback,
  beat: Beat & { kind: Kind },
): void {
  (PROJECTORS[beat.kind] as (playback: GalaxyPlayback, beat: Beat) => void)(playback, beat);
}
