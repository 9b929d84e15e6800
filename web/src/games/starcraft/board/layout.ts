/** Where planets stand: as far apart and as large as the room allows.
 *
 *  While they are laid, planets stand in square cells (`grid`). Half of the cells of a finished
 *  galaxy are empty, so from then on they leave them: the largest radius is sought for which all of
 *  them keep their distance from each other, from the edge and from the lanes of others, while every
 *  lane still leaves for its side of the compass. The result depends on nothing but tiles, normal
 *  routes and the size of the room, so no planet moves when a z-axis route changes. */
import type { Galaxy } from "../model/galaxy";
import type { Point } from "./geometry/polar";

/** A planet in its cell. */
export interface Cell {
  readonly planet: number;
  readonly column: number;
  readonly row: number;
}

/** A normal route, by the places of its planets in the list of cells. */
export type Lane = readonly [from: number, to: number];

/** All that decides where planets stand, as text: equal texts move no planet. */
export function shapeOf({ planets, lanes }: Galaxy): string {
  const cells = planets.map(({ planet, column, row }) => ({ planet, column, row }));
  return JSON.stringify({ cells, lanes: lanes.map(({ ends }) => ends) });
}

export function readShape(shape: string): { cells: Cell[]; lanes: Lane[] } {
  return JSON.parse(shape) as { cells: Cell[]; lanes: Lane[] };
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Of planets from each other, in radii of a planet, from middle to middle. */
  readonly apart: number;
  /** From the edge, in radii. */
  readonly margin: number;
}

export interface Layout {
  readonly radius: number;
  /** The middle of each planet, in the order of the cells. */
  readonly places: readonly Point[];
  /** Whether the galaxy is turned by a quarter: north is on the right then. */
  readonly isTurned: boolean;
  /** While planets lie in cells: the edge of one, and the middle of that in column 0, row 0. */
  readonly cell: { readonly size: number; readonly middle: Point } | null;
}

export const LARGEST = 101;
/** A lane may leave its side of the compass by so much. */
const SLANT = (50 * Math.PI) / 180;
const STEEPEST = Math.tan(SLANT);
/** A lane keeps so far from planets that it does not join, in radii. */
const CLEAR = 1.3;
/** Radii are tried in large steps, then from the last that was possible in small ones. */
const STEPS = [1.16, 1.06, 1.02];
const SWEEPS = 700;
/** Planets of the final size go on pushing each other so often, by so much, as far as this distance. */
const SPREADS = 40;
const SPREAD = 0.06;
const FAR = 1.5;
/** If so many sweeps make nothing better, none will. */
const PATIENCE = 120;
/** Pixels that may be missing. */
const ENOUGH = 0.02;

/** Planets in their cells, with so many free ones around them: one ring while tiles are laid. */
export function grid(cells: readonly Cell[], room: Room, free = 1): Layout {
  const box = boxOf(cells, free);
  const size = Math.min(room.width / box.columns, room.height / box.rows);
  const radius = Math.min(LARGEST, size / room.apart);
  const edge = Math.min(size, radius * room.apart);
  const middle = {
    x: room.width / 2 - box.middle.x * edge,
    y: room.height / 2 - box.middle.y * edge,
  };
  return {
    radius,
    places: cells.map(({ column, row }) => ({
      x: middle.x + column * edge,
      y: middle.y + row * edge,
    })),
    isTurned: false,
    cell: { size: edge, middle },
  };
}

/** Planets as large as the room allows. */
export function relaxed(cells: readonly Cell[], lanes: readonly Lane[], room: Room): Layout {
  let best: Layout | null = null;
  for (const isTurned of [false, true]) {
    const laid = isTurned ? cells.map(turned) : cells;
    for (const seed of [1, 2]) {
      if (best && best.radius >= LARGEST) break;
      const found = largest(laid, lanes, room, seed);
      if (!best || found.radius > best.radius * 1.001) best = { ...found, isTurned, cell: null };
    }
  }
  const { radius, places, isTurned } = best as Layout;
  const sky = new Sky(isTurned ? cells.map(turned) : cells, lanes, room, 1);
  sky.put(places);
  return { radius, places: sky.spread(radius), isTurned, cell: null };
}

const REMEMBERED = 8;
const remembered = new Map<string, Layout>();

/** Where the planets of a galaxy of this shape stand. To find that takes a while, and the map is drawn
 *  anew whenever something has covered it: the last ones are remembered. */
export function relaxedIn(room: Room, shape: string): Layout {
  const key = JSON.stringify(room) + shape;
  const { cells, lanes } = readShape(shape);
  const found = remembered.get(key) ?? relaxed(cells, lanes, room);
  remembered.delete(key);
  remembered.set(key, found);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return found;
}

