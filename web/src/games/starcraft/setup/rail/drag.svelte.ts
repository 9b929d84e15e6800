/** Dragging from beside the map onto it, with a mouse or a pen; fingers tap. */
const SLOP = 6;

export interface Dragged<What> {
  readonly what: What;
  readonly x: number;
  readonly y: number;
}

export class Drag<What> {
  /** What is being dragged, and where it is. */
  now = $state.raw<Dragged<What> | null>(null);

  constructor(
    /** `under`: what it was dropped on. */
    readonly drop: (what: What, under: Element) => void,
  ) {}

  press({ pointerType, button, clientX, clientY }: PointerEvent, what: What): void {
    if (pointerType === "touch" || button !== 0) return;
    const ended = new AbortController();
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (this.now || Math.hypot(x - clientX, y - clientY) >= SLOP) this.now = { what, x, y };
    };
    const end = (isDropped: boolean) => {
      const { now } = this;
      this.now = null;
      ended.abort();
      const under = isDropped && now ? document.elementFromPoint(now.x, now.y) : null;
      if (under) this.drop(what, under);
    };
    const { signal } = ended;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
  }
}

/** The number of a thing on the map: `cell 2080` is 2080. */
export function numberOn(under: Element, kind: string): number | null {
  const named = under.closest("[data-thing]")?.getAttribute("data-thing") ?? "";
  const [what, number] = named.split(" ");
  return what === kind ? Number(number) : null;
}
