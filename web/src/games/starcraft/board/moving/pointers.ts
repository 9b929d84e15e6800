/** Fingers and mouse on the map: one pans, two pinch, the wheel zooms. */
import type { Camera } from "./camera.svelte";
import type { Point } from "../geometry/polar";

/** Pixels before a press becomes a drag. */
const SLOP = 6;
/** Milliseconds without a turn of the wheel after which it rests. */
const WHEEL_RESTS = 160;

export class Pointers {
  readonly #down = new Map<number, Point>();
  #begun: Point = { x: 0, y: 0 };
  #isDragging = false;
  #wheel: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly camera: Camera) {}

  /** Whether the click that follows was the end of a drag. */
  get wasDrag(): boolean {
    return this.#isDragging;
  }

  press(event: PointerEvent): void {
    const point = pointOf(event);
    this.#down.set(event.pointerId, point);
    if (this.#down.size === 1) [this.#begun, this.#isDragging] = [point, false];
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const far = Math.hypot(point.x - this.#begun.x, point.y - this.#begun.y);
    if (!this.#isDragging && this.#down.size === 1 && far < SLOP) return;
    if (!this.#isDragging) hold(event);
    this.#isDragging = true;
    const [was, other] = [before, this.#otherThan(event.pointerId)];
    this.#down.set(event.pointerId, point);
    if (!other) return this.camera.pan(point.x - was.x, point.y - was.y);
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const factor =
      Math.hypot(point.x - other.x, point.y - other.y) /
      (Math.hypot(was.x - other.x, was.y - other.y) || 1);
    this.camera.stretch(factor, middle);
    this.camera.pan((point.x - was.x) / 2, (point.y - was.y) / 2);
  }

  lift(event: PointerEvent): void {
    const point = this.#down.get(event.pointerId);
    if (!this.#down.delete(event.pointerId) || !point) return;
    if (this.#down.size < 2) this.camera.settle(point);
  }

  turn(event: WheelEvent): void {
    event.preventDefault();
    const point = pointOf(event);
    this.camera.stretch(Math.exp(-event.deltaY * 0.0015), point);
    clearTimeout(this.#wheel);
    this.#wheel = setTimeout(() => this.camera.settle(point), WHEEL_RESTS);
  }

  #otherThan(id: number): Point | undefined {
    return [...this.#down].find(([one]) => one !== id)?.[1];
  }
}

function pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const box = currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : null;
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}

/** Further moves come here, wherever the pointer is. */
function hold({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}
