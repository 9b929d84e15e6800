/** Planets glide to new places: when the galaxy grows while it is laid, and when they leave their
 *  cells. Lanes and names follow them. */
export interface Standing {
  /** By planet: its middle on the screen. */
  readonly middles: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly radius: number;
}

const FOLLOWING = ".lane, .z-axis, .name, .glow";

function planetsIn(layer: Element): SVGGElement[] {
  return [...layer.querySelectorAll<SVGGElement>("g[data-planet]")];
}

/** Where the planets stand, drawn with this radius. */
export function standingIn(layer: Element, radius: number): Standing {
  const middles = planetsIn(layer).flatMap((planet) => {
    const at = planet.getScreenCTM?.();
    return at ? [[planet.dataset["planet"] ?? "", { x: at.e, y: at.f }] as const] : [];
  });
  return { middles: new Map(middles), radius };
}

/** From where they stood to where they stand now. */
export function glide(layer: Element, before: Standing, radius: number, duration: number): void {
  if (duration <= 0) return;
  let moved = false;
  for (const planet of planetsIn(layer)) {
    const from = before.middles.get(planet.dataset["planet"] ?? "");
    const at = planet.getScreenCTM?.();
    const own = planet.transform?.baseVal?.consolidate()?.matrix;
    if (!from || !at || !own) continue;
    const [x, y] = [own.e + (from.x - at.e) / at.a, own.f + (from.y - at.f) / at.d];
    const scale = before.radius / radius;
    moved ||= Math.hypot(from.x - at.e, from.y - at.f) > 1 || Math.abs(scale - 1) > 0.01;
    planet.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
        { transform: `translate(${own.e}px, ${own.f}px) scale(1)` },
      ],
      { duration, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    );
  }
  if (!moved) return;
  for (const one of layer.querySelectorAll(FOLLOWING))
    one.animate(
      [
        { opacity: 0, offset: 0 },
        { opacity: 0, offset: 0.6 },
      ],
      { duration },
    );
}
