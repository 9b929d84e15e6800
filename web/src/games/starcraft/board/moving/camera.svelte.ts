/** Where the map is looked at, and how closely. While a gesture lasts only the transform of one layer
 *  changes; at its end the galaxy is drawn anew at one of the levels. */
import type { Point } from "../geometry/polar";
import { RADIUS_OF, nextRadius, snapped } from "../geometry/levels";

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A planet pans by so many radii. */
const PAN = 2.6;

export class Camera {
  /** The radius that planets are drawn with; 0: as large as the whole galaxy allows. */
  #radius = $state(0);
  /** What is in the middle, in parts of the galaxy's width and height. */
  #middle: Point = $state.raw({ x: 0.5, y: 0.5 });
  /** How much larger than drawn it is shown while a gesture lasts. */
  #stretch = $state(1);

  constructor(
    /** The radius at which the whole galaxy is seen, and the frame that it is seen in. */
    readonly whole: () => number,
    readonly frame: () => Frame,
  ) {}

  get radius(): number {
    return this.#radius || this.whole();
  }

  get isWhole(): boolean {
    return this.#radius === 0 && this.#stretch === 1;
  }

  /** How much larger than the frame the galaxy is drawn. */
  get scale(): number {
    return this.radius / (this.whole() || 1);
  }

  /** Of the one layer that moves. */
  get transform(): string {
    const { width, height } = this.frame();
    const shown = this.scale * this.#stretch;
    const x = width * (0.5 - this.#middle.x * shown);
    const y = height * (0.5 - this.#middle.y * shown);
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${this.#stretch.toFixed(4)})`;
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const { width, height } = this.frame();
    const shown = this.scale * this.#stretch;
    this.#look({
      x: this.#middle.x - dx / (width * shown),
      y: this.#middle.y - dy / (height * shown),
    });
  }

  panByPlanet(x: number, y: number): void {
    this.pan(-x * PAN * this.radius, -y * PAN * this.radius);
  }

  /** Enlarge while a gesture lasts; the point of the frame that is given stays where it is. */
  stretch(factor: number, at: Point): void {
    const least = (this.whole() / this.radius) * 0.9;
    const most = (RADIUS_OF.close / this.radius) * 1.15;
    const before = this.#stretch;
    this.#stretch = Math.max(least, Math.min(most, before * factor));
    this.#keep(at, this.scale * before, this.scale * this.#stretch);
  }

  /** A gesture is over: draw at the nearest level. */
  settle(at: Point): void {
    if (this.#stretch === 1) return;
    const before = this.scale * this.#stretch;
    this.#set(snapped(this.radius * this.#stretch, this.whole()));
    this.#stretch = 1;
    this.#keep(at, before, this.scale);
  }

  /** One level nearer or farther. */
  step(direction: 1 | -1): void {
    this.#set(nextRadius(this.radius, this.whole(), direction));
    this.#look(this.#middle);
  }

  showWhole(): void {
    this.#set(this.whole());
    this.#look({ x: 0.5, y: 0.5 });
  }

  /** Planets are drawn no smaller than this. */
  atLeast(radius: number): void {
    if (this.radius >= radius) return;
    this.#set(radius);
    this.#look(this.#middle);
  }

  /** A planet Close, right in the middle; its place is in parts of the galaxy's width and height. */
  showClose(place: Point): void {
    const { width, height } = this.frame();
    this.#set(Math.max(this.whole(), Math.min(RADIUS_OF.close, Math.min(width, height) * 0.38)));
    this.#middle = place;
  }

  /** A place in the middle, as closely as now. */
  lookAt(place: Point): void {
    this.#look(place);
  }

  #set(radius: number): void {
    this.#radius = radius <= this.whole() * 1.001 ? 0 : radius;
  }

  #keep(at: Point, before: number, after: number): void {
    const { width, height } = this.frame();
    const off = { x: at.x / width - 0.5, y: at.y / height - 0.5 };
    const middle = this.#middle;
    this.#look({
      x: middle.x + off.x / before - off.x / after,
      y: middle.y + off.y / before - off.y / after,
    });
  }

  /** The edge of the galaxy never leaves the edge of the frame. */
  #look(middle: Point): void {
    const half = 0.5 / Math.max(1, this.scale * this.#stretch);
    const within = (part: number) => Math.max(half, Math.min(1 - half, part));
    this.#middle = { x: within(middle.x), y: within(middle.y) };
  }
}
