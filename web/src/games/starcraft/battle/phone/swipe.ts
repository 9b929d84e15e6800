/** Swiping sideways turns pages. */
const FAR = 48;

/** `turn` is told 1 for the next page and -1 for the one before. */
export function swiped(turn: (by: 1 | -1) => void) {
  return (page: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null;
    const press = ({ clientX, clientY }: PointerEvent) => (from = { x: clientX, y: clientY });
    const lift = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = from ? [clientX - from.x, clientY - from.y] : [0, 0];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    };
    page.addEventListener("pointerdown", press);
    page.addEventListener("pointerup", lift);
    return () => {
      page.removeEventListener("pointerdown", press);
      page.removeEventListener("pointerup", lift);
    };
  };
}