function turned({ planet, column, row }: Cell): Cell {
  return { planet, column: -row, row: column };
}

function boxOf(cells: readonly Cell[], free: number) {
  // Before the first planet there is the middle.
  const columns = cells.length > 0 ? cells.map(({ column }) => column) : [0];
  const rows = cells.length > 0 ? cells.map(({ row }) => row) : [0];
  const [left, right] = [Math.min(...columns) - free, Math.max(...columns) + free];
  const [top, bottom] = [Math.min(...rows) - free, Math.max(...rows) + free];
  return {
    columns: right - left + 1,
    rows: bottom - top + 1,
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
}

/** The largest radius that one way of pushing finds. */
function largest(cells: readonly Cell[], lanes: readonly Lane[], room: Room, seed: number) {
  const sky = new Sky(cells, lanes, room, seed);
  let radius = 0;
  let places = sky.places();
  for (const step of STEPS) {
    let next = radius ? radius * step : grid(cells, room).radius;
    while (radius < LARGEST && sky.settle(Math.min(next, LARGEST))) {
      radius = Math.min(next, LARGEST);
      places = sky.places();
      next = radius * step;
    }
    sky.put(places);
  }
  return { radius, places };
}

/** Numbers from 0 to 1, the same for the same seed (a linear congruential generator). */
function randoms(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** The planets while they push each other about. */
class Sky {
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  /** Where each lane goes on the table: right, left, down or up. */
  readonly #compass: readonly Point[];

  /** The cells stretched over the room, each planet a little off its middle, so that none is in the
   *  way of another by exactly nothing. */
  constructor(
    cells: readonly Cell[],
    readonly lanes: readonly Lane[],
    readonly room: Room,
    seed: number,
  ) {
    const box = boxOf(cells, 0);
    const random = randoms(seed);
    const [width, height] = [room.width / box.columns, room.height / box.rows];
    const off = () => (random() - 0.5) * 0.2;
    this.#xs = Float64Array.from(
      cells,
      ({ column }) => room.width / 2 + (column - box.middle.x + off()) * width,
    );
    this.#ys = Float64Array.from(
      cells,
      ({ row }) => room.height / 2 + (row - box.middle.y + off()) * height,
    );
    this.#compass = lanes.map(([from, to]) => {
      const [a, b] = [cells[from] as Cell, cells[to] as Cell];
      return { x: Math.sign(b.column - a.column), y: Math.sign(b.row - a.row) };
    });
  }

  places(): Point[] {
    return [...this.#xs].map((x, at) => ({ x, y: this.#ys[at] as number }));
  }

  put(places: readonly Point[]): void {
    places.forEach(({ x, y }, at) => {
      this.#xs[at] = x;
      this.#ys[at] = y;
    });
  }

  /** Push planets of this radius until nothing is in the way; false if that does not come about. */
  settle(radius: number): boolean {
    let [least, since] = [Infinity, 0];
    for (let sweep = 0; sweep < SWEEPS && since < PATIENCE; sweep++) {
      const worst = Math.max(
        this.#keepApart(this.room.apart * radius),
        this.#keepDirection(),
        this.#keepClear(CLEAR * radius),
        this.#keepUncrossed(radius),
        this.#keepInside(this.room.margin * radius),
      );
      if (worst < ENOUGH) return true;
      if (worst < least * 0.99) [least, since] = [worst, 0];
      else since++;
    }
    return false;
  }

  /** Use the sky that is left: names, orders and transports stand between the planets. */
  spread(radius: number): Point[] {
    let places = this.places();
    let push = SPREAD;
    for (let at = 0; at < SPREADS && push > SPREAD / 20; at++) {
      this.#keepApart(this.room.apart * radius * FAR, push);
      if (this.settle(radius)) places = this.places();
      else {
        this.put(places);
        push /= 2;
      }
    }
    return places;
  }

  #move(at: number, x: number, y: number): void {
    this.#xs[at] = (this.#xs[at] as number) + x;
    this.#ys[at] = (this.#ys[at] as number) + y;
  }

  /** Planets keep their distance, or move a part of the way there. */
  #keepApart(least: number, part = 1): number {
    const [xs, ys] = [this.#xs, this.#ys];
    let worst = 0;
    for (let i = 0; i < xs.length; i++) {
      for (let j = i + 1; j < xs.length; j++) {
        const dx = (xs[j] as number) - (xs[i] as number);
        const dy = (ys[j] as number) - (ys[i] as number);
        const squared = dx * dx + dy * dy;
        if (squared >= least * least) continue;
        const distance = Math.sqrt(squared) || 1e-6;
        const missing = least - distance;
        if (missing > worst) worst = missing;
        const x = ((dx / distance) * missing * part) / 2;
        const y = ((dy / distance) * missing * part) / 2;
        this.#move(i, -x, -y);
        this.#move(j, x, y);
      }
    }
    return worst;
  }

  /** Lanes leave for their side of the compass. */
  #keepDirection(): number {
    let worst = 0;
    for (let at = 0; at < this.lanes.length; at++) {
      const [from, to] = this.lanes[at] as Lane;
      const wanted = this.#compass[at] as Point;
      const dx = (this.#xs[to] as number) - (this.#xs[from] as number);
      const dy = (this.#ys[to] as number) - (this.#ys[from] as number);
      const along = dx * wanted.x + dy * wanted.y;
      const across = dy * wanted.x - dx * wanted.y;
      if (along > 0 && Math.abs(across) <= along * STEEPEST) continue;
      const over = Math.abs(Math.atan2(across, along)) - SLANT;
      worst = Math.max(worst, over * Math.sqrt(dx * dx + dy * dy));
      const angle = -Math.sign(across || 1) * Math.min(over + 0.001, 0.3) * 0.5;
      const [cos, sin] = [Math.cos(angle) - 1, Math.sin(angle)];
      const [x, y] = [(dx * cos - dy * sin) / 2, (dx * sin + dy * cos) / 2];
      this.#move(from, -x, -y);
      this.#move(to, x, y);
    }
    return worst;
  }

  /** Lanes keep away from planets that they do not join. */
  #keepClear(least: number): number {
    const [xs, ys] = [this.#xs, this.#ys];
    let worst = 0;
    for (const [from, to] of this.lanes) {
      for (let at = 0; at < xs.length; at++) {
        if (at === from || at === to) continue;
        const ax = xs[from] as number;
        const ay = ys[from] as number;
        const lx = (xs[to] as number) - ax;
        const ly = (ys[to] as number) - ay;
        const px = (xs[at] as number) - ax;
        const py = (ys[at] as number) - ay;
        const along = (px * lx + py * ly) / (lx * lx + ly * ly || 1e-9);
        const t = along < 0 ? 0 : along > 1 ? 1 : along;
        const dx = px - lx * t;
        const dy = py - ly * t;
        const squared = dx * dx + dy * dy;
        if (squared >= least * least) continue;
        const distance = Math.sqrt(squared) || 1e-6;
        const missing = least - distance;
        if (missing > worst) worst = missing;
        const x = ((dx / distance) * missing) / 2;
        const y = ((dy / distance) * missing) / 2;
        this.#move(at, x, y);
        this.#move(from, -x * (1 - t), -y * (1 - t));
        this.#move(to, -x * t, -y * t);
      }
    }
    return worst;
  }

  /** Lanes that cross are pushed apart, each as a whole. */
  #keepUncrossed(radius: number): number {
    let worst = 0;
    for (let i = 0; i < this.lanes.length; i++) {
      const [a, b] = this.lanes[i] as Lane;
      for (let j = i + 1; j < this.lanes.length; j++) {
        const [c, d] = this.lanes[j] as Lane;
        if (a === c || a === d || b === c || b === d || !this.#crosses(a, b, c, d)) continue;
        worst = radius;
        const dx = this.#sum(this.#xs, c, d) - this.#sum(this.#xs, a, b);
        const dy = this.#sum(this.#ys, c, d) - this.#sum(this.#ys, a, b);
        const push = radius / 8 / (Math.sqrt(dx * dx + dy * dy) || 1);
        for (const at of [a, b]) this.#move(at, -dx * push, -dy * push);
        for (const at of [c, d]) this.#move(at, dx * push, dy * push);
      }
    }
    return worst;
  }

  #sum(of: Float64Array, a: number, b: number): number {
    return (of[a] as number) + (of[b] as number);
  }

  #crosses(a: number, b: number, c: number, d: number): boolean {
    const side = (p: number, q: number, r: number) =>
      this.#across(p, q, r, this.#xs, this.#ys) - this.#across(p, q, r, this.#ys, this.#xs);
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  }

  #across(p: number, q: number, r: number, us: Float64Array, vs: Float64Array): number {
    return ((us[q] as number) - (us[p] as number)) * ((vs[r] as number) - (vs[p] as number));
  }

  /** Planets stay in the room. */
  #keepInside(margin: number): number {
    return Math.max(
      inside(this.#xs, margin, this.room.width - margin),
      inside(this.#ys, margin, this.room.height - margin),
    );
  }
}

/** Keep numbers between two others, and say by how much one of them was not. */
function inside(numbers: Float64Array, least: number, most: number): number {
  let worst = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    const kept = number < least ? least : number > most ? most : number;
    worst = Math.max(worst, Math.abs(kept - number));
    numbers[at] = kept;
  }
  return worst;
}
